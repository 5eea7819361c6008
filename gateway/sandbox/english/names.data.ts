/** What vehicles and insurers are called in English, by their codes. Makers’ own spelling, not the Persian sounds. */
export const englishNames: Readonly<Record<string, string>> = {
  // Types of vehicles, what they are used for, and their sizes.
  car: 'Car', van: 'Van', minibus: 'Minibus', bus: 'Bus', pickup: 'Pickup', truck: 'Truck or light truck', carrier: 'Fuel and hazardous goods carrier',
  passenger: 'Private', taxi_city: 'City taxi or agency', taxi_intercity: 'Intercity taxi', driving_school: 'Driving school',
  pub7: '7 seats', pub9: '9 seats', van10: '10 seats', minibus16: '16 seats', minibus21: '21 seats', bus27: '27 seats', bus40: '40 seats', bus44: '44 seats',
  truck_le1t: 'Up to 1 tonne', truck_1_3t: '1 to 3 tonnes', truck_3_5t: '3 to 5 tonnes', truck_5_10t: '5 to 10 tonnes', truck_10_20t: '10 to 20 tonnes', truck_gt20t: 'Over 20 tonnes',

  saipa: 'Saipa', peugeot: 'Peugeot', 'iran-khodro': 'Iran Khodro', renault: 'Renault', mvm: 'MVM', chery: 'Chery', kmc: 'KMC', jac: 'JAC',
  hyundai: 'Hyundai', kia: 'Kia', toyota: 'Toyota', citroen: 'Citroën', mazda: 'Mazda', nissan: 'Nissan',

  'saipa-pride-131': 'Pride 131', 'saipa-pride-132': 'Pride 132', 'saipa-pride-111': 'Pride 111', 'saipa-tiba': 'Tiba', 'saipa-tiba-2': 'Tiba 2',
  'saipa-saina-s': 'Saina S', 'saipa-saina-automatic': 'Saina Automatic', 'saipa-quick-s': 'Quick S', 'saipa-quick-automatic': 'Quick Automatic',
  'saipa-shahin-g': 'Shahin G', 'saipa-atlas': 'Atlas',
  'peugeot-206-type-2': '206 Type 2', 'peugeot-206-type-5': '206 Type 5', 'peugeot-206-sd': '206 SD', 'peugeot-207-manual': '207 Manual',
  'peugeot-207-automatic': '207 Automatic', 'peugeot-pars': 'Pars', 'peugeot-405-glx': '405 GLX', 'peugeot-2008': '2008',
  'iran-khodro-paykan': 'Paykan', 'iran-khodro-samand-lx': 'Samand LX', 'iran-khodro-soren-plus': 'Soren Plus', 'iran-khodro-dena': 'Dena',
  'iran-khodro-dena-plus-turbo': 'Dena Plus Turbo', 'iran-khodro-rana-plus': 'Rana Plus', 'iran-khodro-tara-automatic': 'Tara Automatic',
  'iran-khodro-haima-s7': 'Haima S7', 'iran-khodro-arisan': 'Arisan Pickup',
  'renault-tondar-90': 'Tondar 90', 'renault-sandero-stepway': 'Sandero Stepway', 'mvm-x22': 'X22', 'mvm-x33': 'X33',
  'chery-tiggo-7-pro': 'Tiggo 7 Pro', 'chery-arrizo-5': 'Arrizo 5', 'kmc-j7': 'J7', 'jac-s5': 'S5', 'hyundai-sonata': 'Sonata', 'hyundai-azera': 'Azera',
  'kia-cerato': 'Cerato', 'toyota-camry': 'Camry', 'toyota-land-cruiser': 'Land Cruiser', 'citroen-c3': 'C3', 'mazda-kara': 'Kara Pickup', 'nissan-zamyad': 'Zamyad',

  // The 22 insurers, as short as «دماوند».
  damavand: 'Damavand', aftab: 'Aftab', karun: 'Karun', sarv: 'Sarv', niloofar: 'Niloofar', sahand: 'Sahand', alvand: 'Alvand', zagros: 'Zagros',
  hamoon: 'Hamoon', kavir: 'Kavir', badban: 'Badban', toranj: 'Toranj', sepehr: 'Sepehr', arash: 'Arash', kaveh: 'Kaveh', parand: 'Parand',
  simorgh: 'Simorgh', pasban: 'Pasban', arghavan: 'Arghavan', mehregan: 'Mehregan', oruj: 'Oruj', golestan: 'Golestan',
}

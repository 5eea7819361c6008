/** English names of the sandbox's insurers. */

/** Short English names by code. */
export const englishInsurerNames: Readonly<Record<string, string>> = {
  damavand: 'Damavand',
  aftab: 'Aftab',
  karun: 'Karun',
  sarv: 'Sarv',
  niloofar: 'Niloofar',
  sahand: 'Sahand',
  alvand: 'Alvand',
  zagros: 'Zagros',
  hamoon: 'Hamoon',
  kavir: 'Kavir',
  badban: 'Badban',
  toranj: 'Toranj',
  sepehr: 'Sepehr',
  arash: 'Arash',
  kaveh: 'Kaveh',
  parand: 'Parand',
  simorgh: 'Simorgh',
  pasban: 'Pasban',
  arghavan: 'Arghavan',
  mehregan: 'Mehregan',
  oruj: 'Oruj',
  golestan: 'Golestan',
}

/**
 * Vehicles of the sandbox's registry that third-party insurance is sold for, all invented. Decisions, section
 * 8 ("Steerable by testers").
 */
import type { CarPlate } from '#contract/values/plate.ts'
import { insurers } from './insurers.ts'
import {
  brandNew,
  car,
  changedHands,
  heavy,
  insured,
  LAST_YEAR,
  registered,
  type RegisteredVehicle,
  THIS_YEAR,
} from './registered-vehicle.ts'

export const registeredVehicles: readonly RegisteredVehicle<CarPlate>[] = [
  registered('0084575948', '24 10 318 44', car('peugeot-207-manual', 1399), insured('damavand', 10, 35, 35)),
  registered(
    '9971126486',
    '61 13 752 68',
    car('iran-khodro-tara-automatic', 1402),
    insured('aftab', 21, 0, 0),
  ),
  registered('9941205671', '37 02 416 11', car('saipa-quick-s', 1400), insured('karun', 14, 20, 20), {
    unknown: ['carBrand', 'carModel', 'carProductionYear'],
  }),
  registered('9911284867', '82 16 195 13', car('iran-khodro-samand-lx', 1394), insured('sarv', 6, 25, 25), {
    outcome: 'down',
  }),
  registered('9981364053', '15 07 638 22', car('peugeot-pars', 1396), insured('sahand', 9, 30, 30)),
  registered('9951443249', '46 20 927 36', car('saipa-tiba-2', 1398), insured('zagros', 3, 15, 15), {
    outcome: 'refused',
  }),
  registered('9921522434', '53 21 281 63', car('renault-tondar-90', 1395), insured('alvand', 18, 40, 40), {
    answersAfterMs: 2000,
  }),
  registered('9991601627', '91 06 574 45', car('saipa-pride-131', 1391), insured('sepehr', -40, 10, 10)),
  registered(
    '9961680812',
    '28 19 863 33',
    car('iran-khodro-dena-plus-turbo', 1401),
    changedHands('simorgh', 55),
    { isSoldLater: true },
  ),
  registered('9931760001', '74 22 139 99', car('saipa-shahin-g', THIS_YEAR), brandNew),
  registered('9901839191', '35 14 246 14', heavy('bus', 'bus44', 1393), insured('kaveh', 12, 20, 15)),
  registered(
    '9971918382',
    '62 14 817 65',
    heavy('truck', 'truck_10_20t', 1389),
    insured('damavand', 7, 30, 25),
  ),
  registered(
    '9941997578',
    '49 14 352 84',
    heavy('carrier', 'truck_gt20t', 1390),
    insured('zagros', 25, 15, 10),
  ),
  registered('9912076761', '17 10 684 20', car('chery-arrizo-5', 1400), insured('niloofar', 16, 25, 25), {
    slow: ['aftab', 'karun', 'zagros', 'sepehr'],
  }),
  registered('9982155954', '86 23 471 72', car('mvm-x22', 1399), insured('badban', 11, 10, 10)),
  registered('9952235143', '23 12 759 10', car('peugeot-206-type-2', 1392), insured('toranj', 5, 45, 40)),
  registered('9922314339', '58 24 148 55', car('iran-khodro-rana-plus', 1400), insured('arash', 20, 20, 20), {
    silent: ['damavand', 'simorgh', 'golestan'],
  }),
  registered('9992393521', '94 02 365 79', car('saipa-saina-s', 1401), insured('mehregan', 13, 5, 5), {
    unknown: [
      'previousCompany',
      'lastPolicyStartDate',
      'lastPolicyExpDate',
      'noDamageFactor',
      'driverNoDamageFactor',
    ],
  }),
  registered(
    '9962472717',
    '31 04 572 40',
    car('iran-khodro-samand-lx', 1397, 'taxi_city'),
    insured('karun', 8, 15, 15),
  ),
  registered('9932551902', '67 16 823 26', car('toyota-camry', 1395), insured('aftab', 30, 50, 50)),
  registered('9902631096', '12 07 694 18', car('saipa-pride-132', 1386), insured('kavir', 2, 35, 35)),
  registered('9972710289', '75 20 218 91', car('hyundai-azera', 1393), insured('damavand', 40, 55, 55)),
  registered('9942789472', '43 21 537 87', car('jac-s5', 1398), insured('pasban', 15, 30, 30)),
  registered('9912868668', '89 06 961 54', car('iran-khodro-haima-s7', 1400), insured('hamoon', 22, 10, 10)),
  registered('9982947850', '26 19 384 46', heavy('pickup', 'truck_le1t', 1399), insured('oruj', 10, 20, 20)),
  registered('9953027048', '51 22 716 19', car('citroen-c3', 1398), insured('golestan', 17, 5, 5)),
  registered(
    '9923106233',
    '38 14 425 51',
    heavy('minibus', 'minibus21', 1388),
    insured('sahand', 28, 25, 20),
  ),
  registered('9993185426', '93 10 152 77', car('saipa-atlas', 1402), insured('arghavan', 35, 10, 10)),
  registered('9963264611', '64 23 879 31', car('iran-khodro-paykan', 1380), insured('kaveh', -5, 60, 60)),
  registered('9933343807', '19 12 243 48', car('peugeot-2008', 1397), insured('sepehr', 45, 40, 40)),
  registered('9903422997', '77 14 618 93', heavy('van', 'van10', 1394), insured('alvand', 19, 15, 10)),
  registered('9973502183', '42 24 395 15', car('kia-cerato', 1394), insured('parand', 33, 35, 35)),
  registered('9943581379', '85 02 742 23', heavy('pickup', 'truck_1_3t', 1397), insured('kavir', 4, 30, 30)),
  registered(
    '9913660564',
    '33 16 168 62',
    car('renault-sandero-stepway', 1396),
    insured('badban', -12, 20, 20),
  ),
  registered('9983739755', '98 07 527 95', car('peugeot-405-glx', 1388), insured('oruj', 6, 65, 60)),
  registered('9953818940', '21 20 834 29', car('saipa-quick-automatic', 1402), insured('toranj', 50, 10, 10)),
  registered(
    '9923898131',
    '56 21 491 73',
    car('peugeot-207-automatic', 1401),
    insured('niloofar', 24, 15, 15),
  ),
  registered('9993977322', '72 06 273 41', car('iran-khodro-soren-plus', 1400), changedHands('mehregan', 90)),
  registered(
    '9964056516',
    '14 19 956 57',
    car('saipa-tiba', 1395, 'driving_school'),
    insured('pasban', 9, 0, 0),
  ),
  registered(
    '9934135701',
    '81 14 648 12',
    heavy('truck', 'truck_5_10t', 1385),
    insured('simorgh', -90, 0, 0),
  ),
  registered('9904214891', '48 22 317 34', car('mvm-x33', 1400), insured('golestan', 27, 25, 25)),
  registered('9974294088', '29 10 785 97', car('iran-khodro-tara-automatic', THIS_YEAR), brandNew),
  registered('9944373273', '66 23 134 83', car('kmc-j7', 1402), insured('hamoon', 31, 5, 5)),
  registered('9914452469', '95 12 569 28', car('peugeot-206-sd', 1390), insured('arghavan', 13, 70, 70)),
  registered('14012345679', '44 12 731 88', car('iran-khodro-dena', 1400), insured('zagros', 12, 20, 20)),
  registered('9925113016', '52 10 914 21', car('saipa-shahin-g', LAST_YEAR), insured('karun', 15, 5, 5)),
  registered('9906114029', '68 13 237 53', car('chery-tiggo-7-pro', LAST_YEAR), insured('sepehr', 20, 5, 5), {
    unknown: ['carProductionMonth'],
  }),
  registered('9977115036', '83 19 546 31', car('peugeot-2008', 1398), insured('damavand', 140, 20, 20)),
  registered('9948116046', '27 21 683 66', car('saipa-quick-s', 1399), insured('alvand', 11, 15, 15), {
    closed: ['hamoon', 'aftab'],
  }),
  registered('9919117056', '71 06 352 17', car('renault-tondar-90', 1397), insured('badban', 9, 25, 25), {
    upsells: 'broken',
  }),
  registered(
    '9980118067',
    '36 23 418 85',
    car('iran-khodro-rana-plus', 1399),
    insured('simorgh', 16, 30, 30),
    { firstPrices: 'expire-and-rise' },
  ),
  registered('9961119071', '57 14 629 74', car('iran-khodro-samand-lx', 1396), insured('kaveh', 8, 20, 20), {
    firstPrices: 'expire',
  }),
  registered('9932120081', '92 10 478 54', car('saipa-tiba-2', 1397), insured('sahand', 19, 15, 15), {
    orderPrices: 'rise',
  }),
  registered('9944121096', '34 10 291 47', car('saipa-saina-s', 1400), insured('pasban', 18, 10, 10), {
    silent: insurers.map(({ code }) => code),
  }),
]

/**
 * Motorcycles of the sandbox's registry, all invented; some of their owners have a car, too. Decisions,
 * section 8 ("Steerable by testers").
 */
import type { MotorcyclePlate } from '#contract/values/plate.ts'
import { insurers } from './insurers.ts'
import {
  brandNew,
  changedHands,
  insured,
  motorcycle,
  registeredMotorcycle,
  type RegisteredVehicle,
  THIS_YEAR,
} from './registered-vehicle.ts'

export const registeredMotorcycles: readonly RegisteredVehicle<MotorcyclePlate>[] = [
  registeredMotorcycle(
    '0084575948',
    '127 58463',
    motorcycle('moto_1cyl', 1398),
    insured('karun', 10, 25, 25),
  ),
  registeredMotorcycle(
    '9962472717',
    '134 27615',
    motorcycle('moto_moped', 1401),
    insured('zagros', 21, 0, 0),
  ),
  registeredMotorcycle(
    '9902631096',
    '318 64927',
    motorcycle('moto_1cyl', 1397),
    insured('oruj', 14, 15, 15),
    {
      unknown: ['carDetailCode', 'carProductionYear'],
    },
  ),
  registeredMotorcycle(
    '9972710289',
    '452 91386',
    motorcycle('moto_1cyl', 1400),
    insured('kaveh', 9, 10, 10),
    {
      unknown: [
        'previousCompany',
        'lastPolicyStartDate',
        'lastPolicyExpDate',
        'noDamageFactor',
        'driverNoDamageFactor',
      ],
    },
  ),
  registeredMotorcycle(
    '9912868668',
    '561 38274',
    motorcycle('moto_1cyl', 1396),
    insured('sahand', 6, 20, 20),
    {
      outcome: 'down',
    },
  ),
  registeredMotorcycle(
    '9982947850',
    '629 17548',
    motorcycle('moto_moped', 1395),
    insured('damavand', 13, 5, 5),
  ),
  registeredMotorcycle(
    '9953027048',
    '743 86152',
    motorcycle('moto_1cyl', 1399),
    insured('alvand', 3, 15, 15),
    {
      outcome: 'refused',
    },
  ),
  registeredMotorcycle(
    '9993185426',
    '815 42967',
    motorcycle('moto_1cyl', 1401),
    insured('kavir', 18, 10, 10),
    {
      answersAfterMs: 2000,
    },
  ),
  registeredMotorcycle('9963264611', '236 75819', motorcycle('moto_1cyl', 1392), insured('karun', -40, 0, 0)),
  registeredMotorcycle('9933343807', '347 61928', motorcycle('moto_1cyl', 1400), changedHands('badban', 55)),
  registeredMotorcycle('9973502183', '571 83264', motorcycle('moto_1cyl', THIS_YEAR), brandNew),
  registeredMotorcycle(
    '9943581379',
    '682 94175',
    motorcycle('moto_2cyl', 1397),
    insured('zagros', 25, 30, 30),
  ),
  registeredMotorcycle(
    '9903422997',
    '794 15386',
    motorcycle('moto_3wheel', 1393),
    insured('oruj', 7, 20, 15),
  ),
  registeredMotorcycle(
    '9983739755',
    '863 29417',
    motorcycle('moto_1cyl', 1398),
    insured('aftab', 16, 15, 15),
    {
      slow: ['damavand', 'karun', 'zagros', 'sepehr'],
    },
  ),
  registeredMotorcycle(
    '9953818940',
    '915 37628',
    motorcycle('moto_1cyl', 1399),
    insured('golestan', 20, 5, 5),
    {
      silent: ['damavand', 'karun', 'golestan'],
    },
  ),
  registeredMotorcycle(
    '9923898131',
    '148 52739',
    motorcycle('moto_moped', 1402),
    insured('sepehr', 11, 5, 5),
    {
      closed: ['karun', 'zagros'],
    },
  ),
  registeredMotorcycle(
    '9993977322',
    '259 63814',
    motorcycle('moto_1cyl', 1398),
    insured('arash', 18, 10, 10),
    {
      silent: insurers.map(({ code }) => code),
    },
  ),
  registeredMotorcycle(
    '9964056516',
    '361 74925',
    motorcycle('moto_1cyl', 1399),
    insured('simorgh', 16, 20, 20),
    {
      firstPrices: 'expire-and-rise',
    },
  ),
  registeredMotorcycle(
    '9934135701',
    '473 85136',
    motorcycle('moto_1cyl', 1397),
    insured('pasban', 19, 15, 15),
    {
      orderPrices: 'rise',
    },
  ),
]

/**
 * The motor tariff by Jalali year, in toman. Limits, surcharges, no-claim ladder, effects of claims, lateness
 * and short terms are published facts. Base premiums of 1405 are published for lt4, pride, c4, gt4,
 * truck_le1t, truck_1_3t, moto_1cyl, moto_2cyl and moto_3wheel; the other classes follow their 1401
 * relativity. 1404 is derived from 1405 (divided by 1.3125), 1403 from 1404 (by 1.3333), both about 1 % off.
 * Not binding.
 */

export const tariffClasses = [
  'lt4',
  'pride',
  'c4',
  'gt4',
  'pub7',
  'pub9',
  'van10',
  'minibus16',
  'minibus21',
  'bus27',
  'bus40',
  'bus44',
  'truck_le1t',
  'truck_1_3t',
  'truck_3_5t',
  'truck_5_10t',
  'truck_10_20t',
  'truck_gt20t',
  'moto_moped',
  'moto_1cyl',
  'moto_2cyl',
  'moto_3wheel',
] as const
export type TariffClass = (typeof tariffClasses)[number]

export type TariffYear = {
  /** The diyeh of an ordinary month, on which the driver's cover is based. */
  ordinaryDiyeh: number
  /** The legal minimum of the property-damage ceiling: exact (the basis of multiples), and as offered. */
  minimumExact: number
  minimumOffered: number
  maximum: number
  base: Record<TariffClass, number>
}

export const tariffYears: ReadonlyMap<number, TariffYear> = new Map([
  [
    1403,
    {
      ordinaryDiyeh: 1_200_000_000,
      minimumExact: 40_000_000,
      minimumOffered: 40_000_000,
      maximum: 800_000_000,
      base: {
        lt4: 4_315_600,
        pride: 5_110_900,
        c4: 6_007_600,
        gt4: 6_723_700,
        pub7: 12_376_100,
        pub9: 12_733_000,
        van10: 12_874_800,
        minibus16: 15_829_900,
        minibus21: 16_443_300,
        bus27: 24_245_900,
        bus40: 30_505_200,
        bus44: 32_374_100,
        truck_le1t: 5_287_600,
        truck_1_3t: 6_366_600,
        truck_3_5t: 8_058_500,
        truck_5_10t: 10_325_200,
        truck_10_20t: 12_015_100,
        truck_gt20t: 12_733_000,
        moto_moped: 1_071_800,
        moto_1cyl: 1_309_000,
        moto_2cyl: 1_437_800,
        moto_3wheel: 1_546_500,
      },
    },
  ],
  [
    1404,
    {
      ordinaryDiyeh: 1_600_000_000,
      minimumExact: 53_333_333,
      minimumOffered: 53_300_000,
      maximum: 1_066_666_667,
      base: {
        lt4: 5_754_100,
        pride: 6_814_500,
        c4: 8_010_100,
        gt4: 8_965_000,
        pub7: 16_501_500,
        pub9: 16_977_300,
        van10: 17_166_300,
        minibus16: 21_106_500,
        minibus21: 21_924_300,
        bus27: 32_327_800,
        bus40: 40_673_400,
        bus44: 43_165_400,
        truck_le1t: 7_050_100,
        truck_1_3t: 8_488_800,
        truck_3_5t: 10_744_700,
        truck_5_10t: 13_766_900,
        truck_10_20t: 16_020_100,
        truck_gt20t: 16_977_300,
        moto_moped: 1_429_000,
        moto_1cyl: 1_745_300,
        moto_2cyl: 1_917_100,
        moto_3wheel: 2_061_900,
      },
    },
  ],
  [
    1405,
    {
      ordinaryDiyeh: 2_100_000_000,
      minimumExact: 70_000_000,
      minimumOffered: 70_000_000,
      maximum: 1_400_000_000,
      base: {
        lt4: 7_552_200,
        pride: 8_944_000,
        c4: 10_513_200,
        gt4: 11_766_500,
        pub7: 21_658_200,
        pub9: 22_282_700,
        van10: 22_530_800,
        minibus16: 27_702_300,
        minibus21: 28_775_700,
        bus27: 42_430_200,
        bus40: 53_383_900,
        bus44: 56_654_600,
        truck_le1t: 9_253_300,
        truck_1_3t: 11_141_500,
        truck_3_5t: 14_102_400,
        truck_5_10t: 18_069_000,
        truck_10_20t: 21_026_400,
        truck_gt20t: 22_282_700,
        moto_moped: 1_875_600,
        moto_1cyl: 2_290_700,
        moto_2cyl: 2_516_200,
        moto_3wheel: 2_706_300,
      },
    },
  ],
])

/** Ceilings above the legal minimum, toman; a year offers those between its minimum and its maximum. */
export const ceilings = [
  60, 70, 80, 100, 120, 150, 200, 250, 300, 350, 400, 500, 600, 700, 800, 900, 1000,
].map((million) => million * 1_000_000)

/** Kinds of vehicles by which rates and discounts differ. */
export type VehicleKind = 'car' | 'passenger' | 'cargo' | 'motorcycle'

/** The driver's premium, per thousand of the ordinary diyeh. */
export const driverRatePerThousand: Readonly<Record<VehicleKind, number>> = {
  car: 0.7,
  passenger: 1,
  cargo: 1.2,
  motorcycle: 0.37,
}

/** Percents added to base and extra cover. */
export const usageSurchargePercent = {
  taxi_city: 10,
  taxi_intercity: 20,
  driving_school: 15,
  fuel_gas_carrier: 25,
} as const
export const ageSurcharge = { freeYears: 15, percentPerYear: 2, cap: 20 } as const
export const firstRegistrationPercent = 5
export const vatPercent = 10

export const lateness = { daysInYear: 365, capDays: 365 } as const

/** Share of a year's premium, percent, by months of term. */
export const termSharePercent: ReadonlyMap<number, number> = new Map([
  [1, 15],
  [2, 25],
  [3, 30],
  [4, 40],
  [6, 60],
  [9, 80],
  [12, 100],
])

/**
 * Extra property cover: percent of the base premium at multiples of the exact legal minimum, given for the
 * 1405 minimum of 70 million. Zero at the minimum, linear between the points and beyond the last; cargo and
 * motorcycles pay a quarter more.
 */
export const extraCover = {
  readOnMinimum: 70,
  factor: { car: 1, passenger: 1, cargo: 1.25, motorcycle: 1.25 },
  points: [
    { million: 70, percent: 0 },
    { million: 80, percent: 1.12 },
    { million: 100, percent: 3.37 },
    { million: 200, percent: 11.22 },
    { million: 300, percent: 16.83 },
    { million: 400, percent: 22.44 },
    { million: 500, percent: 30.3 },
    { million: 600, percent: 38.71 },
    { million: 700, percent: 47.13 },
    { million: 800, percent: 55.54 },
    { million: 900, percent: 63.96 },
    { million: 1000, percent: 72.37 },
  ],
} as const

/**
 * Vehicle types by product, the choices of each (usage and model of a car; seats, tonnage or a motorcycle's
 * class) and their tariff classes. Source: published facts. Specification: document 2 sections 2.5, 2.6 and 9
 * ("motorcycle type is tonnage").
 */
import type { CarType } from '#contract/operations/configuration.ts'
import type { LiabilityType } from '#contract/operations/parameters.ts'
import type { TariffClass, usageSurchargePercent } from './tariff-figures.ts'

export type UsageSurcharge = keyof typeof usageSurchargePercent

export type VehicleType = {
  code: string
  title: string
  picks: CarType['picks']
  /** Surcharge of the type itself. */
  surcharge: UsageSurcharge | null
  usages: readonly { code: string; title: string; surcharge: UsageSurcharge | null }[]
  details: readonly { code: TariffClass; title: string }[]
}

/** The types that each product insures. A code belongs to one product. */
export const vehicleTypes: Readonly<Record<LiabilityType, readonly VehicleType[]>> = {
  thirdparty: [
    {
      code: 'car',
      title: 'سواری',
      picks: 'model',
      surcharge: null,
      usages: [
        { code: 'passenger', title: 'شخصی', surcharge: null },
        { code: 'taxi_city', title: 'تاکسی شهری و آژانس', surcharge: 'taxi_city' },
        { code: 'taxi_intercity', title: 'تاکسی بین‌شهری', surcharge: 'taxi_intercity' },
        { code: 'driving_school', title: 'آموزش رانندگی', surcharge: 'driving_school' },
      ],
      details: [],
    },
    {
      code: 'van',
      title: 'ون',
      picks: 'seats',
      surcharge: null,
      usages: [],
      details: [
        { code: 'pub7', title: '۷ نفره' },
        { code: 'pub9', title: '۹ نفره' },
        { code: 'van10', title: '۱۰ نفره' },
      ],
    },
    {
      code: 'minibus',
      title: 'مینی‌بوس',
      picks: 'seats',
      surcharge: null,
      usages: [],
      details: [
        { code: 'minibus16', title: '۱۶ نفره' },
        { code: 'minibus21', title: '۲۱ نفره' },
      ],
    },
    {
      code: 'bus',
      title: 'اتوبوس',
      picks: 'seats',
      surcharge: null,
      usages: [],
      details: [
        { code: 'bus27', title: '۲۷ نفره' },
        { code: 'bus40', title: '۴۰ نفره' },
        { code: 'bus44', title: '۴۴ نفره' },
      ],
    },
    {
      code: 'pickup',
      title: 'وانت',
      picks: 'tonnage',
      surcharge: null,
      usages: [],
      details: [
        { code: 'truck_le1t', title: 'تا ۱ تن' },
        { code: 'truck_1_3t', title: '۱ تا ۳ تن' },
      ],
    },
    {
      code: 'truck',
      title: 'کامیون و کامیونت',
      picks: 'tonnage',
      surcharge: null,
      usages: [],
      details: [
        { code: 'truck_3_5t', title: '۳ تا ۵ تن' },
        { code: 'truck_5_10t', title: '۵ تا ۱۰ تن' },
        { code: 'truck_10_20t', title: '۱۰ تا ۲۰ تن' },
        { code: 'truck_gt20t', title: 'بیش از ۲۰ تن' },
      ],
    },
    {
      code: 'carrier',
      title: 'سوخت‌کش و حمل مواد خطرناک',
      picks: 'tonnage',
      surcharge: 'fuel_gas_carrier',
      usages: [],
      details: [
        { code: 'truck_5_10t', title: '۵ تا ۱۰ تن' },
        { code: 'truck_10_20t', title: '۱۰ تا ۲۰ تن' },
        { code: 'truck_gt20t', title: 'بیش از ۲۰ تن' },
      ],
    },
  ],
  motorcycle: [
    {
      code: 'motorcycle',
      title: 'موتورسیکلت',
      picks: 'tonnage',
      surcharge: null,
      usages: [],
      details: [
        { code: 'moto_moped', title: 'گازی' },
        { code: 'moto_1cyl', title: 'دنده‌ای، یک سیلندر' },
        { code: 'moto_2cyl', title: 'دو سیلندر و بیشتر (سنگین)' },
        { code: 'moto_3wheel', title: 'سه‌چرخ و سایدکار' },
      ],
    },
  ],
}

/** The usage of a car by default. Specification: document 2 section 9. */
export const DEFAULT_USAGE = 'passenger'

const typesByCode = new Map(
  Object.values(vehicleTypes)
    .flat()
    .map((type) => [type.code, type]),
)

export const vehicleTypeOf = (code: string): VehicleType | undefined => typesByCode.get(code)

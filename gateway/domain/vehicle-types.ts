/**
 * Vehicle types, the choices of each (usage and model of a car; seats or tonnage of others) and their tariff
 * classes. Source: published facts. Motorcycles have their own journey. Specification: document 2 sections
 * 2.5 and 9.
 */
import type { CarType } from '#contract/operations/configuration.ts'
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

export const vehicleTypes: readonly VehicleType[] = [
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
]

/** The usage of a car by default. Specification: document 2 section 9. */
export const DEFAULT_USAGE = 'passenger'

export const vehicleTypeOf = (code: string): VehicleType | undefined =>
  vehicleTypes.find((type) => type.code === code)

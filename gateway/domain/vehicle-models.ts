/**
 * Popular models by brand with their tariff classes (published facts) and invented prices. Codes are this
 * project's own and never change.
 */
import type { TariffClass } from './tariff-figures.ts'

export type VehicleModel = {
  code: string
  title: string
  tariffClass: TariffClass
  /** Invented price of a new car, toman. */
  newValue: number
}
export type VehicleBrand = { code: string; title: string; models: readonly VehicleModel[] }

export const vehicleBrands: readonly VehicleBrand[] = [
  {
    code: 'saipa',
    title: 'سایپا',
    models: [
      { code: 'saipa-pride-131', title: 'پراید ۱۳۱', tariffClass: 'pride', newValue: 330_000_000 },
      { code: 'saipa-pride-132', title: 'پراید ۱۳۲', tariffClass: 'pride', newValue: 330_000_000 },
      { code: 'saipa-pride-111', title: 'پراید ۱۱۱', tariffClass: 'pride', newValue: 350_000_000 },
      { code: 'saipa-tiba', title: 'تیبا', tariffClass: 'c4', newValue: 400_000_000 },
      { code: 'saipa-tiba-2', title: 'تیبا ۲', tariffClass: 'c4', newValue: 420_000_000 },
      { code: 'saipa-saina-s', title: 'ساینا S', tariffClass: 'c4', newValue: 480_000_000 },
      { code: 'saipa-saina-automatic', title: 'ساینا اتوماتیک', tariffClass: 'c4', newValue: 600_000_000 },
      { code: 'saipa-quick-s', title: 'کوییک S', tariffClass: 'c4', newValue: 520_000_000 },
      { code: 'saipa-quick-automatic', title: 'کوییک اتوماتیک', tariffClass: 'c4', newValue: 610_000_000 },
      { code: 'saipa-shahin-g', title: 'شاهین G', tariffClass: 'c4', newValue: 820_000_000 },
      { code: 'saipa-atlas', title: 'اطلس', tariffClass: 'c4', newValue: 620_000_000 },
    ],
  },
  {
    code: 'peugeot',
    title: 'پژو',
    models: [
      { code: 'peugeot-206-type-2', title: '۲۰۶ تیپ ۲', tariffClass: 'c4', newValue: 720_000_000 },
      { code: 'peugeot-206-type-5', title: '۲۰۶ تیپ ۵', tariffClass: 'c4', newValue: 850_000_000 },
      { code: 'peugeot-206-sd', title: '۲۰۶ SD', tariffClass: 'c4', newValue: 800_000_000 },
      { code: 'peugeot-207-manual', title: '۲۰۷ دنده‌ای', tariffClass: 'c4', newValue: 1_050_000_000 },
      { code: 'peugeot-207-automatic', title: '۲۰۷ اتوماتیک', tariffClass: 'c4', newValue: 1_280_000_000 },
      { code: 'peugeot-pars', title: 'پارس', tariffClass: 'c4', newValue: 700_000_000 },
      { code: 'peugeot-405-glx', title: '۴۰۵ GLX', tariffClass: 'c4', newValue: 560_000_000 },
      { code: 'peugeot-2008', title: '۲۰۰۸', tariffClass: 'c4', newValue: 3_000_000_000 },
    ],
  },
  {
    code: 'iran-khodro',
    title: 'ایران‌خودرو',
    models: [
      { code: 'iran-khodro-paykan', title: 'پیکان', tariffClass: 'pride', newValue: 150_000_000 },
      { code: 'iran-khodro-samand-lx', title: 'سمند LX', tariffClass: 'c4', newValue: 620_000_000 },
      { code: 'iran-khodro-soren-plus', title: 'سورن پلاس', tariffClass: 'c4', newValue: 780_000_000 },
      { code: 'iran-khodro-dena', title: 'دنا', tariffClass: 'c4', newValue: 820_000_000 },
      {
        code: 'iran-khodro-dena-plus-turbo',
        title: 'دنا پلاس توربو',
        tariffClass: 'c4',
        newValue: 1_240_000_000,
      },
      { code: 'iran-khodro-rana-plus', title: 'رانا پلاس', tariffClass: 'c4', newValue: 780_000_000 },
      {
        code: 'iran-khodro-tara-automatic',
        title: 'تارا اتوماتیک',
        tariffClass: 'c4',
        newValue: 1_120_000_000,
      },
      { code: 'iran-khodro-haima-s7', title: 'هایما S7', tariffClass: 'c4', newValue: 1_900_000_000 },
      { code: 'iran-khodro-arisan', title: 'وانت آریسان', tariffClass: 'truck_le1t', newValue: 560_000_000 },
    ],
  },
  {
    code: 'renault',
    title: 'رنو',
    models: [
      { code: 'renault-tondar-90', title: 'تندر ۹۰', tariffClass: 'c4', newValue: 750_000_000 },
      { code: 'renault-sandero-stepway', title: 'ساندرو استپ‌وی', tariffClass: 'c4', newValue: 1_000_000_000 },
    ],
  },
  {
    code: 'mvm',
    title: 'ام وی ام',
    models: [
      { code: 'mvm-x22', title: 'X22', tariffClass: 'c4', newValue: 1_150_000_000 },
      { code: 'mvm-x33', title: 'X33', tariffClass: 'c4', newValue: 1_300_000_000 },
    ],
  },
  {
    code: 'chery',
    title: 'چری',
    models: [
      { code: 'chery-tiggo-7-pro', title: 'تیگو ۷ پرو', tariffClass: 'c4', newValue: 2_600_000_000 },
      { code: 'chery-arrizo-5', title: 'آریزو ۵', tariffClass: 'c4', newValue: 1_500_000_000 },
    ],
  },
  {
    code: 'kmc',
    title: 'کی ام سی',
    models: [{ code: 'kmc-j7', title: 'J7', tariffClass: 'c4', newValue: 2_150_000_000 }],
  },
  {
    code: 'jac',
    title: 'جک',
    models: [{ code: 'jac-s5', title: 'S5', tariffClass: 'c4', newValue: 1_600_000_000 }],
  },
  {
    code: 'hyundai',
    title: 'هیوندای',
    models: [
      { code: 'hyundai-sonata', title: 'سوناتا', tariffClass: 'c4', newValue: 3_200_000_000 },
      { code: 'hyundai-azera', title: 'آزرا', tariffClass: 'gt4', newValue: 3_500_000_000 },
    ],
  },
  {
    code: 'kia',
    title: 'کیا',
    models: [{ code: 'kia-cerato', title: 'سراتو', tariffClass: 'c4', newValue: 2_100_000_000 }],
  },
  {
    code: 'toyota',
    title: 'تویوتا',
    models: [
      { code: 'toyota-camry', title: 'کمری', tariffClass: 'c4', newValue: 5_500_000_000 },
      { code: 'toyota-land-cruiser', title: 'لندکروزر', tariffClass: 'gt4', newValue: 14_500_000_000 },
    ],
  },
  {
    code: 'citroen',
    title: 'سیتروئن',
    models: [{ code: 'citroen-c3', title: 'C3', tariffClass: 'lt4', newValue: 1_500_000_000 }],
  },
  {
    code: 'mazda',
    title: 'مزدا',
    models: [{ code: 'mazda-kara', title: 'وانت کارا', tariffClass: 'truck_le1t', newValue: 800_000_000 }],
  },
  {
    code: 'nissan',
    title: 'نیسان',
    models: [{ code: 'nissan-zamyad', title: 'زامیاد', tariffClass: 'truck_1_3t', newValue: 650_000_000 }],
  },
]

const modelsByCode = new Map(
  vehicleBrands.flatMap((brand) => brand.models.map((model) => [model.code, { brand, model }] as const)),
)

export const vehicleModelOf = (code: string): { brand: VehicleBrand; model: VehicleModel } | undefined =>
  modelsByCode.get(code)

/** Manual entry of car-body insurance: the car, its price, its insurance and the third-party discount. */
import { questions } from '../drivers/car-body/questions.ts'
import type { StepTable } from '../table.ts'
import { questionViews } from './questions.ts'

const car = {
  heading: 'بیمهٔ بدنه',
  primary: /^ثبت و (?:ادامه|بازگشت به پیشنهادها)$/,
  texts: ['خودرو را مشخص کنید'],
} as const

const views: StepTable['views'] = {
  'vehicle.car.pristine': car,
  'vehicle.car.showingErrors': { ...car, errors: [/(?:برند|مدل|سال ساخت) را انتخاب کنید\./] },
  ...questionViews('vehicle', 'thirdParty'),
}

export const carBodyVehicle: StepTable = { views, drivers: questions }

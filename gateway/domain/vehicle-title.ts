/** A vehicle in words, as orders and invoices show it: «پژو ۲۰۷ دنده‌ای», «اتوبوس ۴۴ نفره». */
import type { OffersSearch } from '#contract/operations/third-party-offers.ts'
import { vehicleModelOf } from '../sandbox/vehicle-models.ts'
import { vehicleTypeOf } from '../sandbox/vehicle-types.ts'

/** Takes a search that was priced; gives its vehicle's title. */
export const vehicleTitleOf = ({ carType, carModel, carDetailCode }: Pick<OffersSearch, 'carType' | 'carModel' | 'carDetailCode'>): string => {
  const car = carModel === null ? undefined : vehicleModelOf(carModel)
  if (car !== undefined) return `${car.brand.title} ${car.model.title}`
  const type = vehicleTypeOf(carType)
  const detail = type?.details.find(({ code }) => code === carDetailCode)
  return [type?.title, detail?.title].filter((part) => part !== undefined).join(' ')
}

/** A vehicle in words, as orders and invoices show it: «پژو ۲۰۷ دنده‌ای», «اتوبوس ۴۴ نفره», “Bus, 44 seats”. */
import type { OffersSearch } from '#contract/operations/third-party-offers.ts'
import type { Locale } from '#contract/texts.ts'
import { titleIn } from '../sandbox/localised-names.ts'
import { vehicleModelOf } from '../sandbox/vehicle-models.ts'
import { vehicleTypeOf } from '../sandbox/vehicle-types.ts'

/** Takes a search that was priced and a language; gives its vehicle's title. */
export const vehicleTitleOf = (
  { carType, carModel, carDetailCode }: Pick<OffersSearch, 'carType' | 'carModel' | 'carDetailCode'>,
  locale: Locale = 'fa',
): string => {
  const car = carModel === null ? undefined : vehicleModelOf(carModel)
  if (car !== undefined) return `${titleIn(locale, car.brand)} ${titleIn(locale, car.model)}`
  const type = vehicleTypeOf(carType)
  const detail = type?.details.find(({ code }) => code === carDetailCode)
  return [type, detail]
    .flatMap((part) => (part === undefined ? [] : titleIn(locale, part)))
    .join(locale === 'en' ? ', ' : ' ')
}

/**
 * The title of a vehicle on orders and invoices: «پژو ۲۰۷ دنده‌ای», «اتوبوس ۴۴ نفره», «موتورسیکلت دنده‌ای، یک
 * سیلندر», “Bus, 44 seats”.
 */
import type { OffersSearch } from '#contract/operations/offers.ts'
import type { Locale } from '#contract/texts.ts'
import { vehicleModelOf } from './vehicle-models.ts'
import { titleIn } from './vehicle-names.ts'
import { vehicleTypeOf } from './vehicle-types.ts'

/** Returns the title of a search's usage in a language, or null if it has none. */
export const usageTitleOf = (
  { carType, carUsage }: Pick<OffersSearch, 'carType' | 'carUsage'>,
  locale: Locale,
): string | null => {
  const usage = vehicleTypeOf(carType)?.usages.find(({ code }) => code === carUsage)
  return usage === undefined ? null : titleIn(locale, usage)
}

/** Returns the title of a search's vehicle in a language. */
export const vehicleTitleOf = (
  {
    carType,
    carModel,
    carDetailCode = null,
  }: Pick<OffersSearch, 'carType' | 'carModel'> & Partial<Pick<OffersSearch, 'carDetailCode'>>,
  locale: Locale = 'fa',
): string => {
  const car = carModel === null ? undefined : vehicleModelOf(carModel)
  if (car !== undefined) return `${titleIn(locale, car.brand)} ${titleIn(locale, car.model)}`
  const type = vehicleTypeOf(carType)
  const detail = type?.details.find(({ code }) => code === carDetailCode)
  return [type, detail]
    .flatMap((part) => (part === undefined ? [] : titleIn(locale, part)))
    .map((title, index) => (index === 0 ? title : title.charAt(0).toLowerCase() + title.slice(1)))
    .join(locale === 'en' ? ', ' : ' ')
}

/**
 * Hooks for the quote, the configuration and the offers of car-body insurance, and the facts that several of
 * its screens show.
 */
import type { CarBodyConfiguration } from '#contract/operations/car-body.ts'
import { usualValue } from '#contract/values/car-value.ts'
import { jalaliParts, toGregorian } from '#contract/values/jalali-date.ts'
import { carBodyConfigurationOf } from '#machines/journey/configurations.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import { type CarBodyQuote, carBodyQuoteOf } from '#machines/journey/quote.ts'
import { useJourneyContext } from '../../journey.ts'

/** Selects from the quote. */
export const useCarBodyQuote = <T>(select: (quote: CarBodyQuote) => T): T =>
  useJourneyContext((context) => select(carBodyQuoteOf(context)))

/** The configuration; null while it is not loaded. */
export const useCarBodyConfiguration = (): CarBodyConfiguration | null =>
  useJourneyContext(carBodyConfigurationOf)

/** The car's price with its accessories, toman: what is insured. */
export const insuredValue = ({ value }: Pick<CarBodyQuote, 'value'>): number =>
  (value.carValue ?? 0) + (value.hasAccessories ? (value.carAccessoriesValue ?? 0) : 0)

/** Usual price of a car of this model and age, toman; null while model or year is unknown. */
export const usualValueOf = (context: JourneyContext): number | null => {
  const configuration = carBodyConfigurationOf(context)
  const { carModel, carProductionYear, carImported } = context.quote.vehicle
  const model = configuration?.cars.flatMap(({ models }) => models).find(({ code }) => code === carModel)
  if (configuration === null || model === undefined || carProductionYear === null) return null
  const { today } = configuration
  const year = carImported === true ? Number(toGregorian(today).slice(0, 4)) : jalaliParts(today).year
  return usualValue(model.newValue, year - Number(carProductionYear))
}

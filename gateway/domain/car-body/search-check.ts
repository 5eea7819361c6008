/**
 * Validates a car-body search against the configuration. Specification: document 3, sections 4 ("Quote wizard
 * rules") and 5. Every invalid part is named, with a sentence that says why.
 */
import type { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import { type TextId, textRef } from '#contract/texts.ts'
import { valueErrors } from '#contract/values/car-value.ts'
import { latestExpiry } from '#contract/values/jalali-date.ts'
import type { Market } from '../market.ts'
import { minCarValue } from './configuration.ts'
import { carNeedsMonth, carYears, isFutureMonth } from './production-years.ts'
import { passengerModelOf } from './passenger-cars.ts'

type Problem = readonly [keyof CarBodySearch, TextId]

const carProblems = ({ carBrand, carModel }: CarBodySearch): Problem[] => {
  const known = passengerModelOf(carModel)
  if (known === undefined) return [['carModel', 'choice.unknown']]
  return known.brand.code === carBrand ? [] : [['carBrand', 'choice.unknown']]
}

const productionProblems = (search: CarBodySearch, today: string): Problem[] => {
  const { carImported, carProductionYear, carProductionMonth } = search
  const year = Number(carProductionYear)
  if (!carYears(carImported, today).map(String).includes(carProductionYear))
    return [['carProductionYear', 'choice.unknown']]
  if (!carNeedsMonth(carImported, year, today))
    return carProductionMonth === null ? [] : [['carProductionMonth', 'malformed']]
  if (carProductionMonth === null) return [['carProductionMonth', 'required']]
  return isFutureMonth(search, today) ? [['carProductionMonth', 'date.future']] : []
}

/** A policy cannot end later than one that began today. */
const policyProblems = (
  { insurerOf }: Pick<Market, 'insurerOf'>,
  search: CarBodySearch,
  today: string,
): Problem[] => {
  const parts = ['previousCompany', 'lastPolicyExpDate', 'carBodyDiscount'] as const
  if (search.policyStatus !== 'with_policy')
    return parts.flatMap((part): Problem[] => (search[part] === null ? [] : [[part, 'malformed']]))
  const missing = parts.flatMap((part): Problem[] => (search[part] === null ? [[part, 'required']] : []))
  const { previousCompany, lastPolicyExpDate: end } = search
  const isUnknown = previousCompany !== null && insurerOf(previousCompany) === undefined
  return [
    ...missing,
    ...(isUnknown ? ([['previousCompany', 'choice.unknown']] satisfies Problem[]) : []),
    ...(end !== null && end > latestExpiry(today)
      ? ([['lastPolicyExpDate', 'expiry.far']] satisfies Problem[])
      : []),
  ]
}

/**
 * Checks the value by the rules of the app's form.
 * @param limits the configured minimum, in rials
 */
const valueProblems = (
  { carValue, carAccessoriesValue }: CarBodySearch,
  limits: { minCarValue: number },
): Record<string, string> =>
  valueErrors({ carValue, hasAccessories: carAccessoriesValue !== null, carAccessoriesValue }, limits)

/** Returns the text reference of every invalid part by its name; empty if the search is valid. */
export const carBodySearchErrors = (
  market: Pick<Market, 'insurerOf'>,
  search: CarBodySearch,
  today: string,
  limits = { minCarValue },
): Record<string, string> => ({
  ...Object.fromEntries(
    [
      ...carProblems(search),
      ...productionProblems(search, today),
      ...policyProblems(market, search, today),
    ].map(([part, text]) => [part, textRef(text)]),
  ),
  ...valueProblems(search, limits),
})

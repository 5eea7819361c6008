/**
 * The lists of the car-body journey. A search is validated against them. Specification: document 3 section 3.
 */
import {
  CarBodyDiscount,
  CarBodyPolicyStatus,
  ThirdPartyDiscount,
} from '#contract/operations/car-body-offer.ts'
import type { CarBodyConfiguration } from '#contract/operations/car-body.ts'
import type { Locale } from '#contract/texts.ts'
import { MIN_CAR_VALUE } from '#contract/values/car-value.ts'
import { coverCodes } from '#contract/values/covers.ts'
import type { Clock } from '../clock.ts'
import type { Market } from '../market.ts'
import { titleIn } from '../vehicle-names.ts'
import { noClaimPercents } from './figures.ts'
import { passengerBrands } from './passenger-cars.ts'
import { carNeedsMonth, carYears, otherYear } from './production-years.ts'

const RIALS_PER_TOMAN = 10

/** In rials. */
export const minCarValue = MIN_CAR_VALUE * RIALS_PER_TOMAN

const yearsOf = (imported: boolean, today: string) =>
  carYears(imported, today).map((year) => ({
    code: String(year),
    other: String(otherYear(imported, year)),
    needsMonth: carNeedsMonth(imported, year, today),
  }))

/** Returns the configuration as of the clock's day. */
export const carBodyConfiguration = (
  { insurerChoices }: Pick<Market, 'insurerChoices'>,
  clock: Clock,
  locale: Locale = 'fa',
): CarBodyConfiguration => {
  const today = clock.today()
  return {
    today,
    cars: passengerBrands.map((brand) => ({
      code: brand.code,
      title: titleIn(locale, brand),
      models: brand.models.map((model) => ({
        code: model.code,
        title: titleIn(locale, model),
        newValue: model.newValue,
      })),
    })),
    carProductionYearsSC: yearsOf(false, today),
    carProductionYearsGC: yearsOf(true, today),
    policyStatuses: [...CarBodyPolicyStatus.options],
    carBodyDiscounts: CarBodyDiscount.options.map((code) => ({ code, percent: noClaimPercents[code] })),
    thirdPartyDiscounts: [...ThirdPartyDiscount.options],
    companies: insurerChoices(locale),
    covers: [...coverCodes],
    minCarValue,
  }
}

/**
 * Prices of every insurer for a car and its covers: requested, ranked, with the price of each cover.
 * Specification: document 3, sections 3 and 4; decisions, sections 2, 8, 9 and 11.
 */
import type { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import type { CarBodyOffersAnswer } from '#contract/operations/car-body.ts'
import { coverCodes } from '#contract/values/covers.ts'
import { ApiError } from '../api-error.ts'
import { askInsurers } from '../ask-insurers.ts'
import type { Buyer } from '../buyer.ts'
import type { Clock } from '../clock.ts'
import { discountMessage, discountOf } from '../discount-code.ts'
import { instalmentTerms } from '../instalment-terms.ts'
import type { Market } from '../market.ts'
import { DEADLINE_MS, missingInsurers } from '../missing-insurers.ts'
import { rankOffers } from '../rank-offers.ts'
import type { InsurerBehaviour } from '../search-offers.ts'
import { noClaimPercents } from './figures.ts'
import { carBodyQuotesOf } from './quotes.ts'
import { carAge, isNewlyBuilt } from './production-years.ts'
import type { CarBodyRisk } from './premium.ts'
import type { CarBodyApplication } from './refusals.ts'
import { carBodySearchErrors } from './search-check.ts'

/** The contract's answer without what the store adds: tracking code, validity, and what others bought. */
export type FoundCarBodyOffers = Omit<
  CarBodyOffersAnswer,
  'searchTrackingCode' | 'validUntil' | 'boughtTogether'
>

export type CarBodySearchContext = {
  market: Market
  clock: Clock
  /** Uses of the search's discount code by orders of this gateway. */
  discountUses?: number
  deadlineMs?: number
}

/** The insured car and its covers. Throws the ApiError searchRefused, which names each invalid part. */
const applicationOf = (market: Market, search: CarBodySearch, clock: Clock): CarBodyApplication => {
  const today = clock.today()
  const fields = carBodySearchErrors(market, search, today)
  if (Object.keys(fields).length > 0) throw new ApiError('searchRefused', { fields })
  const risk: CarBodyRisk = {
    value: search.carValue + (search.carAccessoriesValue ?? 0),
    imported: search.carImported,
    age: carAge(search, today),
    noClaim: noClaimPercents[search.carBodyDiscount ?? '0'],
    isZeroKm: search.policyStatus === 'new' && isNewlyBuilt(search, today),
    isCarefulDriver: search.thirdPartyDiscount === '5',
  }
  return { risk, covers: search.covers, withCheques: search.installmentActive }
}

const lowestPrices = (offers: readonly { coverPrices: CarBodyOffersAnswer['coverPrices'] }[]) =>
  Object.fromEntries(
    coverCodes.flatMap((code) => {
      const prices = offers.flatMap(({ coverPrices }) => coverPrices[code] ?? [])
      return prices.length === 0 ? [] : [[code, Math.min(...prices)]]
    }),
  )

/**
 * Returns the offers (cheapest first), the lowest price of each cover, and the missing insurers with reasons.
 * Throws the ApiErrors searchRefused (names each invalid part), discountUnknown, discountExpired and
 * discountUsedUp.
 */
export const searchCarBodyOffers = async (
  search: CarBodySearch,
  buyer: Buyer,
  { market, clock, discountUses = 0, deadlineMs = DEADLINE_MS }: CarBodySearchContext,
  behaviour: InsurerBehaviour = {},
): Promise<FoundCarBodyOffers> => {
  const { locale = 'fa' } = buyer
  const application = applicationOf(market, search, clock)
  const code =
    search.discountCode === null ? null : discountOf(market, search.discountCode, clock, discountUses)
  const quotes = carBodyQuotesOf(market, application, { code, behaviour, locale })
  const answers = await askInsurers(market.insurers, quotes, behaviour, deadlineMs, clock)
  const found = answers.flatMap((answer) =>
    'answer' in answer && typeof answer.answer !== 'string' ? [answer.answer] : [],
  )
  const offers = rankOffers(found, (companyCode) => market.insurerOf(companyCode)?.popularity ?? 0)
  return {
    offers,
    coverPrices: lowestPrices(offers.filter(({ active }) => active)),
    missing: missingInsurers(market, answers, locale),
    market: { invented: market.isInvented, insurers: market.insurerRecords(locale) },
    instalments: instalmentTerms(clock.today(), buyer, locale),
    appliedDiscount:
      code === null ? null : { discountCode: code.code, percent: code.percent, atMost: code.atMost },
    message: code === null ? null : discountMessage(market, code, locale),
  }
}

/**
 * Prices of every insurer for every ceiling of the year: requested, ranked, with the terms that apply to all
 * of them. Specification: document 2 sections 3 and 7; decisions, sections 6, 8 and 9.
 */
import type { MissingInsurer, OffersAnswer, OffersSearch } from '#contract/operations/offers.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import type { Locale } from '#contract/texts.ts'
import { askInsurers, type InsurerAnswer, type ResponseBehaviour } from './ask-insurers.ts'
import type { Buyer } from './buyer.ts'
import type { Clock } from './clock.ts'
import { discountMessage, discountOf } from './discount-code.ts'
import { instalmentTerms } from './instalment-terms.ts'
import type { Market } from './market.ts'
import { type Quotes, quotesOf, type SellingBehaviour } from './quotes.ts'
import { rankOffers } from './rank-offers.ts'
import { applicationOf } from './risk-of-search.ts'
import { ceilingsOf } from './tariff.ts'
import { yearChangeOf } from './year-change.ts'

/** Insurers that have not answered by then are listed as missing. Decisions, section 9. */
const DEADLINE_MS = 2000

/** How the insurers behave towards one search. */
export type InsurerBehaviour = ResponseBehaviour & SellingBehaviour

/** The contract's answer without tracking code and validity, which the store adds. */
export type FoundOffers = Omit<OffersAnswer, 'searchTrackingCode' | 'validUntil'>

/** The product that is searched for, and where. */
export type SearchContext = {
  product: InsuranceType
  market: Market
  clock: Clock
  /** Uses of the search's discount code by orders of this gateway. */
  discountUses?: number
  deadlineMs?: number
}

type Quote = NonNullable<ReturnType<Quotes['get']>>

const lateMessage: Readonly<Record<Locale, string>> = {
  fa: 'این بیمه‌گر به‌موقع پاسخ نداد؛ کمی بعد دوباره قیمت بگیرید.',
  en: 'This insurer did not answer in time; ask for prices again in a while.',
}

/** Returns an insurer without an offer and why, or nothing if it has offers. */
const missingInsurer = (
  { insurerName }: Market,
  answer: InsurerAnswer<Quote>,
  locale: Locale,
): MissingInsurer[] => {
  const { code } = answer.insurer
  const missing = (reason: MissingInsurer['reason'], message: string): MissingInsurer[] => [
    { companyCode: code, companyFa: insurerName(locale, code).title, reason, message },
  ]
  if ('late' in answer) return missing('late', lateMessage[locale])
  return typeof answer.answer === 'string' ? missing('refused', answer.answer) : []
}

/**
 * Returns the offers by ceiling (cheapest first), the missing insurers with reasons, the terms of paying in
 * instalments, and the applied discount code. Throws the ApiErrors searchRefused (names each invalid part),
 * discountUnknown, discountExpired and discountUsedUp.
 */
export const searchOffers = async (
  search: OffersSearch,
  buyer: Buyer,
  { product, market, clock, discountUses = 0, deadlineMs = DEADLINE_MS }: SearchContext,
  behaviour: InsurerBehaviour = {},
): Promise<FoundOffers> => {
  const { locale = 'fa' } = buyer
  const application = applicationOf(market, product, search, clock)
  const code =
    search.discountCode === null ? null : discountOf(market, search.discountCode, clock, discountUses)
  const quotes = quotesOf(market, application, { code, behaviour, locale })
  const answers = await askInsurers(
    market.insurers,
    ({ code: companyCode }): Quote => quotes.get(companyCode) ?? [],
    behaviour,
    deadlineMs,
    clock,
  )
  const offers = answers.flatMap((answer) =>
    'answer' in answer && typeof answer.answer !== 'string' ? answer.answer : [],
  )
  const popularityOf = (companyCode: string): number => market.insurerOf(companyCode)?.popularity ?? 0
  return {
    offersPerCoverage: Object.fromEntries(
      ceilingsOf(application.risk.tariff).map((ceiling) => [
        String(ceiling),
        rankOffers(
          offers.filter((offer) => offer.liabilityPropertyDamage === ceiling),
          popularityOf,
        ),
      ]),
    ),
    missing: answers.flatMap((answer) => missingInsurer(market, answer, locale)),
    market: { invented: market.isInvented, insurers: market.insurerRecords(locale) },
    instalments: instalmentTerms(clock.today(), buyer, locale),
    yearChange: yearChangeOf(search, clock.today()),
    appliedDiscount:
      code === null ? null : { discountCode: code.code, percent: code.percent, atMost: code.atMost },
    message: code === null ? null : discountMessage(market, code, locale),
  }
}

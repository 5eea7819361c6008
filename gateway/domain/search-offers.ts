/**
 * Prices of every insurer for every ceiling of the year, as far as they come in time: asked, ranked, and with what goes for all of them.
 * Specification: document 2 sections 3 and 7; decisions, sections 6, 8 and 9.
 */
import type { MissingInsurer, OffersAnswer, OffersSearch } from '#contract/operations/third-party-offers.ts'
import { insurerOf, insurers } from '../sandbox/insurers.ts'
import { insurerIn } from '../sandbox/localised-names.ts'
import type { Locale } from '#contract/texts.ts'
import { askInsurers, type ResponseBehaviour } from './ask-insurers.ts'
import type { Clock } from './clock.ts'
import { discountMessage, discountOf } from './discount-code.ts'
import { instalmentTerms } from './instalment-terms.ts'
import { quotesOf, type SellingBehaviour } from './quotes.ts'
import { rankOffers } from './rank-offers.ts'
import { applicationOf } from './risk-of-search.ts'
import { ceilingsOf } from './tariff.ts'
import { yearChangeOf } from './year-change.ts'

/** Who asks, as far as offers depend on it: what the BNPL provider says of them, and the language that they read; Persian where none is said. */
export type Buyer = { eligible: boolean; registered: boolean; locale?: Locale }

/** How the insurers take this one search: who is late, who does not sell now, and whether their own discounts have ended. */
export type InsurerBehaviour = ResponseBehaviour & SellingBehaviour

/** The contract's answer without its tracking code and its validity, which are the store's. */
export type FoundOffers = Omit<OffersAnswer, 'searchTrackingCode' | 'validUntil'>

const late: Readonly<Record<Locale, string>> = {
  fa: 'این بیمه‌گر به‌موقع پاسخ نداد؛ کمی بعد دوباره قیمت بگیرید.',
  en: 'This insurer did not answer in time; ask for prices again in a while.',
}
const popularityOf = (companyCode: string): number => insurerOf(companyCode)?.popularity ?? 0

/**
 * Takes a search, who asks, a clock, the deadline in milliseconds and how insurers take it; gives the offers by ceiling
 * (cheapest first), the insurers that are missing and why, the terms of paying in parts, and the code that was applied.
 * Throws a DomainError: searchRefused (each part at fault named), discountUnknown, discountExpired, discountUsedUp.
 */
export const searchOffers = async (
  search: OffersSearch,
  buyer: Buyer,
  clock: Clock,
  deadlineMs = 2000,
  manners: InsurerBehaviour = {},
): Promise<FoundOffers> => {
  const { locale = 'fa' } = buyer
  const application = applicationOf(search, clock)
  const code = search.discountCode === null ? null : discountOf(search.discountCode, clock)
  const ceilings = ceilingsOf(application.risk.tariff)
  const quotes = quotesOf(application, code, manners, locale)
  const answers = await askInsurers(
    insurers,
    ({ code: companyCode }) => quotes.get(companyCode) ?? [],
    manners,
    deadlineMs,
  )
  const offers = answers.flatMap((asked) =>
    'answer' in asked && typeof asked.answer !== 'string' ? asked.answer : [],
  )
  return {
    offersPerCoverage: Object.fromEntries(
      ceilings.map((ceiling) => [
        String(ceiling),
        rankOffers(
          offers.filter((offer) => offer.liabilityPropertyDamage === ceiling),
          popularityOf,
        ),
      ]),
    ),
    missing: answers.flatMap((asked) => {
      const { code: companyCode } = asked.insurer
      const missing = (reason: MissingInsurer['reason'], message: string): MissingInsurer[] => [
        { companyCode, companyFa: insurerIn(locale, companyCode).title, reason, message },
      ]
      if ('late' in asked) return missing('late', late[locale])
      return typeof asked.answer === 'string' ? missing('refused', asked.answer) : []
    }),
    instalments: instalmentTerms(clock.today(), buyer, locale),
    yearChange: yearChangeOf(search, clock.today()),
    appliedDiscount:
      code === null ? null : { discountCode: code.code, percent: code.percent, atMost: code.atMost },
    message: code === null ? null : discountMessage(code, locale),
  }
}

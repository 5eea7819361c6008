/**
 * Prices of every insurer for every ceiling of the year. Specification: document 2 sections 3 and 7; decisions, sections 6 and 8.
 * Lines that no insurer changes are worked out once a ceiling; an insurer only adds its own.
 */
import type { MissingInsurer, OffersAnswer, OffersSearch } from '#contract/operations/third-party-offers.ts'
import { type Insurer, insurerOf, insurers } from '../sandbox/insurers.ts'
import { askInsurers, type InsurerManners } from './ask-insurers.ts'
import type { Clock } from './clock.ts'
import { type Discount, discountMessage, discountOf, isDiscountFor } from './discount-code.ts'
import { dueDates, planOver } from './instalments.ts'
import { premiumFrom, type SharedLines, sharedLines } from './premium.ts'
import { rankOffers, type UnrankedOffer } from './rank-offers.ts'
import { refusalOf } from './refusals.ts'
import { applicationOf } from './risk-of-search.ts'
import { ceilingsOf, kindOf } from './tariff.ts'

export type { InsurerManners } from './ask-insurers.ts'

/** Who asks, as far as offers depend on it. */
export type Buyer = { nationalCode: string | null; cellNumber: string | null; bnplEligible: boolean; bnplRegistered: boolean }

/** The contract's answer without its tracking code and its validity, which are the store's. */
export type FoundOffers = Omit<OffersAnswer, 'searchTrackingCode' | 'validUntil'>

type Pricing = { shared: ReadonlyMap<number, SharedLines>; kind: keyof Insurer['discounts']; dates: readonly string[]; code: Discount | null; buyer: Buyer }

const offersOf = (insurer: Insurer, { shared, kind, dates, code, buyer }: Pricing): UnrankedOffer[] => {
  const discounts = {
    insurerPercent: insurer.discounts[kind],
    platformPercent: insurer.platformPercent,
    code: code !== null && isDiscountFor(code, insurer.code) ? code : null,
  }
  return [...shared].map(([ceiling, lines]) => {
    const premium = premiumFrom(lines, discounts)
    return {
      companyCode: insurer.code,
      companyFa: insurer.title,
      companyTitle: insurer.name,
      branchesNum: insurer.branches,
      liabilityPropertyDamage: ceiling,
      ...premium,
      hasPaymentOnDelivery: insurer.paysOnDelivery,
      bnpl: insurer.bnpl ? { plan: planOver(premium.payableAmount, dates), eligible: buyer.bnplEligible, registered: buyer.bnplRegistered } : null,
    }
  })
}

const missing = ({ code, title }: Insurer, reason: MissingInsurer['reason'], message: string): MissingInsurer => ({ companyCode: code, companyFa: title, reason, message })
const popularityOf = (companyCode: string): number => insurerOf(companyCode)?.popularity ?? 0

/**
 * Takes a search, who asks, a clock, the deadline in milliseconds and which insurers are slow or silent; gives the offers by ceiling
 * (cheapest first), the insurers that are missing and why, and the code that was applied.
 * Throws a DomainError: searchRefused (each part at fault named), discountUnknown, discountExpired, discountUsedUp.
 */
export const searchOffers = async (search: OffersSearch, buyer: Buyer, clock: Clock, deadlineMs = 2000, manners: InsurerManners = {}): Promise<FoundOffers> => {
  const application = applicationOf(search, clock)
  const code = search.discountCode === null ? null : discountOf(search.discountCode, clock)
  const { risk } = application
  const ceilings = ceilingsOf(risk.tariff)
  const pricing: Pricing = {
    shared: new Map(ceilings.map((ceiling) => [ceiling, sharedLines(risk, ceiling)])),
    kind: kindOf(risk.tariffClass),
    dates: dueDates(clock.today()),
    code,
    buyer,
  }
  const answers = await askInsurers(insurers, (insurer) => refusalOf(insurer, application) ?? offersOf(insurer, pricing), manners, deadlineMs)
  const offers = answers.flatMap((asked) => ('answer' in asked && typeof asked.answer !== 'string' ? asked.answer : []))
  return {
    offersPerCoverage: Object.fromEntries(
      ceilings.map((ceiling) => [String(ceiling), rankOffers(offers.filter((offer) => offer.liabilityPropertyDamage === ceiling), popularityOf)]),
    ),
    missing: answers.flatMap((asked) => {
      if ('late' in asked) return [missing(asked.insurer, 'late', 'این بیمه‌گر به‌موقع پاسخ نداد؛ کمی بعد دوباره قیمت بگیرید.')]
      return typeof asked.answer === 'string' ? [missing(asked.insurer, 'refused', asked.answer)] : []
    }),
    appliedDiscount: code === null ? null : { discountCode: code.code, percent: code.percent, atMost: code.atMost },
    message: code === null ? null : discountMessage(code),
  }
}

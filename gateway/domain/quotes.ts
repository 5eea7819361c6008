/**
 * Quotes of all insurers for a risk: a price per ceiling, or the reason for declining. Data notes, "How a
 * third-party premium is built". Lines that do not depend on the insurer are calculated once per ceiling.
 */
import type { Offer } from '#contract/operations/offers.ts'
import type { Locale } from '#contract/texts.ts'
import { declineReasonOf } from './decline-reason.ts'
import { isDiscountFor } from './discount-code.ts'
import { bnplTerms, chequeTerms } from './instalments.ts'
import type { Deduction, Insurer, Market } from './market.ts'
import { type Discounts, premiumFrom, type SharedLines, sharedLines } from './premium.ts'
import type { UnrankedOffer } from './rank-offers.ts'
import type { Application } from './risk-of-search.ts'
import { ceilingsOf, kindOf } from './tariff.ts'

/** Insurers that do not sell at present, and whether insurers' own discounts have ended. */
export type SellingBehaviour = { closed?: readonly string[]; insurerDiscountsEnded?: boolean }

/** By insurer's code: one offer per ceiling, or the sentence that declines. */
export type Quotes = ReadonlyMap<string, readonly UnrankedOffer[] | string>

type Pricing = {
  insurerName: Market['insurerName']
  shared: ReadonlyMap<number, SharedLines>
  kind: keyof Insurer['discounts']
  code: Deduction | null
  behaviour: SellingBehaviour
  locale: Locale
}

/**
 * Terms of payment by cheques. They exclude the platform's discount, so the total is higher if there is one.
 */
const chequeOffer = (
  { cheques }: Insurer,
  lines: SharedLines,
  discounts: Discounts,
): Offer['installment'] => {
  if (cheques === null) return null
  const { payableAmount } = premiumFrom(lines, { ...discounts, platformPercent: 0 })
  return { ...chequeTerms(payableAmount, cheques), payableAmount }
}

const offersOf = (insurer: Insurer, pricing: Pricing): UnrankedOffer[] => {
  const { insurerName, shared, kind, code, behaviour, locale } = pricing
  const discounts = {
    insurerPercent: behaviour.insurerDiscountsEnded === true ? 0 : insurer.discounts[kind],
    platformPercent: insurer.platformPercent,
    code: code !== null && isDiscountFor(code, insurer.code) ? code : null,
  }
  const { name, title } = insurerName(locale, insurer.code)
  const active = behaviour.closed?.includes(insurer.code) !== true
  return [...shared].map(([ceiling, lines]) => {
    const premium = premiumFrom(lines, discounts)
    return {
      companyCode: insurer.code,
      companyFa: title,
      companyTitle: name,
      branchesNum: insurer.branches,
      liabilityPropertyDamage: ceiling,
      hasPaymentOnDelivery: insurer.paysOnDelivery,
      active,
      hasUpSelling: active && insurer.upsellWithin !== null,
      bnpl: insurer.bnpl ? bnplTerms(premium.payableAmount) : null,
      installment: chequeOffer(insurer, lines, discounts),
      // Spread last: spreading before other properties is many times slower, and there are 400 offers.
      ...premium,
    }
  })
}

/** Returns the quotes of all insurers. The discount code must be valid. */
export const quotesOf = (
  { insurers, insurerName }: Pick<Market, 'insurers' | 'insurerName'>,
  application: Application,
  { code, behaviour, locale }: Pick<Pricing, 'code' | 'behaviour' | 'locale'>,
): Quotes => {
  const { risk } = application
  const shared = new Map(ceilingsOf(risk.tariff).map((ceiling) => [ceiling, sharedLines(risk, ceiling)]))
  const pricing: Pricing = { insurerName, shared, kind: kindOf(risk.tariffClass), code, behaviour, locale }
  return new Map(
    insurers.map((insurer) => [
      insurer.code,
      declineReasonOf(insurer, application, locale) ?? offersOf(insurer, pricing),
    ]),
  )
}

/**
 * What every insurer says of a risk: its price for every ceiling, or why it takes none. Data notes, "How a third-party premium is built".
 * Lines that no insurer changes are worked out once a ceiling; an insurer only adds its own.
 */
import type { Offer } from '#contract/operations/third-party-offers.ts'
import type { Locale } from '#contract/texts.ts'
import { type Insurer, insurers } from '../sandbox/insurers.ts'
import { insurerIn } from '../sandbox/localised-names.ts'
import { type Discount, isDiscountFor } from './discount-code.ts'
import { bnplTerms, chequeTerms } from './instalments.ts'
import { type Discounts, premiumFrom, type SharedLines, sharedLines } from './premium.ts'
import type { UnrankedOffer } from './rank-offers.ts'
import { declineReasonOf } from './decline-reason.ts'
import type { Application } from './risk-of-search.ts'
import { ceilingsOf, kindOf } from './tariff.ts'

/** How the insurers take one search: who does not sell now, and whether their own discounts have ended. */
export type SellingBehaviour = { closed?: readonly string[]; insurerDiscountsEnded?: boolean }

/** By insurer's code: its offers, one a ceiling, or the sentence that refuses. */
export type Quotes = ReadonlyMap<string, readonly UnrankedOffer[] | string>

type Pricing = {
  shared: ReadonlyMap<number, SharedLines>
  kind: keyof Insurer['discounts']
  code: Discount | null
  manners: SellingBehaviour
  locale: Locale
}

/** Terms of cheques. The platform's discount is not for them, so that they cost more where there is one. */
const byCheques = ({ cheques }: Insurer, lines: SharedLines, discounts: Discounts): Offer['installment'] => {
  if (cheques === null) return null
  const { payableAmount } = premiumFrom(lines, { ...discounts, platformPercent: 0 })
  return { ...chequeTerms(payableAmount, cheques), payableAmount }
}

const offersOf = (insurer: Insurer, { shared, kind, code, manners, locale }: Pricing): UnrankedOffer[] => {
  const discounts = {
    insurerPercent: manners.insurerDiscountsEnded === true ? 0 : insurer.discounts[kind],
    platformPercent: insurer.platformPercent,
    code: code !== null && isDiscountFor(code, insurer.code) ? code : null,
  }
  const { name, title } = insurerIn(locale, insurer.code)
  const active = manners.closed?.includes(insurer.code) !== true
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
      installment: byCheques(insurer, lines, discounts),
      // Last: an object that is spread before others are added is many times dearer to make, and there are four hundred.
      ...premium,
    }
  })
}

/** Takes an application, a discount code that is good, how insurers take the search and a language; gives everybody's quotes. */
export const quotesOf = (
  application: Application,
  code: Discount | null,
  manners: SellingBehaviour,
  locale: Locale,
): Quotes => {
  const { risk } = application
  const shared = new Map(ceilingsOf(risk.tariff).map((ceiling) => [ceiling, sharedLines(risk, ceiling)]))
  const pricing: Pricing = { shared, kind: kindOf(risk.tariffClass), code, manners, locale }
  return new Map(
    insurers.map((insurer) => [
      insurer.code,
      declineReasonOf(insurer, application, locale) ?? offersOf(insurer, pricing),
    ]),
  )
}

/**
 * Each insurer's quote for a car and its covers, or the sentence with which it refuses. Decisions, sections 8
 * and 11.
 */
import type { CarBodyOffer } from '#contract/operations/car-body-offer.ts'
import type { Locale } from '#contract/texts.ts'
import { coverCodes } from '#contract/values/covers.ts'
import { isDiscountFor } from '../discount-code.ts'
import { bnplTerms, chequeTerms } from '../instalments.ts'
import type { Deduction, Insurer, Market } from '../market.ts'
import type { SellingBehaviour } from '../quotes.ts'
import { noOwnShare } from './figures.ts'
import { carBodyPremium, coverPricesOf } from './premium.ts'
import { type CarBodyApplication, notSoldHere, refusalOf } from './refusals.ts'
import type { CarBodyTerms } from '../car-body-terms.ts'

type UnrankedCarBodyOffer = Omit<CarBodyOffer, 'position' | 'badge'>

type Pricing = { code: Deduction | null; behaviour: SellingBehaviour; locale: Locale }

const offerOf = (
  insurer: Insurer,
  terms: CarBodyTerms,
  { risk, covers }: CarBodyApplication,
  { insurerName, code, behaviour, locale }: Pricing & Pick<Market, 'insurerName'>,
): UnrankedCarBodyOffer => {
  const discounts = {
    insurerPercent: behaviour.insurerDiscountsEnded === true ? 0 : insurer.discounts.car,
    platformPercent: insurer.platformPercent,
    code: code !== null && isDiscountFor(code, insurer.code) ? code : null,
  }
  const premium = carBodyPremium(risk, covers, terms, discounts)
  // Cheques exclude the platform's discount.
  const withCheques = carBodyPremium(risk, covers, terms, { ...discounts, platformPercent: 0 }).payableAmount
  const { name, title } = insurerName(locale, insurer.code)
  const active = behaviour.closed?.includes(insurer.code) !== true
  return {
    companyCode: insurer.code,
    companyFa: title,
    companyTitle: name,
    branchesNum: insurer.branches,
    hasPaymentOnDelivery: insurer.paysOnDelivery,
    active,
    hasUpSelling: active && insurer.upsellWithin !== null,
    bnpl: insurer.bnpl ? bnplTerms(premium.payableAmount) : null,
    installment:
      insurer.cheques === null
        ? null
        : { ...chequeTerms(withCheques, insurer.cheques), payableAmount: withCheques },
    coverPrices: coverPricesOf(
      coverCodes.filter((cover) => !terms.notSold.includes(cover)),
      covers,
      (some) => carBodyPremium(risk, some, terms, discounts).payableAmount,
    ),
    ownShare: covers.includes('cover_without_franchise') ? noOwnShare : terms.ownShare,
    ...premium,
  }
}

/** Returns an insurer's offer, or the sentence with which it refuses. The discount code must be valid. */
export const carBodyQuotesOf =
  (
    { insurerName, carBodyTermsOf }: Pick<Market, 'insurerName' | 'carBodyTermsOf'>,
    application: CarBodyApplication,
    pricing: Pricing,
  ) =>
  (insurer: Insurer): UnrankedCarBodyOffer | string => {
    const terms = carBodyTermsOf(insurer.code)
    if (terms === undefined) return notSoldHere(pricing.locale)
    const refusal = refusalOf(terms, insurer.cheques, application, pricing.locale)
    return refusal ?? offerOf(insurer, terms, application, { ...pricing, insurerName })
  }

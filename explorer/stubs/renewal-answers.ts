/** Small answers of the gateway about a renewal, valid by the contract's schemas. */
import { registeredPerson } from '#contract/testing/policy-holder.sample.ts'
import type { LiabilityOrderDetail } from '#contract/operations/orders.ts'
import type {
  LastPremium,
  RenewalDetail,
  RenewalOffersAnswer,
  RenewalQuote,
  RenewedDiscounts,
  SearchHistory,
} from '#contract/operations/renewal.ts'
import { homeAddress } from './details.ts'
import { configuration, offer, order } from './gateway-answers.ts'
import { found } from './offers.ts'

/** The tracking code of the policy that is renewed. */
export const renewableTrackingCode = '9R8E7N6E5W4A3B'

const lastPremium: LastPremium = {
  amount: 4_961_700,
  breakdown: [{ line: 'base', amount: 4_961_700, percent: null }],
}
const discounts: RenewedDiscounts = {
  noClaim: { before: 30, now: 35 },
  driverNoClaim: { before: 30, now: 35 },
}

/** A car's policy that ends in eleven days. */
export const renewableCar: RenewalDetail = {
  renewableTrackingCode,
  renewableSearchTrackingCode: 'SEARCH23456789',
  insuranceType: 'thirdparty',
  insuranceTypeCode: 1,
  companyCode: 'damavand',
  companyName: 'بیمهٔ دماوند',
  currentPolicyExpDate: '1404-09-04',
  today: configuration.today,
  liabilityPropertyDamage: 53_300_000,
  policyTerm: 12,
  noDamageFactor: 30,
  driverNoDamageFactor: 30,
  carType: 'سواری',
  carUsageFa: 'شخصی',
  carModelFa: 'پژو ۲۰۷ دنده‌ای',
  manufactureYear: '1399',
  plate: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' },
  delayPenalty: 0,
  delayPenaltyPerDay: 0,
  lastPremium,
  samePremium: offer.payableAmount,
  deliveryAmount: 85_000,
  infoBox: null,
}

/** The same car, nine days after its policy has ended. */
export const endedCar: RenewalDetail = {
  ...renewableCar,
  currentPolicyExpDate: '1404-08-15',
  delayPenalty: 122_400,
  delayPenaltyPerDay: 13_600,
}

/**
 * A policy whose ceiling (toman) and term (months) are not offered any more, and whose insurer has no price.
 */
export const carWithOldTerms: RenewalDetail = {
  ...renewableCar,
  samePremium: null,
  liabilityPropertyDamage: 40_000_000,
  policyTerm: 9,
}

export const renewableMotorcycle: RenewalDetail = {
  ...renewableCar,
  insuranceType: 'motorcycle',
  insuranceTypeCode: 3,
  carType: 'موتورسیکلت',
  carUsageFa: null,
  carModelFa: 'دنده‌ای، یک سیلندر',
  plate: { plk1: '127', plk2: '58463' },
}

export const searchHistory: SearchHistory = {
  product: 'thirdparty',
  search: order.search,
  liabilityPropertyDamage: 53_300_000,
  plate: renewableCar.plate,
}

/** The offer of last year's insurer, whose base premium has risen. */
const thisYear: typeof offer = {
  ...offer,
  breakdown: [{ line: 'base', amount: offer.payableAmount, percent: null }],
}

/** Offers in which the previous insurer sells, and another one is proposed at each ceiling. */
export const renewalFound: RenewalOffersAnswer = {
  ...found,
  offersPerCoverage: Object.fromEntries(
    Object.entries(found.offersPerCoverage).map(([ceiling, offers]) => [
      ceiling,
      offers.map((one) =>
        one.companyCode === offer.companyCode ? { ...one, breakdown: thisYear.breakdown } : one,
      ),
    ]),
  ),
  renewableOffer: [
    {
      companyCode: offer.companyCode,
      title: 'بیمهٔ دماوند',
      oldFinancialCoverage: 53_300_000,
      isActive: true,
      thirdPartyOffer: thisYear,
    },
  ],
  recommended: { '53300000': 'aftab', '200000000': 'aftab' },
  lastPremium,
  discounts,
}

/** Offers in which the previous insurer does not sell any more, and no other one has as many branches. */
export const renewalFoundElsewhere: RenewalOffersAnswer = {
  ...renewalFound,
  offersPerCoverage: Object.fromEntries(
    Object.entries(renewalFound.offersPerCoverage).map(([ceiling, offers]) => [
      ceiling,
      offers.map((one) => (one.companyCode === offer.companyCode ? { ...one, active: false } : one)),
    ]),
  ),
  renewableOffer: renewalFound.renewableOffer.map((before) => ({
    ...before,
    isActive: false,
    thirdPartyOffer: null,
  })),
  recommended: { '53300000': null, '200000000': null },
}

export const renewalQuote: RenewalQuote = {
  searchTrackingCode: found.searchTrackingCode,
  offer,
  policyTerm: 12,
  lastPremium,
  discounts,
}

const { enable: _, uid, ...address } = homeAddress

/** A new order of a renewal, with the holder and the address of the policy. */
export const renewalOrder: LiabilityOrderDetail = {
  ...order,
  renews: renewableTrackingCode,
  policyHolder: registeredPerson,
  policyInfo: { addressUid: uid, ...address },
  instantPaymentInfo: null,
}

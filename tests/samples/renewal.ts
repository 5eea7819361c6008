/** A policy that is renewed, its order and its offers, and a journey that renews it. For tests only. */
import type { BreakdownLine, Offer } from '#contract/operations/offers.ts'
import type { RenewalDetail, RenewalOffersAnswer, SearchHistory } from '#contract/operations/renewal.ts'
import { configuration, offer, order, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { found } from '#explorer/stubs/offers.ts'
import type { JourneyInput } from '#machines/journey/context.ts'
import { renewal as chart } from '#machines/renewal.ts'
import { complete } from './complete-order.ts'
import { type Walk, walkJourney } from './walk.ts'

export const renewableTrackingCode = 'RENEW23456789A'

const line = (name: BreakdownLine['line'], amount: number, percent: number | null = null): BreakdownLine => ({
  line: name,
  amount,
  percent,
})

export const renewalDetail: RenewalDetail = {
  renewableTrackingCode,
  renewableSearchTrackingCode: 'SEARCHBEFORE23',
  insuranceType: 'thirdparty',
  insuranceTypeCode: 1,
  companyCode: 'damavand',
  companyName: 'بیمهٔ دماوند',
  currentPolicyExpDate: '1404-09-04',
  today: '1404-08-24',
  liabilityPropertyDamage: 53_300_000,
  policyTerm: 12,
  noDamageFactor: 35,
  driverNoDamageFactor: 25,
  carType: 'سواری',
  carUsageFa: 'شخصی',
  carModelFa: 'پژو ۲۰۷ دنده‌ای',
  manufactureYear: '1399',
  plate: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' },
  delayPenalty: 0,
  delayPenaltyPerDay: 0,
  lastPremium: {
    amount: 4_986_000,
    breakdown: [line('base', 5_600_000), line('no-claim', -1_067_273, 35), line('tax', 453_273, 10)],
  },
  samePremium: offer.payableAmount,
  deliveryAmount: 85_000,
  infoBox: null,
}

/** Ended 35 days ago. */
export const endedRenewal: RenewalDetail = {
  ...renewalDetail,
  currentPolicyExpDate: '1404-07-19',
  delayPenalty: 768_100,
  delayPenaltyPerDay: 21_950,
}

export const searchHistory: SearchHistory = {
  product: 'thirdparty',
  search: { ...order.search, driverNoDamageFactor: 25 },
  liabilityPropertyDamage: 53_300_000,
  plate: renewalDetail.plate,
}

/** The previous insurer's offer, dearer than last year for its base. */
export const renewalOffer: Offer = {
  ...offer,
  breakdown: [line('base', 6_600_000), line('no-claim', -1_416_000, 40), line('tax', 518_400, 10)],
}

const cheaper: Offer = {
  ...offer,
  companyCode: 'zagros',
  companyFa: 'بیمهٔ زاگرس',
  companyTitle: 'Zagros',
  branchesNum: 231,
  payableAmount: 5_590_000,
}

const others = (found.offersPerCoverage['53300000'] ?? []).filter(
  ({ companyCode }) => companyCode !== offer.companyCode,
)

export const renewalOffers: RenewalOffersAnswer = {
  ...found,
  offersPerCoverage: { ...found.offersPerCoverage, '53300000': [cheaper, renewalOffer, ...others] },
  renewableOffer: [
    {
      companyCode: 'damavand',
      title: 'بیمهٔ دماوند',
      oldFinancialCoverage: 53_300_000,
      isActive: true,
      thirdPartyOffer: renewalOffer,
    },
  ],
  recommended: { '53300000': 'zagros', '200000000': null },
  lastPremium: renewalDetail.lastPremium,
  discounts: { noClaim: { before: 35, now: 40 }, driverNoClaim: { before: 25, now: 30 } },
}

/** The order that renews the policy, with the holder and the address of the policy. */
export const renewalOrder = { ...complete, renews: renewableTrackingCode }

/** Starts a renewal and waits until its policy is read. */
export const walkRenewal = async (
  input: Partial<JourneyInput> = {},
  prepare: (walk: Walk) => void = () => undefined,
): Promise<Walk> => {
  const walk = walkJourney(chart, { renewableTrackingCode, ...input })
  walk.answer('load the configuration', configuration)
  walk.answer('read the order', renewalOrder)
  walk.answer('read the renewal', renewalDetail)
  walk.answer('read the search history', searchHistory)
  prepare(walk)
  await walk.settle()
  return walk
}

/** The renewal of the order, at the page of its details. */
export const walkRenewalInformation = async (prepare?: (walk: Walk) => void): Promise<Walk> => {
  const walk = await walkRenewal({ trackingCode }, prepare)
  await walk.press({ type: 'xstate.route', to: '#information' })
  return walk
}

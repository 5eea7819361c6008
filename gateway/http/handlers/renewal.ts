/**
 * The policy that is renewed. Specification: document 2 sections 2.9, 3 "Renewal order detail" and 7;
 * decisions, 12.
 */
import { RENEWED_TYPE_CODES } from '#contract/operations/renewal.ts'
import type { Locale } from '#contract/texts.ts'
import { roundToHundred } from '#contract/values/toman.ts'
import { dailyLateFee, sharedLines } from '../../domain/premium.ts'
import { ceilingToStart, printedPercents, termToStart } from '../../domain/renewal.ts'
import { applicationOf } from '../../domain/risk-of-search.ts'
import { lateness } from '../../domain/tariff-figures.ts'
import { titleIn } from '../../domain/vehicle-names.ts'
import { usageTitleOf } from '../../domain/vehicle-title.ts'
import { vehicleTypeOf } from '../../domain/vehicle-types.ts'
import { ApiError } from '../../domain/api-error.ts'
import { DELIVERY_AMOUNT } from '../../domain/invoice.ts'
import type { Handlers } from '../handler.ts'
import { titleOfVehicle } from './load-order.ts'
import { sameOfferOf } from './renewal-offers.ts'
import {
  lastPremiumOf,
  loadRenewedPolicy,
  type RenewalCall,
  type RenewedPolicy,
  searchFor,
} from './renewed-policy.ts'

const sentences = {
  sellsNoMore: {
    fa: (insurer: string) => `${insurer} فعلاً بیمه‌نامه نمی‌فروشد؛ بیمه‌گر دیگری انتخاب کنید.`,
    en: (insurer: string) => `${insurer} sells no policies at present; choose another insurer.`,
  },
  ceilingGone: {
    fa: () => 'سقف تعهد مالی این بیمه‌نامه امسال فروخته نمی‌شود؛ قیمت‌ها از کمترین سقف امسال شروع می‌شود.',
    en: () =>
      'The property-damage ceiling of this policy is not sold this year; prices begin at this year’s lowest.',
  },
} as const satisfies Record<string, Record<Locale, (insurer: string) => string>>

/** The sentence about a special case of the policy. */
const infoBoxOf = ({ order }: RenewedPolicy, { registry, market, clock, locale }: RenewalCall) => {
  const insurer = market.insurerName(locale, order.companyCode).title
  if (registry.scenarioOfPlate(order.plate).closed.includes(order.companyCode))
    return sentences.sellsNoMore[locale](insurer)
  return ceilingToStart(order.ceiling, clock.today()) === order.ceiling
    ? null
    : sentences.ceilingGone[locale]()
}

const noClaims = (policy: RenewedPolicy, call: RenewalCall) =>
  searchFor(
    policy,
    { claims: [], policyTerm: termToStart(policy.order.search.policyTerm), discountCode: null },
    call,
  )

/**
 * The late fee so far, and the fee of each further day, in toman. Both are 0 before the end; a further day
 * adds nothing once the maximum is reached.
 */
const lateFeeOf = (policy: RenewedPolicy, call: RenewalCall) => {
  const { order, ending } = policy
  const today = call.clock.today()
  if (today <= ending.cover.to) return { delayPenalty: 0, delayPenaltyPerDay: 0 }
  const { risk } = applicationOf(call.market, order.product, noClaims(policy, call), call.clock)
  const ceiling = ceilingToStart(order.ceiling, today)
  return {
    delayPenalty: sharedLines(risk, ceiling).delayPenalty,
    delayPenaltyPerDay: risk.delay < lateness.capDays ? roundToHundred(dailyLateFee(risk, ceiling)) : 0,
  }
}

const typeTitleOf = ({ order: { search } }: RenewedPolicy, locale: Locale): string => {
  const type = vehicleTypeOf(search.carType)
  return type === undefined ? '' : titleIn(locale, type)
}

export const renewal = {
  readRenewal: async ({ params: { renewableTrackingCode } }, call) => {
    const { market, locale, clock } = call
    const policy = await loadRenewedPolicy(call, renewableTrackingCode)
    const { order, ending } = policy
    const { noClaim, driverNoClaim } = printedPercents(order.search)
    return {
      data: {
        renewableTrackingCode,
        renewableSearchTrackingCode: order.searchTrackingCode,
        insuranceType: order.product,
        insuranceTypeCode: RENEWED_TYPE_CODES[order.product],
        companyCode: order.companyCode,
        companyName: market.insurerName(locale, order.companyCode).title,
        currentPolicyExpDate: ending.cover.to,
        today: clock.today(),
        liabilityPropertyDamage: order.ceiling,
        policyTerm: order.search.policyTerm,
        noDamageFactor: noClaim,
        driverNoDamageFactor: driverNoClaim,
        carType: typeTitleOf(policy, locale),
        carUsageFa: usageTitleOf(order.search, locale),
        carModelFa: titleOfVehicle(order, locale),
        manufactureYear: order.search.carProductionYear,
        plate: order.plate,
        ...lateFeeOf(policy, call),
        lastPremium: lastPremiumOf(policy, call),
        samePremium: (await sameOfferOf(policy, call))?.offer.payableAmount ?? null,
        deliveryAmount: DELIVERY_AMOUNT,
        infoBox: infoBoxOf(policy, call),
      },
    }
  },

  readSearchHistory: async ({ params: { id }, query: { renewableTrackingCode } }, call) => {
    const policy = await loadRenewedPolicy(call, renewableTrackingCode)
    const { product, ceiling, plate, searchTrackingCode } = policy.order
    if (searchTrackingCode !== id) throw new ApiError('notFound')
    return { product, search: noClaims(policy, call), liabilityPropertyDamage: ceiling, plate }
  },
} satisfies Partial<Handlers>

/** Pure functions that derive context updates from answers of the user and of the gateway. */
import type { Configuration } from '#contract/operations/configuration.ts'
import type { InquiryAnswer } from '#contract/operations/inquiry.ts'
import type { LiabilityOrderDetail } from '#contract/operations/orders.ts'
import {
  emptyAnswers,
  type HistoryAnswers,
  type StatusAnswers,
  type VehicleAnswers,
} from '../../journey/answers.ts'
import type { JourneyContext } from '../../journey/context.ts'
import { liabilityConfigurationOf } from '../../journey/configurations.ts'
import { yearlyExpiry } from '../../journey/previous-policy.ts'
import { type LiabilityQuote, liabilityQuoteOf } from '../../journey/quote.ts'
import { answersFromSearch } from './search.ts'

/**
 * Another type clears brand, model, usage and detail, and takes the type's default usage; another brand
 * clears the model, another year the month.
 */
export const updateVehicle = (
  vehicle: VehicleAnswers,
  change: Partial<VehicleAnswers>,
  configuration: Configuration | null,
): VehicleAnswers => {
  if (change.carType !== undefined && change.carType !== vehicle.carType) {
    const type = configuration?.carTypes.find(({ code }) => code === change.carType)
    return {
      ...emptyAnswers.vehicle,
      carProductionYear: vehicle.carProductionYear,
      carProductionMonth: vehicle.carProductionMonth,
      carUsage: type?.defaultUsage ?? null,
      ...change,
    }
  }
  if (change.carProductionYear !== undefined && change.carProductionYear !== vehicle.carProductionYear)
    return { ...vehicle, carProductionMonth: null, ...change }
  if (change.carBrand !== undefined && change.carBrand !== vehicle.carBrand)
    return { ...vehicle, carModel: null, ...change }
  return { ...vehicle, ...change }
}

/**
 * `without` and `new` clear the answers about a previous policy; another history of the plate clears the
 * answers that depend on it.
 */
export const updateStatus = (quote: LiabilityQuote, change: Partial<StatusAnswers>): LiabilityQuote => {
  const status = { ...quote.status, ...change }
  if (status.insured === 'yes') {
    const another = change.plateHistory !== undefined && change.plateHistory !== quote.status.plateHistory
    return {
      ...quote,
      status: { ...status, deliveryDate: null },
      history: another ? { ...quote.history, changeOwnershipStatus: null } : quote.history,
    }
  }
  return {
    ...quote,
    status: {
      ...status,
      plateHistory: null,
      deliveryDate: status.insured === 'new' ? status.deliveryDate : null,
    },
    history: emptyAnswers.history,
  }
}

/** A new start of the previous policy proposes its end, unless the user has chosen another one. */
const proposedExpiry = (
  { lastPolicyStartDate: before, lastPolicyExpDate: expiry }: HistoryAnswers,
  { lastPolicyStartDate: start, lastPolicyExpDate: chosen }: Partial<HistoryAnswers>,
): Partial<HistoryAnswers> => {
  if (typeof start !== 'string' || chosen !== undefined) return {}
  const isProposed = expiry === null || (before !== null && expiry === yearlyExpiry(before))
  return isProposed ? { lastPolicyExpDate: yearlyExpiry(start) } : {}
}

/** No compensation received means no counts. */
export const updateHistory = (history: HistoryAnswers, change: Partial<HistoryAnswers>): HistoryAnswers => {
  const next = { ...history, ...proposedExpiry(history, change), ...change }
  return next.receivedCompensation === false
    ? { ...next, propertyDamageCount: null, lifeDamageCount: null, driverDamageCount: null }
    : next
}

/** A quote with vehicle, status and history from the registry's answer; unknown parts stay empty. */
export const quoteFromLookup = (quote: LiabilityQuote, answer: InquiryAnswer): LiabilityQuote => ({
  ...quote,
  lookup: { sbId: answer.sbId, isDefective: answer.isDefective, policyStatus: answer.policyStatus },
  lookupError: null,
  vehicle: {
    carType: answer.carType,
    carUsage: answer.carUsage,
    carBrand: answer.carBrand,
    carModel: answer.carModel,
    carImported: null,
    carDetailCode: answer.carDetailCode,
    carProductionYear: answer.carProductionYear,
    carProductionMonth: answer.carProductionMonth,
  },
  status: statusOf(answer),
  history: {
    ...emptyAnswers.history,
    previousCompany: answer.previousCompany,
    lastPolicyStartDate: answer.lastPolicyStartDate,
    lastPolicyExpDate: answer.lastPolicyExpDate,
    noDamageFactor: answer.noDamageFactor,
    driverNoDamageFactor: answer.driverNoDamageFactor,
  },
})

const statusOf = ({ policyStatus }: InquiryAnswer): StatusAnswers => {
  if (policyStatus === 'with_policy' || policyStatus === 'ownership_change')
    return { insured: 'yes', plateHistory: policyStatus, deliveryDate: null }
  return { insured: policyStatus, plateHistory: null, deliveryDate: null }
}

/** The answers that an order was priced for, so that a visit without them can show and change them. */
export const quoteFromOrder = (
  context: JourneyContext,
  { search, plate, liabilityPropertyDamage }: LiabilityOrderDetail,
): LiabilityQuote => {
  const quote = liabilityQuoteOf(context)
  return {
    ...quote,
    ...answersFromSearch({ ...search, liabilityPropertyDamage }, liabilityConfigurationOf(context)),
    plate: { ...quote.plate, ...plate },
    lookup: search.sbId === null ? null : { sbId: search.sbId, isDefective: false },
  }
}

/** Pure functions that derive context updates from answers of the user and of the gateway. */
import type { InquiryAnswer } from '#contract/operations/inquiry.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'
import { emptyAnswers, type HistoryAnswers, type StatusAnswers, type VehicleAnswers } from './answers.ts'
import type { JourneyContext } from './context.ts'
import { isVehicleBegun, type Quote } from './quote.ts'
import { answersFromSearch } from './search-answers.ts'

/**
 * Another type clears brand, model, usage and detail, and takes the type's default usage; another brand
 * clears the model, another year the month.
 */
export const updateVehicle = (
  vehicle: VehicleAnswers,
  change: Partial<VehicleAnswers>,
  configuration: JourneyContext['configuration'],
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
export const updateStatus = (quote: Quote, change: Partial<StatusAnswers>): Quote => {
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

/** The end of a policy that lasts a year, as most do. */
export const yearlyExpiry = (start: string): string => addToJalali(start, { years: 1 })

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
export const quoteFromLookup = (quote: Quote, answer: InquiryAnswer): Quote => ({
  ...quote,
  lookup: { sbId: answer.sbId, isDefective: answer.isDefective },
  lookupError: null,
  vehicle: {
    carType: answer.carType,
    carUsage: answer.carUsage,
    carBrand: answer.carBrand,
    carModel: answer.carModel,
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

/** Fills the forms from an order without replacing what the user has typed since. */
export const contextFromOrder = (context: JourneyContext, order: OrderDetail): Partial<JourneyContext> => {
  const holder = order.policyHolder
  const delivery =
    order.delivery && context.delivery.paper === null
      ? deliveryAnswers(order.delivery, holder)
      : context.delivery
  return {
    order,
    trackingCode: order.trackingCode,
    deliveryMode: order.deliveryMode,
    quote: {
      ...(isVehicleBegun(context.quote) ? context.quote : quoteFromSearch(order, context)),
      ownerNationalCode: context.quote.ownerNationalCode || (order.ownerNationalCode ?? ''),
    },
    holder:
      holder && context.holder.nationalCode === '' && context.holder.companyNationalId === ''
        ? holderAnswers(holder)
        : context.holder,
    addressUid: context.addressUid ?? order.policyInfo?.addressUid ?? null,
    /** If a paper copy is required, it is preselected. */
    delivery: order.deliveryMode === 'required' ? { ...delivery, paper: true } : delivery,
    documentsLater: context.documentsLater || order.documents.later,
    chequesLater: context.chequesLater || order.cheques.later,
  }
}

/** The answers that an order was priced for, so that a visit without them can show and change them. */
const quoteFromSearch = (order: OrderDetail, { quote, configuration }: JourneyContext): Quote => {
  if (order.product === 'carbody') return quote
  const { search, plate, liabilityPropertyDamage } = order
  return {
    ...quote,
    ...answersFromSearch({ ...search, liabilityPropertyDamage }, configuration),
    plate: { ...quote.plate, ...plate },
    lookup: search.sbId === null ? null : { sbId: search.sbId, isDefective: false },
  }
}

const holderAnswers = (holder: NonNullable<OrderDetail['policyHolder']>): JourneyContext['holder'] => {
  const { email: _, ...answers } = holder
  return { ...emptyAnswers.holder, ...answers }
}

/** The policy holder receives the copy unless another person's number was given. */
const deliveryAnswers = (
  delivery: NonNullable<OrderDetail['delivery']>,
  holder: OrderDetail['policyHolder'],
): JourneyContext['delivery'] => ({
  ...emptyAnswers.delivery,
  paper: delivery.deliverable,
  addressUid: delivery.deliveryAddress?.addressUid ?? null,
  otherRecipient:
    delivery.receiverPhoneNumber !== null && delivery.receiverPhoneNumber !== holder?.cellNumber,
  receiverName: delivery.receiverName ?? '',
  receiverPhoneNumber: delivery.receiverPhoneNumber ?? '',
  timeCode: delivery.time?.code ?? null,
})

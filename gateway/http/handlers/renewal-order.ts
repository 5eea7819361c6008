/**
 * The order that renews a policy, and its confirmation. A policy has at most one open renewal, even if the
 * user orders in several tabs. Specification: document 2 section 4 "Renewal"; decisions, section 12; decision
 * 046.
 */
import { isDeepStrictEqual } from 'node:util'
import type { ParsedRequestOf } from '#contract/index.ts'
import type { Offer } from '#contract/operations/offers.ts'
import type { DeliveryMode } from '#contract/operations/orders.ts'
import { ApiError } from '../../domain/api-error.ts'
import { isPaymentOpen, paymentOptionsOf } from '../../domain/payment-options.ts'
import { priceExpiry } from '../../domain/price-validity.ts'
import { vehicleTitleOf } from '../../domain/vehicle-title.ts'
import type { Order } from '../../store/orders.ts'
import { cancelOpenAttempt } from '../../store/payments.ts'
import { insertRenewal, lockedOpenRenewal, replaceOffer } from '../../store/renewals.ts'
import { type LiabilitySearch, searchOf } from '../../store/searches.ts'
import type { Handlers } from '../handler.ts'
import { lockEditableOrder } from './load-order.ts'
import { buyerOf } from './load-search.ts'
import { codeFor } from './ordering.ts'
import { closeDetails } from './orders.ts'
import { chosenOffer } from './recalculated-offers.ts'
import {
  lockRenewedPolicy,
  offersFor,
  refuseRenewed,
  type RenewalCall,
  type RenewedPolicy,
} from './renewed-policy.ts'

type Choice = ParsedRequestOf<'registerRenewal'>['body']

/** The caller's search for this renewal. Throws the ApiErrors notFound and searchExpired. */
const searchOfRenewal = async (
  { order: { trackingCode, product } }: RenewedPolicy,
  searchTrackingCode: string,
  { db, owner, now }: RenewalCall,
): Promise<LiabilitySearch> => {
  const search = await searchOf(db, { owner, product }, searchTrackingCode)
  if (search === null || search.product === 'carbody' || search.renews !== trackingCode)
    throw new ApiError('notFound')
  if (search.validUntil <= now) throw new ApiError('searchExpired')
  return search
}

/**
 * The chosen offer at today's prices. Throws the ApiErrors offerUnavailable, searchExpired and
 * paymentMethodUnavailable.
 */
const offerFor = async (
  policy: RenewedPolicy,
  search: LiabilitySearch,
  { companyCode, liabilityPropertyDamage: ceiling, paymentType }: Choice,
  call: RenewalCall,
): Promise<Offer> => {
  const found = await offersFor(policy, search.request, call).catch((error: unknown) => {
    throw error instanceof ApiError ? new ApiError('searchExpired') : error
  })
  const offer = chosenOffer(search, found, { companyCode, ceiling })
  if (!isPaymentOpen(paymentType, paymentOptionsOf(offer, buyerOf(call.registry, call.user, 'fa'))))
    throw new ApiError('paymentMethodUnavailable')
  return offer
}

const digital: Order['delivery'] = {
  deliverable: false,
  deliveryAddress: null,
  receiverName: null,
  receiverPhoneNumber: null,
}

/** Whether a paper copy is sent: the customer's choice, or always if the insurer demands one. */
const deliveryFor = (
  mode: DeliveryMode,
  chosen: Order['delivery'],
  { order }: RenewedPolicy,
): Order['delivery'] => {
  switch (mode) {
    case 'no_delivery':
      return digital
    case 'optional':
      return chosen ?? digital
    case 'required': {
      const paper = [chosen, order.delivery].find((delivery) => delivery?.deliverable === true) ?? null
      return paper === null ? null : { ...paper, withoutTime: true }
    }
  }
}

/** The fields of a chosen offer that the order stores. */
const termsOf = async (policy: RenewedPolicy, choice: Choice, call: RenewalCall) => {
  const { market, registry, clock, now } = call
  const { searchTrackingCode, companyCode, liabilityPropertyDamage: ceiling, paymentType } = choice
  const search = await searchOfRenewal(policy, searchTrackingCode, call)
  // Orders are stored in Persian and localised when they are read.
  const offer = await offerFor(policy, search, choice, { ...call, locale: 'fa' })
  const insurer = market.insurerOf(companyCode)
  if (insurer === undefined) throw new ApiError('offerUnavailable')
  const { orderPrices } = registry.scenarioOfPlate(policy.order.plate)
  return {
    searchTrackingCode,
    companyCode,
    ceiling,
    paymentType,
    search: search.request,
    offer,
    deliveryMode: insurer.deliveryMode,
    discountCode: codeFor(market, search.request, companyCode, clock.today()),
    priceValidUntil: orderPrices === 'rise' ? now : priceExpiry(now),
  }
}

type Terms = Awaited<ReturnType<typeof termsOf>>

/** Whether an open renewal has this offer at this price already. */
const isSameOffer = (open: Order, terms: Terms): boolean =>
  open.companyCode === terms.companyCode &&
  open.ceiling === terms.ceiling &&
  open.paymentType === terms.paymentType &&
  open.offer.payableAmount === terms.offer.payableAmount &&
  isDeepStrictEqual(open.search, terms.search)

/** Returns the open renewal with these terms, or creates it with the details of the policy. */
const openRenewal = async (policy: RenewedPolicy, terms: Terms, call: RenewalCall): Promise<string> => {
  const { db, user, now } = call
  const { trackingCode: renews, product, plate, policyHolder, policyInfo } = policy.order
  const open = await lockedOpenRenewal(db, user.id, renews)
  // The order may have been paid while this call waited for its lock.
  await refuseRenewed(call, policy.order)
  if (open === null) {
    const taken = {
      renews,
      policyHolder,
      policyInfo,
      delivery: deliveryFor(terms.deliveryMode, null, policy),
    }
    const vehicleTitle = vehicleTitleOf(terms.search)
    const order = { ...terms, ...taken, userId: user.id, product, plate, vehicleTitle, chequesFrom: null }
    return insertRenewal(db, order, now)
  }
  if (isSameOffer(open, terms)) return open.trackingCode
  const delivery = deliveryFor(terms.deliveryMode, open.delivery, policy)
  await replaceOffer(db, open, { ...terms, delivery })
  await cancelOpenAttempt(db, user.id, open.trackingCode)
  return open.trackingCode
}

export const renewalOrder = {
  registerRenewal: async ({ body }, call) => {
    const policy = await lockRenewedPolicy(call, body.renewableTrackingCode)
    const terms = await termsOf(policy, body, call)
    return { trackingCode: await openRenewal(policy, terms, call) }
  },

  confirmRenewal: async ({ body: { trackingCode, renewableTrackingCode } }, call) => {
    const order = await lockEditableOrder(call, trackingCode)
    if (order.renews !== renewableTrackingCode) throw new ApiError('notFound')
    await closeDetails(order, call)
    return { done: true }
  },
} satisfies Partial<Handlers>

/**
 * What an order comes to now. A price stands until its `priceValidUntil`; after that the same offer is worked out again: unchanged it stands
 * anew, changed it is shown and waits for the person's word. Specification: decisions, sections 4 and 6.
 */
import type { Invoice } from '#contract/operations/payment.ts'
import type { Offer } from '#contract/operations/third-party-offers.ts'
import type { Locale } from '#contract/texts.ts'
import type { Clock } from '../../domain/clock.ts'
import { DomainError } from '../../domain/domain-error.ts'
import { invoiceOf } from '../../domain/invoice.ts'
import { priceChangeOf } from '../../domain/order-premium.ts'
import { isPaymentOpen, paymentOptionsOf } from '../../domain/payment-options.ts'
import { priceExpiry } from '../../domain/price-validity.ts'
import { type InsurerBehaviour, searchOffers } from '../../domain/search-offers.ts'
import { yearChangeOf } from '../../domain/year-change.ts'
import { discountsOn } from '../../sandbox/discounts.ts'
import { insurerIn } from '../../sandbox/localised-names.ts'
import { bnplOf, scenarioOfPlate } from '../../sandbox/registry.ts'
import type { Database } from '../../store/database.ts'
import { type Order, extendPriceValidity } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import { ApiError } from '../api-error.ts'
import { chequesOfOrder, titleOfVehicle } from './load-order.ts'
import { buyerOf, INSURER_DEADLINE_MS } from './load-search.ts'

type Asking = { db: Database; user: User; clock: Clock; now: Date }
type Reader = { user: User; clock: Clock; locale: Locale }

/** An order as it would be paid now, and how its price differs from the one that was chosen. */
export type PricedOrder = { order: Order; priceChange: Invoice['priceChange'] }

/** An order is only made after a first price of its plate has expired. */
const mannersOfOrder = ({ plate }: Order): InsurerBehaviour => {
  const { closed, firstPrices, orderPrices } = scenarioOfPlate(plate)
  return { closed, insurerDiscountsEnded: orderPrices === 'rise' || firstPrices === 'expire-and-rise' }
}

/** Codes stand on the order, not on the search: one that has expired since must not keep the search from being priced. */
const offerNow = async (order: Order, { user, clock }: Asking): Promise<Offer> => {
  const buyer = buyerOf(user, 'fa')
  const found = await searchOffers(
    { ...order.search, discountCode: null },
    buyer,
    clock,
    INSURER_DEADLINE_MS,
    mannersOfOrder(order),
  ).catch((error: unknown) => {
    throw error instanceof DomainError ? new ApiError('offerUnavailable') : error
  })
  const offer = found.offersPerCoverage[String(order.ceiling)]?.find(
    ({ companyCode }) => companyCode === order.companyCode,
  )
  if (
    offer === undefined ||
    !offer.active ||
    !isPaymentOpen(order.paymentType, paymentOptionsOf(offer, buyer))
  )
    throw new ApiError('offerUnavailable')
  return offer
}

/** Takes an order; gives it with the price that holds now. A price that came out the same stands anew. Throws the Refusal offerUnavailable. */
export const pricedOrder = async (order: Order, asking: Asking): Promise<PricedOrder> => {
  const { db, clock, now } = asking
  if (order.status !== 'open' || order.priceValidUntil > now) return { order, priceChange: null }
  const offer = await offerNow(order, asking)
  const priceValidUntil = priceExpiry(now)
  const priceChange = priceChangeOf(order.offer, offer, order.paymentType)
  if (priceChange !== null)
    return { order: { ...order, offer, priceValidUntil, chequesFrom: clock.today() }, priceChange }
  await extendPriceValidity(db, order, priceValidUntil)
  return { order: { ...order, priceValidUntil }, priceChange: null }
}

/** Takes an order, whoever reads it, and how its price has changed; gives what it comes to. */
export const invoiceOfOrder = (
  order: Order,
  { user, clock, locale }: Reader,
  priceChange: Invoice['priceChange'] = null,
): Invoice =>
  invoiceOf(
    {
      trackingCode: order.trackingCode,
      vehicleTitle: titleOfVehicle(order, locale),
      policyTerm: order.search.policyTerm,
      paymentType: order.paymentType,
      offer: { ...order.offer, companyFa: insurerIn(locale, order.companyCode).title },
      discount: discountsOn(clock.today()).find(({ code }) => code === order.discountCode) ?? null,
      deliverable: order.delivery?.deliverable ?? false,
      bnplCredit: bnplOf(user.cellNumber).credit,
      cheques: chequesOfOrder(order, clock.today()),
      paidOn: order.paidOn,
      validUntil: order.priceValidUntil.toISOString(),
      priceChange,
      yearChange: yearChangeOf(order.search, clock.today()),
    },
    clock,
  )

/**
 * The current price of an order. A price is valid until `priceValidUntil`; then the same offer is
 * recalculated. An unchanged price is extended; a changed one is presented to the customer, who has to accept
 * it. Specification: decisions, sections 4 and 6.
 */
import type { Invoice } from '#contract/operations/payment.ts'
import { ApiError } from '../../domain/api-error.ts'
import type { Buyer } from '../../domain/buyer.ts'
import { searchCarBodyOffers } from '../../domain/car-body/search-offers.ts'
import { invoiceOf } from '../../domain/invoice.ts'
import { isCarBodySearch, type OrderedOffer, termOf } from '../../domain/ordered-product.ts'
import { priceChangeOf } from '../../domain/order-premium.ts'
import { isPaymentOpen, paymentOptionsOf } from '../../domain/payment-options.ts'
import { priceExpiry } from '../../domain/price-validity.ts'
import { asRenewal } from '../../domain/renewal-offers.ts'
import type { Registry } from '../../domain/registry.ts'
import { type InsurerBehaviour, searchOffers } from '../../domain/search-offers.ts'
import { yearChangeOf } from '../../domain/year-change.ts'
import { extendPriceValidity, type Order } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import type { HandlerContext } from '../handler.ts'
import { chequesOfOrder, titleOfVehicle } from './load-order.ts'
import { buyerOf } from './load-search.ts'

type Pricing = { user: User } & Pick<HandlerContext, 'db' | 'market' | 'registry' | 'clock' | 'now'>
type Reader = { user: User } & Pick<HandlerContext, 'market' | 'registry' | 'clock' | 'locale'>

/** An order with its current price, and how that differs from the price that was chosen. */
export type PricedOrder = { order: Order; priceChange: Invoice['priceChange'] }

/** An order is only registered after the first prices of its plate have expired. */
const behaviourFor = ({ scenarioOfPlate }: Registry, plate: Order['plate']): InsurerBehaviour => {
  const { closed, firstPrices, orderPrices } = scenarioOfPlate(plate)
  return { closed, insurerDiscountsEnded: orderPrices === 'rise' || firstPrices === 'expire-and-rise' }
}

/** The offers of all insurers for the order's ceiling or covers, at today's prices. */
const currentOffers = async (
  { search, product, ceiling, plate }: Order,
  buyer: Buyer,
  pricing: Pricing,
): Promise<readonly OrderedOffer[]> => {
  const behaviour = behaviourFor(pricing.registry, plate)
  if (isCarBodySearch(search)) {
    const { offers } = await searchCarBodyOffers({ ...search, discountCode: null }, buyer, pricing, behaviour)
    return offers
  }
  if (product === 'carbody') throw new Error('A car-body order has no covers.')
  const withoutCode = { ...search, discountCode: null }
  const { offersPerCoverage } = await searchOffers(withoutCode, buyer, { ...pricing, product }, behaviour)
  return offersPerCoverage[String(ceiling)] ?? []
}

/**
 * Recalculates the offer without the search's discount code, which belongs to the order and may have expired.
 */
const currentOffer = async (order: Order, pricing: Pricing): Promise<OrderedOffer> => {
  const buyer = buyerOf(pricing.registry, pricing.user, 'fa')
  const offers = await currentOffers(order, buyer, pricing).catch((error: unknown) => {
    throw error instanceof ApiError ? new ApiError('offerUnavailable') : error
  })
  const found = offers.find(({ companyCode }) => companyCode === order.companyCode)
  const offer = found !== undefined && order.renews !== null ? asRenewal(found) : found
  if (
    offer === undefined ||
    !offer.active ||
    !isPaymentOpen(order.paymentType, paymentOptionsOf(offer, buyer))
  )
    throw new ApiError('offerUnavailable')
  return offer
}

/**
 * Returns the order with its current price, and extends a price that has not changed. Throws the ApiError
 * offerUnavailable.
 */
export const pricedOrder = async (order: Order, pricing: Pricing): Promise<PricedOrder> => {
  const { db, clock, now } = pricing
  if (order.status !== 'open' || order.priceValidUntil > now) return { order, priceChange: null }
  const offer = await currentOffer(order, pricing)
  const priceValidUntil = priceExpiry(now)
  const priceChange = priceChangeOf(order.offer, offer, order.paymentType)
  if (priceChange !== null)
    return { order: { ...order, offer, priceValidUntil, chequesFrom: clock.today() }, priceChange }
  await extendPriceValidity(db, order, priceValidUntil)
  return { order: { ...order, priceValidUntil }, priceChange: null }
}

/** Returns the invoice of an order for its reader. */
export const invoiceOfOrder = (
  order: Order,
  { user, market, registry, clock, locale }: Reader,
  priceChange: Invoice['priceChange'] = null,
): Invoice =>
  invoiceOf(
    {
      trackingCode: order.trackingCode,
      vehicleTitle: titleOfVehicle(order, locale),
      policyTerm: termOf(order.search),
      ceiling: order.ceiling,
      paymentType: order.paymentType,
      offer: { ...order.offer, companyFa: market.insurerName(locale, order.companyCode).title },
      discount:
        market.discountsOn(order.paidOn ?? clock.today()).find(({ code }) => code === order.discountCode) ??
        null,
      deliverable: order.delivery?.deliverable ?? false,
      bnplCredit: registry.bnplOf(user.cellNumber).credit,
      cheques: chequesOfOrder(order, clock.today()),
      paidOn: order.paidOn,
      validUntil: order.priceValidUntil.toISOString(),
      priceChange,
      yearChange: yearChangeOf(order.search, clock.today()),
    },
    clock,
  )

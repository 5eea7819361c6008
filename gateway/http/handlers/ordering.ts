/**
 * Alternatives to an offer, and registering an order, for all products. Specification: documents 2 and 3,
 * section 4; decisions, sections 6, 8 and 9.
 */
import { textRef } from '#contract/texts.ts'
import { isCarPlate, type Plate } from '#contract/values/plate.ts'
import { ApiError } from '../../domain/api-error.ts'
import { isDiscountFor } from '../../domain/discount-code.ts'
import type { Market } from '../../domain/market.ts'
import type { OrderedOffer, OrderedSearch } from '../../domain/ordered-product.ts'
import { isPaymentOpen, paymentOptionsOf } from '../../domain/payment-options.ts'
import { priceExpiry } from '../../domain/price-validity.ts'
import { vehicleTitleOf } from '../../domain/vehicle-title.ts'
import { registerOrder } from '../../store/orders.ts'
import { cancelOpenAttempt } from '../../store/payments.ts'
import type { LiabilitySearch, SavedCarBodySearch, SavedSearch } from '../../store/searches.ts'
import type { Handlers } from '../handler.ts'
import { carBodyUpsellOf, carBodyUpsellsOf } from './car-body-upsells.ts'
import { buyerOf, loadValidSearch } from './load-search.ts'
import {
  chosenCarBodyOffer,
  chosenOffer,
  recalculateCarBodyOffers,
  recalculateOffers,
  type Recalculation,
  type RecalculatedOffers,
} from './recalculated-offers.ts'
import { isUpsell, upsellsOf } from './upsells.ts'

/** Returns the parts of a plate, without other properties. */
const plateOf = (plate: Plate): Plate =>
  isCarPlate(plate)
    ? { plk1: plate.plk1, plk2: plate.plk2, plk3: plate.plk3, plkSrl: plate.plkSrl }
    : { plk1: plate.plk1, plk2: plate.plk2 }

/** The search's discount code is transferred to the order if the chosen insurer accepts it. */
export const codeFor = (
  { discountsOn }: Market,
  search: Pick<OrderedSearch, 'discountCode'>,
  companyCode: string,
  today: string,
): string | null => {
  const discount = discountsOn(today).find(({ code }) => code === search.discountCode)
  return discount !== undefined && isDiscountFor(discount, companyCode) ? discount.code : null
}

type Choice = { companyCode: string; liabilityPropertyDamage: number | null; upsellingId: string | null }

/** The offer to order, its search, and the data that follow from its plate. */
type Ordered = { offer: OrderedOffer; request: OrderedSearch; ceiling: number | null } & Pick<
  RecalculatedOffers,
  'inquiry' | 'orderPrices'
>

const refused = (field: 'upsellingId' | 'liabilityPropertyDamage') =>
  new ApiError('invalid', { fields: { [field]: textRef('choice.unknown') } })

/** Only products with a ceiling have one. Throws the ApiError invalid. */
const ceilingOf = ({ liabilityPropertyDamage: ceiling }: Pick<Choice, 'liabilityPropertyDamage'>): number => {
  if (ceiling === null) throw refused('liabilityPropertyDamage')
  return ceiling
}
const refuseCeiling = ({ liabilityPropertyDamage }: Pick<Choice, 'liabilityPropertyDamage'>): void => {
  if (liabilityPropertyDamage !== null) throw refused('liabilityPropertyDamage')
}

/** Offers that renew a policy are ordered by `registerRenewal` only. Throws the ApiError notFound. */
const refuseRenewal = ({ renews }: SavedSearch): void => {
  if (renews !== null) throw new ApiError('notFound')
}

const orderedOffer = async (
  search: LiabilitySearch,
  choice: Choice,
  query: Recalculation,
): Promise<Ordered> => {
  const { companyCode, upsellingId } = choice
  const ceiling = ceilingOf(choice)
  const recalculated = await recalculateOffers(search, query)
  const offer = chosenOffer(search, recalculated, { companyCode, ceiling })
  const isKnown = (id: string) =>
    isUpsell(query.market, id, search.trackingCode, recalculated.offersPerCoverage, offer)
  if (upsellingId !== null && !isKnown(upsellingId)) throw refused('upsellingId')
  const { inquiry, orderPrices } = recalculated
  return { offer, request: search.request, ceiling, inquiry, orderPrices }
}

const orderedCarBodyOffer = async (
  search: SavedCarBodySearch,
  choice: Choice,
  query: Recalculation,
): Promise<Ordered> => {
  refuseCeiling(choice)
  const recalculated = await recalculateCarBodyOffers(search, query)
  const chosen = chosenCarBodyOffer(search, recalculated, choice.companyCode)
  const { inquiry, orderPrices } = recalculated
  const order = { request: search.request, ceiling: null, inquiry, orderPrices }
  if (choice.upsellingId === null) return { ...order, offer: chosen }
  const upsell = await carBodyUpsellOf(search, chosen, query)
  if (upsell?.upsellingId !== choice.upsellingId) throw refused('upsellingId')
  return { ...order, offer: upsell.offer, request: { ...search.request, covers: upsell.covers } }
}

const ordered = (search: SavedSearch, choice: Choice, query: Recalculation): Promise<Ordered> =>
  search.product === 'carbody'
    ? orderedCarBodyOffer(search, choice, query)
    : orderedOffer(search, choice, query)

export const ordering = {
  listUpsells: async ({ params: { trackingCode }, body }, call) => {
    const search = await loadValidSearch(trackingCode, call)
    refuseRenewal(search)
    if (search.product === 'carbody') {
      refuseCeiling(body)
      return { upsells: await carBodyUpsellsOf(search, body.companyCode, call) }
    }
    const ceiling = ceilingOf(body)
    const { upsells, offersPerCoverage } = await recalculateOffers(search, call)
    if (upsells === 'broken') throw new ApiError('broken')
    const chosen = offersPerCoverage[String(ceiling)]?.find(
      ({ companyCode }) => companyCode === body.companyCode,
    )
    return {
      upsells: chosen === undefined ? [] : upsellsOf(call.market, trackingCode, offersPerCoverage, chosen),
    }
  },

  registerOrder: async ({ body }, call) => {
    const { db, user, market, registry, clock, now } = call
    const { searchTrackingCode, companyCode, paymentType } = body
    const search = await loadValidSearch(searchTrackingCode, call)
    refuseRenewal(search)
    // Orders are stored in Persian and localised when they are read.
    const { offer, request, ceiling, inquiry, orderPrices } = await ordered(search, body, {
      ...call,
      locale: 'fa',
    })
    const insurer = market.insurerOf(companyCode)
    if (insurer === undefined) throw new ApiError('offerUnavailable')
    if (!isPaymentOpen(paymentType, paymentOptionsOf(offer, buyerOf(registry, user, 'fa'))))
      throw new ApiError('paymentMethodUnavailable')
    const trackingCode = await registerOrder(
      db,
      {
        userId: user.id,
        product: search.product,
        searchTrackingCode,
        companyCode,
        ceiling,
        paymentType,
        search: request,
        offer,
        vehicleTitle: vehicleTitleOf(request),
        plate: inquiry === null ? null : plateOf(inquiry.request),
        deliveryMode: search.product === 'carbody' ? 'no_delivery' : insurer.deliveryMode,
        discountCode: codeFor(market, request, companyCode, clock.today()),
        priceValidUntil: orderPrices === 'rise' ? now : priceExpiry(now),
        chequesFrom: paymentType === 'installment' ? clock.today() : null,
      },
      now,
    )
    await cancelOpenAttempt(db, user.id, trackingCode)
    return { trackingCode }
  },
} satisfies Partial<Handlers>

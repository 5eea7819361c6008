/**
 * Offers, alternatives to an offer, and registering an order. Specification: document 2 sections 2.7, 3 and
 * 4; decisions, sections 6, 8 and 9.
 */
import type { OffersSearch } from '#contract/operations/offers.ts'
import { textRef } from '#contract/texts.ts'
import { isCarPlate, type Plate } from '#contract/values/plate.ts'
import { ApiError } from '../../domain/api-error.ts'
import { isDiscountFor } from '../../domain/discount-code.ts'
import type { Market } from '../../domain/market.ts'
import { isPaymentOpen, paymentOptionsOf } from '../../domain/payment-options.ts'
import { inSandboxTime, priceExpiry } from '../../domain/price-validity.ts'
import { searchOffers } from '../../domain/search-offers.ts'
import { vehicleTitleOf } from '../../domain/vehicle-title.ts'
import { registerOrder } from '../../store/orders.ts'
import { cancelOpenAttempt } from '../../store/payments.ts'
import { inquiryOf, saveSearch } from '../../store/searches.ts'
import type { Handlers } from '../handler.ts'
import {
  buyerOf,
  chosenOffer,
  loadValidSearch,
  recalculateOffers,
  scenarioOf,
  usesOfCode,
} from './load-search.ts'
import { isUpsell, upsellsOf } from './upsells.ts'

/** Returns the parts of a plate, without other properties. */
const plateOf = (plate: Plate): Plate =>
  isCarPlate(plate)
    ? { plk1: plate.plk1, plk2: plate.plk2, plk3: plate.plk3, plkSrl: plate.plkSrl }
    : { plk1: plate.plk1, plk2: plate.plk2 }

/** The search's discount code is transferred to the order if the chosen insurer accepts it. */
const codeFor = (
  { discountsOn }: Market,
  search: OffersSearch,
  companyCode: string,
  today: string,
): string | null => {
  const discount = discountsOn(today).find(({ code }) => code === search.discountCode)
  return discount !== undefined && isDiscountFor(discount, companyCode) ? discount.code : null
}

export const offers = {
  searchOffers: async ({ params: { type: product }, body }, call) => {
    const { db, owner, user, registry, clock, now, locale } = call
    // An inquiry of another owner or product, or of a guest whose searches were not transferred, is ignored.
    const inquiry = await inquiryOf(db, owner, { product, sbId: body.sbId })
    const search: OffersSearch = { ...body, sbId: inquiry?.sbId ?? null }
    const { behaviour, expiresAtOnce } = await scenarioOf(call, inquiry, now)
    const found = await searchOffers(
      search,
      buyerOf(registry, user, locale),
      { ...call, product, discountUses: await usesOfCode(call, search) },
      {
        ...behaviour,
        slowInsurers: inquiry?.slowInsurers ?? [],
        silentInsurers: inquiry?.silentInsurers ?? [],
      },
    )
    const { trackingCode, validUntil } = await saveSearch(
      db,
      owner,
      { product, request: search },
      { offers: found.offersPerCoverage, expiresAtOnce },
      now,
    )
    return {
      ...found,
      searchTrackingCode: trackingCode,
      validUntil: inSandboxTime(validUntil, { clock, now }),
    }
  },

  listUpsells: async ({ params: { trackingCode }, body }, call) => {
    const search = await loadValidSearch(trackingCode, call)
    const { upsells, offersPerCoverage } = await recalculateOffers(search, call)
    if (upsells === 'broken') throw new ApiError('broken')
    const chosen = offersPerCoverage[String(body.liabilityPropertyDamage)]?.find(
      ({ companyCode }) => companyCode === body.companyCode,
    )
    return {
      upsells: chosen === undefined ? [] : upsellsOf(call.market, trackingCode, offersPerCoverage, chosen),
    }
  },

  registerOrder: async ({ body }, call) => {
    const { db, user, market, registry, clock, now } = call
    const {
      searchTrackingCode,
      companyCode,
      liabilityPropertyDamage: ceiling,
      paymentType,
      upsellingId,
    } = body
    const search = await loadValidSearch(searchTrackingCode, call)
    // Orders are stored in Persian and localised when they are read.
    const recalculated = await recalculateOffers(search, { ...call, locale: 'fa' })
    const offer = chosenOffer(search, recalculated, { companyCode, ceiling })
    const insurer = market.insurerOf(companyCode)
    if (insurer === undefined) throw new ApiError('offerUnavailable')
    const isKnownUpsell = (id: string) =>
      isUpsell(market, id, searchTrackingCode, recalculated.offersPerCoverage, offer)
    if (upsellingId !== null && !isKnownUpsell(upsellingId))
      throw new ApiError('invalid', { fields: { upsellingId: textRef('choice.unknown') } })
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
        search: search.request,
        offer,
        vehicleTitle: vehicleTitleOf(search.request),
        plate: recalculated.inquiry === null ? null : plateOf(recalculated.inquiry.request),
        deliveryMode: insurer.deliveryMode,
        discountCode: codeFor(market, search.request, companyCode, clock.today()),
        priceValidUntil: recalculated.orderPrices === 'rise' ? now : priceExpiry(now),
        chequesFrom: paymentType === 'installment' ? clock.today() : null,
      },
      now,
    )
    await cancelOpenAttempt(db, user.id, trackingCode)
    return { trackingCode }
  },
} satisfies Partial<Handlers>

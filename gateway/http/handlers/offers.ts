/** Offers, alternatives to one, and making an order of one. Specification: document 2 sections 2.7, 3 and 4; decisions, sections 6, 8 and 9. */
import type { OffersSearch } from '#contract/operations/third-party-offers.ts'
import { textRef } from '#contract/texts.ts'
import type { Plate } from '#contract/values/plate.ts'
import { isDiscountFor } from '../../domain/discount-code.ts'
import { isPaymentOpen, paymentOptionsOf } from '../../domain/payment-options.ts'
import { priceExpiry, inSandboxTime } from '../../domain/price-validity.ts'
import { searchOffers } from '../../domain/search-offers.ts'
import { vehicleTitleOf } from '../../domain/vehicle-title.ts'
import { discountsOn } from '../../sandbox/discounts.ts'
import { insurerOf } from '../../sandbox/insurers.ts'
import { registerOrder } from '../../store/orders.ts'
import { cancelOpenAttempt } from '../../store/payments.ts'
import { inquiryOf, saveSearch } from '../../store/searches.ts'
import type { Handlers } from '../handler.ts'
import { ApiError } from '../api-error.ts'
import {
  buyerOf,
  chosenOffer,
  INSURER_DEADLINE_MS,
  recalculateOffers,
  scenarioOf,
  loadValidSearch,
} from './load-search.ts'
import { isUpsell, upsellsOf } from './upsells.ts'

const plateOf = ({ plk1, plk2, plk3, plkSrl }: Plate): Plate => ({ plk1, plk2, plk3, plkSrl })

/** A code that the search went with stays on the order, where it is good for the insurer that was chosen. */
const codeFor = (search: OffersSearch, companyCode: string, today: string): string | null => {
  const discount = discountsOn(today).find(({ code }) => code === search.discountCode)
  return discount !== undefined && isDiscountFor(discount, companyCode) ? discount.code : null
}

export const offers = {
  searchThirdPartyOffers: async ({ body }, { db, owner, user, clock, now, locale }) => {
    // An inquiry of somebody else's, or of a guest whose searches were not taken along, tells nothing here.
    const inquiry = await inquiryOf(db, owner, body.sbId)
    const search: OffersSearch = { ...body, sbId: inquiry?.sbId ?? null }
    const { manners, expiresAtOnce } = await scenarioOf(db, owner, inquiry, now)
    const found = await searchOffers(search, buyerOf(user, locale), clock, INSURER_DEADLINE_MS, {
      ...manners,
      slowInsurers: inquiry?.slowInsurers ?? [],
      silentInsurers: inquiry?.silentInsurers ?? [],
    })
    const { trackingCode, validUntil } = await saveSearch(
      db,
      owner,
      search,
      { offers: found.offersPerCoverage, expiresAtOnce },
      now,
    )
    return {
      ...found,
      searchTrackingCode: trackingCode,
      validUntil: inSandboxTime(validUntil, { clock, now }),
    }
  },

  listUpsells: async ({ params: { trackingCode }, body }, { db, owner, user, clock, now, locale }) => {
    const search = await loadValidSearch(trackingCode, { db, owner, now })
    const again = await recalculateOffers(search, { db, owner, user, clock, now, locale })
    if (again.upsells === 'broken') throw new ApiError('broken')
    const chosen = again.offersPerCoverage[String(body.liabilityPropertyDamage)]?.find(
      ({ companyCode }) => companyCode === body.companyCode,
    )
    return { upsells: chosen === undefined ? [] : upsellsOf(trackingCode, again.offersPerCoverage, chosen) }
  },

  registerThirdPartyOrder: async ({ body }, { db, owner, user, clock, now }) => {
    const {
      searchTrackingCode,
      companyCode,
      liabilityPropertyDamage: ceiling,
      paymentType,
      upsellingId,
    } = body
    const search = await loadValidSearch(searchTrackingCode, { db, owner, now })
    // What an order keeps is Persian; whoever reads it reads it in their own language.
    const again = await recalculateOffers(search, { db, owner, user, clock, now, locale: 'fa' })
    const offer = chosenOffer(search, again, { companyCode, ceiling })
    const insurer = insurerOf(companyCode)
    if (insurer === undefined) throw new ApiError('offerUnavailable')
    if (upsellingId !== null && !isUpsell(upsellingId, searchTrackingCode, again.offersPerCoverage, offer))
      throw new ApiError('invalid', { fields: { upsellingId: textRef('choice.unknown') } })
    if (!isPaymentOpen(paymentType, paymentOptionsOf(offer, buyerOf(user, 'fa'))))
      throw new ApiError('paymentMethodUnavailable')
    const trackingCode = await registerOrder(
      db,
      {
        userId: user.id,
        searchTrackingCode,
        companyCode,
        ceiling,
        paymentType,
        search: search.request,
        offer,
        vehicleTitle: vehicleTitleOf(search.request),
        plate: again.inquiry === null ? null : plateOf(again.inquiry.request),
        deliveryMode: insurer.deliveryMode,
        discountCode: codeFor(search.request, companyCode, clock.today()),
        priceValidUntil: again.orderPrices === 'rise' ? now : priceExpiry(now),
        chequesFrom: paymentType === 'installment' ? clock.today() : null,
      },
      now,
    )
    await cancelOpenAttempt(db, user.id, trackingCode)
    return { trackingCode }
  },
} satisfies Partial<Handlers>

/** Configuration, inquiry, offers and making an order of one. Specification: document 2 sections 2.5 to 2.7, 3 and 4; decisions, sections 6 and 8. */
import type { Offer, OffersSearch } from '#contract/operations/third-party-offers.ts'
import type { Plate } from '#contract/values/plate.ts'
import type { Clock } from '../../domain/clock.ts'
import { isDiscountFor } from '../../domain/discount-code.ts'
import { DomainError } from '../../domain/domain-error.ts'
import { type Buyer, searchOffers } from '../../domain/search-offers.ts'
import { thirdPartyConfiguration } from '../../domain/third-party-configuration.ts'
import { vehicleTitleOf } from '../../domain/vehicle-title.ts'
import { discountsOn } from '../../sandbox/discounts.ts'
import { insurerOf } from '../../sandbox/insurers.ts'
import { bnplOf, lookUpPlate } from '../../sandbox/registry.ts'
import { registerOrder } from '../../store/orders.ts'
import { cancelOpenAttempt } from '../../store/payments.ts'
import type { User } from '../../store/owners.ts'
import { inquiryOf, quotedPrice, saveInquiry, saveSearch, searchOf } from '../../store/searches.ts'
import type { Handlers } from '../handler.ts'
import { Refusal } from '../refusal.ts'

/** Decisions, section 9: whoever has not answered by then is named as missing. */
const DEADLINE_MS = 2000

const buyerOf = (nationalCode: string | null, user: User | null): Buyer => {
  const { eligible, registered } = bnplOf(user?.cellNumber ?? null)
  return { nationalCode, cellNumber: user?.cellNumber ?? null, bnplEligible: eligible, bnplRegistered: registered }
}

const plateOf = ({ plk1, plk2, plk3, plkSrl }: Plate): Plate => ({ plk1, plk2, plk3, plkSrl })

/** A code that the search went with stays on the order, where it is good for the insurer that was chosen. */
const codeFor = (search: OffersSearch, companyCode: string, today: string): string | null => {
  const discount = discountsOn(today).find(({ code }) => code === search.discountCode)
  return discount !== undefined && isDiscountFor(discount, companyCode) ? discount.code : null
}

/** Works an offer out again. Throws the Refusal searchExpired where it has come to cost something else: another day, another tariff. */
const sameOffer = async (search: OffersSearch, user: User, clock: Clock, chosen: { ceiling: number; companyCode: string; quoted: number }): Promise<Offer> => {
  const found = await searchOffers(search, buyerOf(null, user), clock, DEADLINE_MS).catch((error: unknown) => {
    throw error instanceof DomainError ? new Refusal('searchExpired') : error
  })
  const offer = found.offersPerCoverage[String(chosen.ceiling)]?.find(({ companyCode }) => companyCode === chosen.companyCode)
  if (offer?.payableAmount !== chosen.quoted) throw new Refusal('searchExpired')
  return offer
}

export const thirdParty = {
  readThirdPartyConfiguration: (_request, { clock }) => Promise.resolve(thirdPartyConfiguration(clock)),

  lookUpPlate: async ({ body }, { db, owner, clock, now }) => {
    const { slowInsurers, silentInsurers, ...answer } = await lookUpPlate(body, clock)
    return { sbId: await saveInquiry(db, owner, body, { slowInsurers, silentInsurers }, now), ...answer }
  },

  searchThirdPartyOffers: async ({ body }, { db, owner, user, clock, now }) => {
    // An inquiry of somebody else's, or of a guest whose searches were not taken along, tells nothing here.
    const inquiry = await inquiryOf(db, owner, body.sbId)
    const search: OffersSearch = { ...body, sbId: inquiry?.sbId ?? null }
    const found = await searchOffers(search, buyerOf(inquiry?.request.nationalCode ?? null, user), clock, DEADLINE_MS, inquiry ?? {})
    const { trackingCode, validUntil } = await saveSearch(db, owner, search, found.offersPerCoverage, now)
    return { ...found, searchTrackingCode: trackingCode, validUntil: validUntil.toISOString() }
  },

  registerThirdPartyOrder: async ({ body }, { db, owner, user, clock, now }) => {
    const { searchTrackingCode, companyCode, liabilityPropertyDamage: ceiling, paymentType } = body
    const search = await searchOf(db, owner, searchTrackingCode)
    if (search === null) throw new Refusal('notFound')
    if (search.validUntil <= now) throw new Refusal('searchExpired')
    const quoted = quotedPrice(search.prices, ceiling, companyCode)
    const insurer = insurerOf(companyCode)
    if (quoted === null || insurer === undefined) throw new Refusal('offerUnavailable')
    const offer = await sameOffer(search.request, user, clock, { ceiling, companyCode, quoted })
    const { eligible, registered } = bnplOf(user.cellNumber)
    if (paymentType === 'bnpl' && (offer.bnpl === null || !eligible || !registered)) throw new Refusal('paymentMethodUnavailable')
    const inquiry = await inquiryOf(db, owner, search.request.sbId)
    const trackingCode = await registerOrder(db, {
      userId: user.id, searchTrackingCode, companyCode, ceiling, paymentType, search: search.request, offer,
      vehicleTitle: vehicleTitleOf(search.request),
      plate: inquiry === null ? null : plateOf(inquiry.request),
      deliveryMode: insurer.deliveryMode,
      discountCode: codeFor(search.request, companyCode, clock.today()),
    }, now)
    await cancelOpenAttempt(db, user.id, trackingCode)
    return { trackingCode }
  },
} satisfies Partial<Handlers>

/**
 * Ordering an offer of any product: its alternatives, and the order. Specification: documents 2 and 3,
 * sections 4 and 7; decisions, sections 6, 8 and 9.
 */
import * as v from 'valibot'
import { operation } from '../operation.ts'
import { textRef } from '../texts.ts'
import { CoverCode } from '../values/covers.ts'
import { SignedToman, Toman } from '../values/toman.ts'
import { TrackingCode } from '../values/tracking-code.ts'
import { CarBodyOffer } from './car-body-offer.ts'
import { Offer, PaymentType } from './offers.ts'
import { orderTypeAndProviderParams, providerAndOrderParams } from './parameters.ts'

/** An alternative to the offer that the user is about to choose. */
export const Upsell = v.strictObject({
  upsellingId: v.string(),
  offer: v.union([Offer, CarBodyOffer]),
  /** Its extra cost in toman. */
  difference: SignedToman,
  /** All covers of the alternative; null for products without covers. */
  covers: v.nullable(v.array(CoverCode)),
})
export type Upsell = v.InferOutput<typeof Upsell>
/** An alternative of a product with a ceiling. */
export type LiabilityUpsell = Upsell & { readonly offer: Offer }
export const isLiabilityUpsell = (upsell: Upsell): upsell is LiabilityUpsell =>
  'liabilityPropertyDamage' in upsell.offer

/** The ceiling of a liability product; null for car-body insurance, which has none. */
const chosenCeiling = v.nullable(Toman)

export const ordering = {
  listUpsells: operation({
    summary: 'Alternatives to an offer of a search, to be shown before it is chosen; often none.',
    method: 'POST',
    path: '/api/v1/1/:provider/:trackingCode/upsells',
    who: 'guest',
    idempotency: 'read',
    params: providerAndOrderParams,
    body: v.strictObject({
      companyCode: v.string(textRef('required')),
      liabilityPropertyDamage: chosenCeiling,
    }),
    answer: v.strictObject({ upsells: v.array(Upsell) }),
    errors: ['invalid', 'notFound', 'searchExpired'],
  }),
  registerOrder: operation({
    summary: 'Registers an order for an offer. One open order per owner, search and offer.',
    method: 'POST',
    path: '/api/v1/:type/:provider/order/register',
    who: 'user',
    idempotency: 'key',
    params: orderTypeAndProviderParams,
    body: v.strictObject({
      searchTrackingCode: TrackingCode,
      companyCode: v.string(textRef('required')),
      liabilityPropertyDamage: chosenCeiling,
      paymentType: PaymentType,
      upsellingId: v.nullable(v.string()),
    }),
    answer: v.strictObject({ trackingCode: TrackingCode }),
    errors: [
      'invalid',
      'notFound',
      'searchExpired',
      'offerUnavailable',
      'paymentMethodUnavailable',
      'keyReused',
      'keyUnderWay',
      'keyMissing',
    ],
  }),
}

/** Inputs with which a renewal can begin: each of its addresses, a press on home, an interruption. */
import { flagsInQuery } from '#machines/journey/address-query.ts'
import type { ChangeName } from '#machines/journey/changes.ts'
import type { AddressQuery, JourneyContext, JourneyInput } from '#machines/journey/context.ts'
import { emptyLiabilityQuote, type LiabilityQuote } from '#machines/journey/quote.ts'
import { offer, trackingCode } from '../stubs/gateway-answers.ts'
import { renewableTrackingCode } from '../stubs/renewal-answers.ts'
import { input, interrupted, type JourneyInputCase } from './input-parts.ts'

/** The codes in the address of a step: that of the policy, or that of the order. */
const codesAt = (to: string): Pick<JourneyInput, 'trackingCode' | 'renewableTrackingCode'> =>
  to === '#policy' || to === '#offers'
    ? { trackingCode: null, renewableTrackingCode }
    : { trackingCode, renewableTrackingCode: null }

/** The renewal opened at an address. */
const opened = (
  name: string,
  to: string,
  { query = {}, ...change }: Partial<JourneyInput> & { readonly query?: AddressQuery } = {},
): JourneyInputCase => ({
  name,
  input: input({
    ...codesAt(to),
    ...change,
    saved: { ...change.saved, requested: { to, query }, flags: flagsInQuery(query) },
  }),
})

/** A stored quote, as the search history answered it. */
const quote: LiabilityQuote = {
  ...emptyLiabilityQuote('thirdparty'),
  history: { ...emptyLiabilityQuote('thirdparty').history, previousCompany: 'damavand' },
  liabilityPropertyDamage: 53_300_000,
  policyTerm: 12,
}

/** An offer that was chosen and confirmed. */
const chosen: Partial<JourneyContext> = {
  quote,
  searchTrackingCode: 'SEARCH23456789',
  choice: {
    offer,
    paymentType: 'cash',
    confirmed: true,
    upsellingId: null,
    replaced: null,
    alternativeCovers: null,
    toldToday: offer.payableAmount,
    ordered: null,
  },
}

const underWay = (change: ChangeName): Partial<JourneyContext> => ({
  intent: { change, key: 'key', fingerprint: 'fingerprint', status: 'under-way' },
})

export const renewalInputCases: readonly JourneyInputCase[] = [
  // Comes first, so that the paths begin with it. A guest reaches only the sign-in.
  opened('signed in', '#policy'),
  ...['offers', 'information', 'payment'].map((id) => opened(`at ${id}`, `#${id}`)),
  opened('guest', '#policy', { signedIn: false }),
  ...['offers', 'information', 'payment'].map((id) =>
    opened(`guest at ${id}`, `#${id}`, { signedIn: false }),
  ),
  opened('the same as last year', '#policy', { query: { 'same-as-last-year': 'true' } }),
  opened('again with a motorcycle', '#policy', { saved: { quote: emptyLiabilityQuote('motorcycle') } }),
  opened('back from sign-in with a choice', '#offers', { saved: chosen }),
  opened('again while a changed price is decided on', '#offers', {
    saved: { ...chosen, repriced: { ...offer, payableAmount: 6_000_000 } },
  }),
  opened('an incomplete order', '#information', { query: { incomplete: 'true' } }),
  opened('an incomplete order at its payment', '#payment', { query: { incomplete: 'true' } }),
  opened('information, from My Insurance', '#information', { query: { 'from-my-insurance': 'true' } }),
  opened('again after registerRenewal', '#offers', { saved: { ...chosen, ...underWay('registerRenewal') } }),
  opened('again after registerRenewal, at policy', '#policy', {
    saved: { ...chosen, ...underWay('registerRenewal') },
  }),
  opened('again after confirmRenewal, at policy', '#policy', {
    trackingCode,
    saved: underWay('confirmRenewal'),
  }),
  interrupted('confirmRenewal', '#information'),
  interrupted('savePolicyHolder', '#information'),
  interrupted('savePolicyInfo', '#information'),
  interrupted('saveDeliveryAddress', '#information'),
  interrupted('saveAddress', '#information'),
  interrupted('deleteAddress', '#information'),
  interrupted('changePaymentType', '#payment'),
  interrupted('applyDiscount', '#payment'),
  interrupted('removeDiscount', '#payment'),
  interrupted('acceptPriceChange', '#payment'),
]

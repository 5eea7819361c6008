/** User events that only some journeys have, with their payloads. */
import type { JourneyEvent, OutcomeName } from '#machines/journey/events.ts'
import { addressUid, otherAddressUid } from '../stubs/gateway-answers.ts'

/** Events that the user, an upload or the session sends; outcomes of steps and addresses are none. */
export type UserEventType = Exclude<JourneyEvent['type'], OutcomeName | 'xstate.route' | 'route.refused'>

/** Cases of an event by their names. */
export type Classes<T extends UserEventType> = Readonly<
  Record<string, Omit<Extract<JourneyEvent, { type: T }>, 'type'>>
>

/** An event without a payload. */
export const bare = { '': {} } as const

/** Answers that every journey can change. */
export const sharedAnswers = {
  owner: { answer: 'owner' },
  vehicle: { answer: 'vehicle' },
  offer: { answer: 'offer' },
  holder: { answer: 'holder' },
  address: { answer: 'address' },
  documents: { answer: 'documents' },
  cheques: { answer: 'cheques' },
} as const

/** Events of car-body insurance only. */
export const ownCarBodyEvents = {
  'value.changed': {
    'the car': { change: { carValue: 680_000_000 } },
    'too little': { change: { carValue: 40_000_000 } },
    'with accessories': { change: { hasAccessories: true, carAccessoriesValue: 25_000_000 } },
  },
  'insurance.changed': {
    'insured before': {
      change: {
        policyStatus: 'with_policy',
        previousCompany: 'damavand',
        lastPolicyExpDate: '1404-09-04',
        carBodyDiscount: '2',
      },
    },
    'never insured': { change: { policyStatus: 'without' } },
    'insured before, company open': { change: { policyStatus: 'with_policy', previousCompany: null } },
  },
  'third-party-discount.chosen': { 'two years': { discount: '2' } },
  'cover.toggled': {
    glass: { code: 'cover_glass_breaking' },
    'price fluctuation': { code: 'cover_price_fluctuation_25' },
  },
  'cover-levels.opened': { theft: { kind: 'theft-of-parts' } },
  'cover-level.picked': {
    '10 percent': { code: 'cover_theft_of_parts' },
    '20 percent': { code: 'cover_theft_of_parts_20' },
  },
  'cover-level.removed': bare,
  'cover-sheet.opened': bare,
  'cover-explanation.opened': { '': { code: 'cover_glass_breaking' } },
  'inspection-place.picked': { '': { uid: addressUid }, another: { uid: otherAddressUid } },
  'inspection-place.reopened': bare,
  'inspection-time.picked': { first: { code: 'visit-1' }, another: { code: 'visit-3' } },
  'answer-change.chosen': {
    ...sharedAnswers,
    value: { answer: 'value' },
    insurance: { answer: 'insurance' },
    'third-party discount': { answer: 'third-party' },
    inspection: { answer: 'inspection' },
  },
} as const satisfies { readonly [T in UserEventType]?: Classes<T> }

/** Events of a renewal only. */
export const ownRenewalEvents = {
  'renewal-claims.opened': bare,
  'same-as-last-year.chosen': bare,
  'renewal-claims.changed': {
    'one to property': { kind: 'property', count: 1 },
    'none to property': { kind: 'property', count: 0 },
  },
  'partners.toggled': bare,
  'holder-edit.opened': bare,
  'delivery-place.chosen': { 'the policy address': { place: 'policy' }, another: { place: 'other' } },
  'delivery.changed': {
    'no paper': { change: { paper: false } },
    'a paper copy': { change: { paper: true } },
  },
  'answer-change.chosen': {
    offer: { answer: 'offer' },
    holder: { answer: 'holder' },
    address: { answer: 'address' },
    delivery: { answer: 'delivery' },
  },
} as const satisfies { readonly [T in UserEventType]?: Classes<T> }

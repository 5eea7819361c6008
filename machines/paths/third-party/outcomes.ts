/**
 * How each call of the third-party journey may end: the answers that lead different ways, and the refusals of its own.
 * Besides, every call may find the session ended, the gateway unreachable, or broken. Decisions, section 8.
 */
import { errors, type ErrorName } from '#contract/errors.ts'
import { fa } from '#contract/error-texts/fa.ts'
import type { Failure } from '../../journey/failure.ts'
import { failure, offer } from '../../testing/answers-of-the-gateway.ts'
import { bookUid, otherUid } from './gestures.ts'
import { found as offers } from './told/offers.ts'
import { answersOf } from './told/told.ts'

type Outcomes = {
  /** By name, the one that leads on first; an empty name where there is one answer only. */
  readonly answers: Readonly<Record<string, unknown>>
  readonly refusals: readonly ErrorName[]
}

const done = { '': undefined } as const
const read = (answers: Outcomes['answers'] = done, ...refusals: ErrorName[]): Outcomes => ({ answers, refusals })
/** A change of an order may find it closed. */
const changed = (answers: Outcomes['answers'] = done, ...refusals: ErrorName[]): Outcomes => ({ answers, refusals: ['orderClosed', ...refusals] })

/** What a call keeps of an answer that it puts into the query cache. */
const found = { searchTrackingCode: offers.searchTrackingCode, appliedDiscount: false, message: null, bnplAccount: { eligible: true, registered: true } }
const withCode = { ...found, appliedDiscount: true, message: 'کد تخفیف اعمال شد.' }
const card = { documents: [{ tag: 'national-card', imageId: null }], laterAllowed: true }
const cheque = { documents: [{ tag: 'cheque-1', imageId: null }], laterAllowed: true }

/** By the id of the call in the chart. */
export const outcomes: Readonly<Record<string, Outcomes>> = {
  listExperiments: read(answersOf('listExperiments')),
  loadConfiguration: read(answersOf('loadConfiguration')),
  readOrder: read(answersOf('readOrder'), 'notFound'),
  listMyPlates: read(),
  lookUpPlate: read(answersOf('lookUpPlate'), 'registryDown', 'plateNotOwners', 'plateUnknown', 'registryRefused'),
  searchOffers: read({ found, 'found, with a code': withCode, 'found, not registered for instalments': { ...found, bnplAccount: { eligible: true, registered: false } } }, 'searchRefused', 'discountExpired'),
  searchWithDiscount: read({ found: withCode }, 'discountUnknown', 'searchRefused'),
  searchWithoutDiscount: read({ found }),
  listUpsells: read(answersOf('listUpsells')),
  registerOrder: read(answersOf('registerOrder'), 'searchExpired', 'offerUnavailable'),
  priceAgain: read({ 'same price': { ...found, offer }, 'another price': { ...found, offer: { ...offer, payableAmount: 6_000_000 } }, gone: { ...found, offer: null } }),
  readInstantPayment: read(answersOf('readInstantPayment')),
  chooseInstantPayment: changed(),
  saveHolder: changed(done, 'invalid'),
  listAddresses: read({ one: [{ uid: bookUid, enable: true }], two: [{ uid: bookUid, enable: true }, { uid: otherUid, enable: true }], 'one that cannot be chosen': [{ uid: bookUid, enable: false }], empty: [] }),
  saveAddress: read({ '': { uid: bookUid } }, 'invalid'),
  deleteAddress: read(),
  savePolicyAddress: changed(),
  listDeliveryTimes: read(),
  saveDeliveryAddress: changed({ 'by post': { isPost: true }, digital: { isPost: false } }),
  saveDeliveryTime: changed(done, 'slotTaken'),
  completeOrder: changed(done, 'orderIncomplete'),
  listDocuments: read({ '': card }),
  submitDocuments: changed(),
  listCheques: read({ '': cheque }),
  submitCheques: changed(),
  readAnswers: read(answersOf('readAnswers')),
  changePaymentType: changed(),
  readInvoice: read(answersOf('readInvoice')),
  acceptPriceChange: changed(done, 'priceChanged'),
  applyDiscount: changed({ '': { message: '۳۰۰٬۰۰۰ تومان کم شد.' } }, 'discountUsedUp'),
  removeDiscount: changed({ '': { message: '' } }),
  startPayment: changed(answersOf('startPayment'), 'priceChanged'),
  watchPayment: read({ paid: 'paid', cancelled: 'cancelled' }, 'notFound'),
}

/** Asks again until the gateway says something: that it cannot be reached is no end of it. */
const patient: ReadonlySet<string> = new Set(['watchPayment'])

const SERVER_FAULT = 500

/** Takes the id of a call; gives its failures by name. */
export const failuresOf = (call: string): readonly (readonly [string, Failure])[] => [
  ['session ended', failure('signed-out', errors.signInNeeded.code, fa.signInNeeded)],
  ...(patient.has(call) ? [] : [['unreachable', failure('unreachable')] as const]),
  ...(outcomes[call]?.refusals ?? []).map((name) => [name, failure(errors[name].status < SERVER_FAULT ? 'refused' : 'broken', errors[name].code, fa[name])] as const),
]

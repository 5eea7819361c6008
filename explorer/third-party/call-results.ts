/**
 * How each call of the third-party journey may end: the answers that lead different ways stand here, its failures are those of
 * the operations that it asks for, from the contract. Decisions, section 8.
 */
import type { Failure } from '#machines/failure.ts'
import { addressUid, offer, otherAddressUid } from '../stubs/gateway-answers.ts'
import { type CallFailure, failuresOfOperations } from '../stubs/call-failures.ts'
import { found as offers } from '../stubs/offers.ts'
import { answersOf, operationsOf } from '../stubs/stubbed-answers.ts'

/** By name, the one that leads on first; an empty name where there is one answer only. */
type Answers = Readonly<Record<string, unknown>>

const done = { '': undefined } as const

/** What a call keeps of an answer that it puts into the query cache. */
const found = {
  searchTrackingCode: offers.searchTrackingCode,
  appliedDiscount: false,
  message: null,
  bnplAccount: { eligible: true, registered: true },
}
const withCode = { ...found, appliedDiscount: true, message: 'کد تخفیف اعمال شد.' }
const card = { documents: [{ tag: 'national-card', imageId: null }], laterAllowed: true }
const cheque = { documents: [{ tag: 'cheque-1', imageId: null }], laterAllowed: true }

/** Answers by the id of the call in the chart. */
export const callResults: Readonly<Record<string, Answers>> = {
  listExperiments: answersOf('listExperiments'),
  loadConfiguration: answersOf('loadConfiguration'),
  readOrder: answersOf('readOrder'),
  listMyPlates: done,
  lookUpPlate: answersOf('lookUpPlate'),
  searchOffers: {
    found,
    'found, with a code': withCode,
    'found, not registered for instalments': { ...found, bnplAccount: { eligible: true, registered: false } },
  },
  searchWithDiscount: { found: withCode },
  searchWithoutDiscount: { found },
  listUpsells: answersOf('listUpsells'),
  registerOrder: answersOf('registerOrder'),
  priceAgain: {
    'same price': { ...found, offer },
    'another price': { ...found, offer: { ...offer, payableAmount: 6_000_000 } },
    gone: { ...found, offer: null },
  },
  readInstantPayment: answersOf('readInstantPayment'),
  chooseInstantPayment: done,
  saveHolder: done,
  listAddresses: {
    one: [{ uid: addressUid, enable: true }],
    two: [
      { uid: addressUid, enable: true },
      { uid: otherAddressUid, enable: true },
    ],
    'one that cannot be chosen': [{ uid: addressUid, enable: false }],
    empty: [],
  },
  saveAddress: { '': { uid: addressUid } },
  deleteAddress: done,
  savePolicyAddress: done,
  listDeliveryTimes: done,
  saveDeliveryAddress: { 'by post': { isPost: true }, digital: { isPost: false } },
  saveDeliveryTime: done,
  completeOrder: done,
  listDocuments: { '': card },
  submitDocuments: done,
  listCheques: { '': cheque },
  submitCheques: done,
  readAnswers: answersOf('readAnswers'),
  changePaymentType: done,
  readInvoice: answersOf('readInvoice'),
  acceptPriceChange: done,
  applyDiscount: { '': { message: '۳۰۰٬۰۰۰ تومان کم شد.' } },
  removeDiscount: { '': { message: '' } },
  startPayment: answersOf('startPayment'),
  watchPayment: { paid: 'paid', cancelled: 'cancelled', 'timed-out': 'timed-out', refused: 'refused' },
}

/** Asks again until the gateway says something: only a plain no is an end of it. */
const patient: ReadonlySet<string> = new Set(['watchPayment'])

const endsIt = ({ failure: { kind } }: CallFailure): boolean => kind === 'refused' || kind === 'signed-out'

/** Takes the id of a call; gives how it may fail. */
export const callFailuresOf = (call: string): readonly CallFailure[] => {
  const all = failuresOfOperations(operationsOf(call))
  return patient.has(call) ? all.filter(endsIt) : all
}

/** Takes the id of a call; gives its failures by name. */
export const failuresOf = (call: string): readonly (readonly [string, Failure])[] =>
  callFailuresOf(call).map(({ name, failure }) => [name, failure] as const)

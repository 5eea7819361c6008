/**
 * Results of a journey's calls: answers that lead different ways, and the failures that the
 * contract has. Decisions, section 8.
 */
import type { Failure } from '#machines/failure.ts'
import type { Product } from '#machines/journey/quote.ts'
import { addressUid, offer as liabilityOffer, otherAddressUid } from '../stubs/gateway-answers.ts'
import { type CallFailure, failuresOfOperations } from '../stubs/call-failures.ts'
import { found as offers } from '../stubs/offers.ts'
import { answersFor, operationsOf } from '../stubs/products.ts'
import { carBodyOffer } from '../stubs/car-body-answers.ts'
import { callsOfOthers } from '../stubs/car-body.ts'

/** By name, the usual one first. The name is empty if there is one answer. */
type Answers = Readonly<Record<string, unknown>>

const done = { '': undefined } as const

/** What a call returns of an answer that it stores in the query cache. */
const found = {
  searchTrackingCode: offers.searchTrackingCode,
  appliedDiscount: false,
  message: null,
  bnplAccount: { eligible: true, registered: true, credit: 20_000_000 },
}
const withCode = { ...found, appliedDiscount: true, message: 'کد تخفیف اعمال شد.' }
const card = { documents: [{ tag: 'national-card', imageId: null }], laterAllowed: true }
const cheque = { documents: [{ tag: 'cheque-1', imageId: null }], laterAllowed: true }

const [home, work] = [
  { uid: addressUid, enable: true },
  { uid: otherAddressUid, enable: true },
]

/** Results of the calls that only car-body insurance makes. */
const carBodyResults: Readonly<Record<string, Answers>> = {
  readInspection: answersFor('carbody', 'readInspection'),
  listInspectionPlaces: {
    'one possible': [home],
    'two possible': [home, work],
    'none possible': [{ ...home, enable: false }],
  },
  saveInspectionPlace: done,
  listInspectionTimes: { '': { freeVisits: ['visit-1', 'visit-3'] }, 'all taken': { freeVisits: [] } },
  saveFirstInspectionTime: answersFor('carbody', 'saveFirstInspectionTime'),
  saveInspectionTime: answersFor('carbody', 'saveInspectionTime'),
  waitForSlot: done,
  acceptTerms: answersFor('carbody', 'acceptTerms'),
  startVisit: done,
}

/** Answers by id of the call, for a product's journey. */
export const callResultsOf = (product: Product): Readonly<Record<string, Answers>> => {
  const results = allResultsOf(product)
  return product === 'carbody'
    ? {
        ...Object.fromEntries(Object.entries(results).filter(([call]) => !callsOfOthers.has(call))),
        ...carBodyResults,
      }
    : results
}

const allResultsOf = (product: Product): Readonly<Record<string, Answers>> => {
  const answersOf = (call: string) => answersFor(product, call)
  const offer = product === 'carbody' ? carBodyOffer : liabilityOffer
  return {
    listExperiments: answersOf('listExperiments'),
    loadConfiguration: answersOf('loadConfiguration'),
    readOrder: answersOf('readOrder'),
    listMyPlates: { '': { count: 1 } },
    lookUpPlate: answersOf('lookUpPlate'),
    searchOffers: {
      found,
      'found, with a code': withCode,
      'found, not registered for instalments': {
        ...found,
        bnplAccount: { eligible: true, registered: false, credit: 0 },
      },
    },
    searchWithDiscount: { found: withCode },
    searchWithoutDiscount: { found },
    listUpsells: answersOf('listUpsells'),
    registerOrder: answersOf('registerOrder'),
    priceAgain: {
      'same price': { ...found, offer },
      'same price, a small credit': {
        ...found,
        offer,
        bnplAccount: { eligible: true, registered: true, credit: 900_000 },
      },
      'same price, not registered for instalments': {
        ...found,
        offer,
        bnplAccount: { eligible: true, registered: false, credit: 0 },
      },
      'another price': { ...found, offer: { ...offer, payableAmount: 6_000_000 } },
      gone: { ...found, offer: null },
    },
    readInstantPayment: answersOf('readInstantPayment'),
    chooseInstantPayment: done,
    readKnownHolder: answersOf('readKnownHolder'),
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
    listDeliveryTimes: { '': { hasFreeSlot: true }, 'all taken': { hasFreeSlot: false } },
    saveDeliveryAddress: {
      'by post': { isPost: true, needsTime: true },
      'by post, without a time': { isPost: true, needsTime: false },
      digital: { isPost: false, needsTime: false },
    },
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
}

export const callResults = callResultsOf('thirdparty')

/** Calls that retry until the gateway answers: only a refusal or an ended session ends them. */
const patient: ReadonlySet<string> = new Set(['watchPayment'])

const endsIt = ({ failure: { kind } }: CallFailure): boolean => kind === 'refused' || kind === 'signed-out'

/** The failures of a call. */
export const callFailuresOf = (call: string, product: Product = 'thirdparty'): readonly CallFailure[] => {
  const all = failuresOfOperations(operationsOf(call, product))
  return patient.has(call) ? all.filter(endsIt) : all
}

/** The failures of a product's calls by name. */
export const failuresOf =
  (product: Product) =>
  (call: string): readonly (readonly [string, Failure])[] =>
    callFailuresOf(call, product).map(({ name, failure }) => [name, failure] as const)

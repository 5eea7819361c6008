/**
 * Results of a journey's calls: answers that lead different ways, and the failures that the
 * contract has. Decisions, section 8.
 */
import type { Failure } from '#machines/failure.ts'
import type { JourneyId } from '#machines/journeys.ts'
import { addressUid, offer as liabilityOffer, otherAddressUid } from '../stubs/gateway-answers.ts'
import { type CallFailure, failuresOfOperations } from '../stubs/call-failures.ts'
import { found as offers } from '../stubs/offers.ts'
import { answersFor, operationsOf } from '../stubs/products.ts'
import { carBodyOffer } from '../stubs/car-body-answers.ts'
import { callsOfOthers } from '../stubs/car-body.ts'
import { carWithOldTerms, endedCar, renewableCar, renewableMotorcycle } from '../stubs/renewal-answers.ts'
import { callsWithoutRenewal } from '../stubs/renewal.ts'

/** By name, the usual one first. The name is empty if there is one answer. */
type Answers = Readonly<Record<string, unknown>>

const done = { '': undefined } as const

/** The part that a call returns of an answer that it stores in the query cache. */
const found = {
  searchTrackingCode: offers.searchTrackingCode,
  appliedDiscount: false,
  message: null,
  bnplAccount: { eligible: true, registered: true, credit: 20_000_000 },
}
const unregistered = { ...found, bnplAccount: { eligible: true, registered: false, credit: 0 } }
const withCode = { ...found, appliedDiscount: true, message: 'کد تخفیف اعمال شد.' }
const card = { documents: [{ tag: 'national-card', imageId: null }], laterAllowed: true }
const cheque = { documents: [{ tag: 'cheque-1', imageId: null }], laterAllowed: true }

const [home, work] = [
  { uid: addressUid, enable: true },
  { uid: otherAddressUid, enable: true },
]

/** Results of the calls that only car-body insurance makes. */
const carBodyResults: Readonly<Record<string, Answers>> = {
  readInspection: answersFor('car-body', 'readInspection'),
  listInspectionPlaces: {
    'one possible': [home],
    'two possible': [home, work],
    'none possible': [{ ...home, enable: false }],
  },
  saveInspectionPlace: done,
  listInspectionTimes: { '': { freeVisits: ['visit-1', 'visit-3'] }, 'all taken': { freeVisits: [] } },
  saveFirstInspectionTime: answersFor('car-body', 'saveFirstInspectionTime'),
  saveInspectionTime: answersFor('car-body', 'saveInspectionTime'),
  waitForSlot: done,
  acceptTerms: answersFor('car-body', 'acceptTerms'),
  startVisit: done,
}

/** Results of the calls that only a renewal makes. */
const renewalResults: Readonly<Record<string, Answers>> = {
  readRenewal: {
    'about to end': renewableCar,
    'ended, with a fee': endedCar,
    'of a motorcycle': renewableMotorcycle,
    'at a ceiling and a term that are gone': carWithOldTerms,
  },
  searchOffers: {
    found,
    'found, its insurer sells no more': found,
    'found, with a code': withCode,
    'found, not registered for instalments': unregistered,
  },
  readSearchHistory: answersFor('renewal', 'readSearchHistory'),
  quoteRenewal: answersFor('renewal', 'quoteRenewal'),
  registerRenewal: answersFor('renewal', 'registerRenewal'),
  registerSameRenewal: answersFor('renewal', 'registerSameRenewal'),
  confirmRenewal: done,
  confirmSameRenewal: done,
}

type OwnCalls = { readonly results: Readonly<Record<string, Answers>>; readonly others: ReadonlySet<string> }

/** By journey: the results of its own calls, and the calls of third-party insurance that it does not make. */
const ownCalls: Readonly<Partial<Record<JourneyId, OwnCalls>>> = {
  'car-body': { results: carBodyResults, others: callsOfOthers },
  renewal: { results: renewalResults, others: callsWithoutRenewal },
}

/** Answers by id of the call, for a journey. */
export const callResultsOf = (journey: JourneyId): Readonly<Record<string, Answers>> => {
  const results = allResultsOf(journey)
  const own = ownCalls[journey]
  return own === undefined
    ? results
    : {
        ...Object.fromEntries(Object.entries(results).filter(([call]) => !own.others.has(call))),
        ...own.results,
      }
}

const allResultsOf = (journey: JourneyId): Readonly<Record<string, Answers>> => {
  const answersOf = (call: string) => answersFor(journey, call)
  const offer = journey === 'car-body' ? carBodyOffer : liabilityOffer
  return {
    listExperiments: answersOf('listExperiments'),
    loadConfiguration: answersOf('loadConfiguration'),
    readOrder: answersOf('readOrder'),
    listMyPlates: { '': { count: 1 } },
    lookUpPlate: answersOf('lookUpPlate'),
    searchOffers: {
      found,
      'found, with a code': withCode,
      'found, not registered for instalments': unregistered,
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

export const callResults = callResultsOf('third-party')

/** Calls that retry until the gateway answers: only a refusal or an ended session ends them. */
const patient: ReadonlySet<string> = new Set(['watchPayment'])

const endsIt = ({ failure: { kind } }: CallFailure): boolean => kind === 'refused' || kind === 'signed-out'

/** The failures of a call. */
export const callFailuresOf = (call: string, journey: JourneyId = 'third-party'): readonly CallFailure[] => {
  const all = failuresOfOperations(operationsOf(call, journey))
  return patient.has(call) ? all.filter(endsIt) : all
}

/** The failures of a journey's calls by name. */
export const failuresOf =
  (journey: JourneyId) =>
  (call: string): readonly (readonly [string, Failure])[] =>
    callFailuresOf(call, journey).map(({ name, failure }) => [name, failure] as const)

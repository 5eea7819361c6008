/** Stubbed answers of the calls that only car-body insurance makes, or whose answers differ for it. */
import type { AnswerOf } from '#contract/index.ts'
import type { CarBodyOffersAnswer } from '#contract/operations/car-body.ts'
import type { CarBodyOffer } from '#contract/operations/car-body-offer.ts'
import type { CarBodyOrderDetail } from '#contract/operations/orders.ts'
import { done, stubEach, stubOne, type StubbedCall } from './answer.ts'
import {
  acceptedAt,
  carBodyConfiguration,
  carBodyFound,
  carBodyLookup,
  carBodyOffer,
  carBodyOrder,
  placed,
  reserved,
} from './car-body-answers.ts'
import { book, homeAddress, provinces, workAddress } from './details.ts'
import { savedPlate } from './inquiry.ts'

const withCode: CarBodyOffersAnswer = {
  ...carBodyFound,
  appliedDiscount: { discountCode: 'SEPAR30', percent: 30, atMost: 300_000 },
  message: 'کد تخفیف اعمال شد.',
}

const forBuyer = (
  answer: CarBodyOffersAnswer,
  account: Partial<CarBodyOffersAnswer['instalments']['bnpl']>,
): CarBodyOffersAnswer => ({
  ...answer,
  instalments: { ...answer.instalments, bnpl: { ...answer.instalments.bnpl, ...account } },
})
const smallCredit = { credit: 900_000 } as const
const unregistered = { registered: false, credit: 0 } as const
const priced = (offers: readonly CarBodyOffer[]): CarBodyOffersAnswer => ({
  ...carBodyFound,
  offers: [...offers],
})

const placedOrder: CarBodyOrderDetail = { ...carBodyOrder, stage: 4, inspection: placed }
const inspected: CarBodyOrderDetail = {
  ...carBodyOrder,
  stage: 5,
  inspection: reserved,
  termsAcceptedAt: acceptedAt,
}
const given: CarBodyOrderDetail = {
  ...inspected,
  stage: 6,
  documents: { submitted: true, later: false },
}
const paid: CarBodyOrderDetail = { ...given, status: 'paid', statusId: 3, editable: false }
const byCheques = { active: true, submitted: false, later: false } as const

const times: AnswerOf<'listInspectionTimes'>['inspectTimes'] = [
  {
    date: '1404-08-24',
    available: true,
    times: [
      { code: 'visit-0', startTime: '8:00', endTime: '10:00', left: 0, reason: 'past' },
      { code: 'visit-1', startTime: '10:00', endTime: '12:00', left: 3, reason: null },
      { code: 'visit-2', startTime: '12:00', endTime: '14:00', left: 0, reason: 'full' },
      { code: 'visit-3', startTime: '14:00', endTime: '16:00', left: 1, reason: null },
    ],
  },
]
const allTaken = times.map((day) => ({
  ...day,
  available: false,
  times: day.times.map((time) => ({ ...time, left: 0, reason: 'full' as const })),
}))

const earliest = { date: '1404-08-24', startTime: '10:00', endTime: '12:00' }
const possible = { reason: null, nearestCityFa: null, earliest }
const inspectionCities = [{ code: 'amol', cityFa: 'آمل', provinceFa: 'مازندران' }]
const impossible = { reason: 'city', nearestCityFa: 'آمل', earliest: null } as const

export const carBodyCalls: Readonly<Record<string, StubbedCall>> = {
  listExperiments: stubEach('listExperiments', {
    'A and A': {
      list: [
        { name: 'offer-card', variant: 'A' },
        { name: 'complete-later', variant: 'A' },
        { name: 'car-body-card', variant: 'A' },
      ],
    },
    'B and B': {
      list: [
        { name: 'offer-card', variant: 'B' },
        { name: 'complete-later', variant: 'B' },
        { name: 'car-body-card', variant: 'B' },
      ],
    },
    none: { list: [] },
  }),
  loadConfiguration: stubEach('readCarBodyConfiguration', { '': carBodyConfiguration }),
  listMyPlates: stubOne({ operation: 'listMyCarBodyPlates', answer: { plates: [savedPlate] } }),
  lookUpPlate: stubEach('lookUpCarBody', {
    found: carBodyLookup,
    'found without a policy': {
      ...carBodyLookup,
      policyStatus: 'new',
      previousCompany: null,
      lastPolicyExpDate: null,
      carBodyDiscount: null,
      thirdPartyDiscount: null,
    },
    defective: {
      ...carBodyLookup,
      isDefective: true,
      message: 'مدل خودرو پیدا نشد؛ خودتان وارد کنید.',
      carBrand: null,
      carModel: null,
    },
  }),
  searchOffers: stubEach('searchCarBodyOffers', {
    found: carBodyFound,
    'found, with a code': withCode,
    'found, not registered for instalments': forBuyer(carBodyFound, unregistered),
  }),
  searchWithDiscount: stubEach('searchCarBodyOffers', { found: withCode }),
  searchWithoutDiscount: stubEach('searchCarBodyOffers', { found: carBodyFound }),
  listUpsells: stubEach('listUpsells', {
    none: { upsells: [] },
    one: {
      upsells: [
        {
          upsellingId: 'upsell-1',
          offer: { ...carBodyOffer, payableAmount: carBodyOffer.payableAmount + 611_600 },
          difference: 611_600,
          covers: ['cover_price_fluctuation_25', 'cover_theft_of_parts', 'cover_glass_breaking'],
        },
      ],
    },
  }),
  priceAgain: stubEach('searchCarBodyOffers', {
    'same price': priced([carBodyOffer]),
    'same price, a small credit': forBuyer(priced([carBodyOffer]), smallCredit),
    'same price, not registered for instalments': forBuyer(priced([carBodyOffer]), unregistered),
    'another price': priced([{ ...carBodyOffer, payableAmount: 6_000_000 }]),
    gone: priced([]),
  }),
  readOrder: stubEach('readOrder', {
    'just made': carBodyOrder,
    'of a car that is no longer listed': {
      ...carBodyOrder,
      search: { ...carBodyOrder.search, carModel: 'gone' },
    },
    'to be paid by cheques': { ...carBodyOrder, paymentType: 'installment', cheques: byCheques },
    'waiting for its inspection': placedOrder,
    'waiting for its terms': { ...placedOrder, inspection: reserved },
    'waiting for documents': inspected,
    'waiting for cheques': { ...inspected, paymentType: 'installment', cheques: byCheques },
    'waiting for its payment': given,
    'waiting for a last check': { ...given, showPaymentModal: true },
    'paid, another visit to ask for': { ...paid, statusId: 53 },
    'paid, another visit to choose': { ...paid, statusId: 54, inspection: placed },
    'paid, on the day of the visit': { ...paid, statusId: 64 },
    'paid, details returned': { ...paid, statusId: 9, editable: true },
    'paid, cheques alone open': { ...paid, cheques: { active: true, submitted: false, later: true } },
    'paid, documents open': { ...paid, documents: { submitted: false, later: false } },
    paid,
  }),
  readInspection: stubEach('readOrder', {
    'with a place': placedOrder,
    'without a place': { ...placedOrder, inspection: null },
    'with a slot': { ...placedOrder, inspection: reserved },
    'of a complete order': given,
    'another visit to ask for': { ...paid, statusId: 53 },
    'another visit to choose': { ...paid, statusId: 54, inspection: placed },
  }),
  listInspectionPlaces: {
    'one possible': [
      {
        operation: 'listAddresses',
        answer: { addresses: [{ ...homeAddress, inspection: possible }], inspectionCities },
      },
      provinces,
    ],
    'two possible': [
      {
        operation: 'listAddresses',
        answer: {
          addresses: [
            { ...homeAddress, inspection: possible },
            { ...workAddress, inspection: possible },
          ],
          inspectionCities,
        },
      },
      provinces,
    ],
    'none possible': [
      {
        operation: 'listAddresses',
        answer: { addresses: [{ ...homeAddress, enable: false, inspection: impossible }], inspectionCities },
      },
      provinces,
    ],
  },
  saveInspectionPlace: stubOne({ operation: 'saveInspectionPlace', answer: done }),
  listInspectionTimes: stubEach('listInspectionTimes', {
    '': { inspectTimes: times },
    'all taken': { inspectTimes: allTaken },
  }),
  saveFirstInspectionTime: stubEach('saveInspectionTime', { '': { heldUntil: reserved.heldUntil } }),
  saveInspectionTime: stubEach('saveInspectionTime', { '': { heldUntil: reserved.heldUntil } }),
  waitForSlot: {},
  acceptTerms: stubEach('acceptTerms', { '': { acceptedAt } }),
  startVisit: stubOne({ operation: 'startVisit', answer: done }),
  savePolicyAddress: stubOne(book, { operation: 'savePolicyInfo', answer: done }),
  readAnswers: stubEach('readOrder', {
    whole: given,
    'with cheques': { ...given, paymentType: 'installment', cheques: { ...byCheques, submitted: true } },
    'to be checked at last': { ...given, showPaymentModal: true },
    'holder missing': carBodyOrder,
    'address missing': { ...carBodyOrder, stage: 3 },
    'inspection missing': placedOrder,
    'terms missing': { ...placedOrder, inspection: reserved },
    'documents missing': inspected,
    'cheques missing': { ...given, stage: 5, paymentType: 'installment', cheques: byCheques },
  }),
}

/** Calls of liability insurances that a car-body journey does not make. */
export const callsOfOthers: ReadonlySet<string> = new Set([
  'readInstantPayment',
  'chooseInstantPayment',
  'listDeliveryTimes',
  'saveDeliveryAddress',
  'saveDeliveryTime',
])

/** Stubbed answers of the calls that only a renewal makes, or whose answers differ for it. */
import type { BnplAccount, Offer } from '#contract/operations/offers.ts'
import type { RenewalOffersAnswer } from '#contract/operations/renewal.ts'
import { done, stubEach, stubOne, type StubbedCall } from './answer.ts'
import { offer, trackingCode } from './gateway-answers.ts'
import {
  carWithOldTerms,
  endedCar,
  renewableCar,
  renewableMotorcycle,
  renewalFound,
  renewalFoundElsewhere,
  renewalOrder,
  renewalQuote,
  searchHistory,
} from './renewal-answers.ts'

const withCode: RenewalOffersAnswer = {
  ...renewalFound,
  appliedDiscount: { discountCode: 'SEPAR30', percent: 30, atMost: 300_000 },
  message: 'کد تخفیف اعمال شد.',
}

const forBuyer = (answer: RenewalOffersAnswer, account: Partial<BnplAccount>): RenewalOffersAnswer => ({
  ...answer,
  instalments: { ...answer.instalments, bnpl: { ...answer.instalments.bnpl, ...account } },
})
const smallCredit = { credit: 900_000 } as const
const unregistered = { registered: false, credit: 0 } as const

/** The same offers at every ceiling, so that any choice gets this price. */
const priced = (offers: readonly Offer[]): RenewalOffersAnswer => ({
  ...renewalFound,
  offersPerCoverage: { '53300000': [...offers], '200000000': [...offers] },
})

const confirmed = { ...renewalOrder, stage: 6 } as const
const registered = stubEach('registerRenewal', { '': { trackingCode } })
const confirming = stubOne({ operation: 'confirmRenewal', answer: done })

const search = 'searchRenewalOffers'

export const renewalCalls: Readonly<Record<string, StubbedCall>> = {
  readRenewal: stubEach('readRenewal', {
    'about to end': { data: renewableCar },
    'ended, with a fee': { data: endedCar },
    'of a motorcycle': { data: renewableMotorcycle },
    'at a ceiling and a term that are gone': { data: carWithOldTerms },
  }),
  readSearchHistory: stubEach('readSearchHistory', { '': searchHistory }),
  searchOffers: stubEach(search, {
    found: renewalFound,
    'found, its insurer sells no more': renewalFoundElsewhere,
    'found, with a code': withCode,
    'found, not registered for instalments': forBuyer(renewalFound, unregistered),
  }),
  searchWithDiscount: stubEach(search, { found: withCode }),
  searchWithoutDiscount: stubEach(search, { found: renewalFound }),
  priceAgain: stubEach(search, {
    'same price': priced([offer]),
    'same price, a small credit': forBuyer(priced([offer]), smallCredit),
    'same price, not registered for instalments': forBuyer(priced([offer]), unregistered),
    'another price': priced([{ ...offer, payableAmount: 6_000_000 }]),
    gone: priced([]),
  }),
  quoteRenewal: stubEach('quoteRenewal', {
    'as last year': { quote: renewalQuote },
    'sold no more': { quote: null },
  }),
  registerRenewal: registered,
  registerSameRenewal: registered,
  confirmRenewal: confirming,
  confirmSameRenewal: confirming,
  readOrder: stubEach('readOrder', {
    'just made': renewalOrder,
    'without a holder': { ...renewalOrder, policyHolder: null },
    'without delivery': { ...renewalOrder, deliveryMode: 'no_delivery' },
    'of a motorcycle': { ...renewalOrder, product: 'motorcycle' },
    'waiting for its payment': confirmed,
    'waiting for a last check': { ...confirmed, showPaymentModal: true },
    'of another purchase': { ...renewalOrder, renews: null },
    paid: { ...confirmed, status: 'paid', editable: false },
  }),
  readAnswers: stubEach('readOrder', {
    whole: confirmed,
    'to be checked at last': { ...confirmed, showPaymentModal: true },
    'without delivery': { ...confirmed, deliveryMode: 'no_delivery' },
    'details missing': renewalOrder,
  }),
}

/** Calls of third-party insurance that a renewal does not make. */
export const callsWithoutRenewal: ReadonlySet<string> = new Set([
  'listMyPlates',
  'lookUpPlate',
  'listUpsells',
  'registerOrder',
  'readInstantPayment',
  'chooseInstantPayment',
  'readKnownHolder',
  'listDeliveryTimes',
  'saveDeliveryTime',
  'completeOrder',
  'listDocuments',
  'submitDocuments',
  'listCheques',
  'submitCheques',
])

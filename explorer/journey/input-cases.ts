/**
 * Inputs with which a journey can begin: for a guest or a user, by a link, at a step of an order, after an
 * interruption.
 */
import { flagsInQuery } from '#machines/journey/address-query.ts'
import type { Choice, VehicleAnswers } from '#machines/journey/answers.ts'
import type { AnyOffer } from '#machines/journey/any-offer.ts'
import type { AddressQuery, JourneyContext } from '#machines/journey/context.ts'
import {
  emptyCarBodyQuote,
  emptyLiabilityQuote,
  emptyQuote,
  type Product,
  type Quote,
} from '#machines/journey/quote.ts'
import { type JourneyId, journeys } from '#machines/journeys.ts'
import { carBodyOffer } from '../stubs/car-body-answers.ts'
import { inactiveOffer, offer, trackingCode } from '../stubs/gateway-answers.ts'
import { input, interrupted, type JourneyInputCase } from './input-parts.ts'
import { renewalInputCases } from './renewal-inputs.ts'

/** The vehicle of a complete inquiry. */
const vehicles: Readonly<Record<Product, VehicleAnswers>> = {
  thirdparty: {
    carType: 'car',
    carUsage: 'passenger',
    carBrand: 'peugeot',
    carModel: 'peugeot-207-manual',
    carImported: null,
    carDetailCode: null,
    carProductionYear: '1399',
    carProductionMonth: null,
  },
  motorcycle: { ...emptyQuote('motorcycle').vehicle, carDetailCode: 'moto_1cyl', carProductionYear: '1399' },
  carbody: {
    ...emptyQuote('carbody').vehicle,
    carBrand: 'peugeot',
    carModel: 'peugeot-207-manual',
    carProductionYear: '1399',
  },
}

/** A complete quote. */
const quoteOf = (product: Product): Quote =>
  product === 'carbody'
    ? {
        ...emptyCarBodyQuote,
        vehicle: vehicles.carbody,
        value: { carValue: 680_000_000, hasAccessories: false, carAccessoriesValue: null },
        insurance: { ...emptyCarBodyQuote.insurance, policyStatus: 'without' },
        thirdPartyDiscount: '2',
      }
    : {
        ...emptyLiabilityQuote(product),
        vehicle: vehicles[product],
        status: { insured: 'without', plateHistory: null, deliveryDate: null },
      }

/** Context of a complete inquiry. */
const searchedWith = (product: Product): Partial<JourneyContext> => ({ quote: quoteOf(product) })

const offerOf = (product: Product): AnyOffer => (product === 'carbody' ? carBodyOffer : offer)

const choiceOf = (product: Product): Choice => ({
  offer: offerOf(product),
  paymentType: 'cash',
  confirmed: true,
  upsellingId: null,
  replaced: null,
  alternativeCovers: null,
  toldToday: offer.payableAmount,
  ordered: null,
})
const chosenIn = (product: Product): Partial<JourneyContext> => ({
  searchTrackingCode: 'SEARCH23456789',
  choice: choiceOf(product),
})
/** A guest sees the instalments without a credit. */
const chosenInInstalments = (product: Product): Partial<JourneyContext> => ({
  ...chosenIn(product),
  choice: { ...choiceOf(product), paymentType: 'bnpl', toldToday: offer.bnpl?.first ?? 0 },
})

const interruptedDelivery = [
  interrupted('chooseInstantPayment', '#holder'),
  interrupted('saveDeliveryAddress', '#delivery'),
  interrupted('saveDeliveryTime', '#delivery'),
  interrupted('saveAddress', '#delivery', 'again after saveAddress, at delivery'),
  interrupted('deleteAddress', '#delivery', 'again after deleteAddress, at delivery'),
]

/** Interrupted changes of the steps that only some products have. */
const interruptedOf: Readonly<Record<Product, readonly JourneyInputCase[]>> = {
  thirdparty: interruptedDelivery,
  motorcycle: interruptedDelivery,
  carbody: [
    interrupted('saveInspectionPlace', '#inspection'),
    interrupted('saveInspectionTime', '#inspection'),
    interrupted('saveAddress', '#inspection', 'again after saveAddress, at inspection'),
    interrupted('acceptTerms', '#terms'),
    interrupted('startVisit', '#inspection'),
  ],
}

const restored = (product: Product): readonly JourneyInputCase[] => [
  interrupted('savePolicyHolder', '#holder'),
  interrupted('savePolicyInfo', '#address'),
  interrupted('saveAddress', '#address'),
  interrupted('deleteAddress', '#address'),
  ...interruptedOf[product],
  {
    name: 'again after registerOrder',
    input: input({
      saved: {
        ...searchedWith(product),
        ...chosenIn(product),
        intent: {
          change: 'registerOrder',
          key: 'key',
          fingerprint: 'fingerprint',
          status: 'under-way',
        },
        requested: { to: '#offers', query: {} },
      },
    }),
  },
  interrupted('completeOrder', '#documents'),
  interrupted('submitDocuments', '#documents'),
  interrupted('submitCheques', '#cheques'),
  interrupted('changePaymentType', '#payment'),
  interrupted('applyDiscount', '#payment'),
  interrupted('removeDiscount', '#payment'),
  interrupted('acceptPriceChange', '#payment'),
]

/** Queries of links: a complete search, and searches with a gap. */
const links = {
  thirdparty: {
    whole: {
      carType: 'car',
      carUsage: 'passenger',
      carModel: 'peugeot-207-manual',
      carProductionYear: '1399',
      policyStatus: 'without',
    },
    gap: { carModel: 'unknown' },
  },
  motorcycle: {
    whole: {
      carType: 'motorcycle',
      carDetailCode: 'moto_1cyl',
      carProductionYear: '1399',
      policyStatus: 'without',
    },
    gap: { policyStatus: 'unknown' },
  },
  carbody: {
    whole: {
      carType: 'car',
      carUsage: 'passenger',
      carBrand: 'peugeot',
      carModel: 'peugeot-207-manual',
      carProductionYear: '1399',
      carValue: '680000000',
      policyStatus: 'without',
      thirdPartyDiscount: '2',
      covers: 'cover_glass_breaking',
    },
    gap: { carModel: 'unknown' },
  },
} as const satisfies Record<Product, object>

/** The journey opened at an address. All but the offers have an order. */
const opened = (name: string, to: string, query: AddressQuery = {}): JourneyInputCase => ({
  name,
  input: input({
    trackingCode: to === '#offers' ? null : trackingCode,
    saved: { requested: { to, query }, flags: flagsInQuery(query) },
  }),
})

/** The page of the inquiry. In some journeys it differs from the index. */
const atTheInquiry: Partial<JourneyContext> = { requested: { to: '#inquiry-owner', query: {} } }

/** A user whose policy cannot be renewed buys a new one. */
const fromRenewal: JourneyInputCase = {
  name: 'from a renewal',
  input: input({
    saved: {
      requested: { to: '#inquiry-owner', query: { 'from-renewal': 'true' } },
      flags: flagsInQuery({ 'from-renewal': 'true' }),
    },
  }),
}

const liabilitySteps = ['holder', 'address', 'delivery', 'documents', 'cheques', 'payment']
const orderStepsOf: Readonly<Record<Product, readonly string[]>> = {
  thirdparty: liabilitySteps,
  motorcycle: liabilitySteps,
  carbody: ['holder', 'address', 'inspection', 'terms', 'documents', 'cheques', 'payment'],
}

const inputCasesOf = (product: Product): readonly JourneyInputCase[] => {
  const searched = searchedWith(product)
  const { whole, gap } = links[product]
  return [
    { name: 'guest', input: input({ signedIn: false, saved: atTheInquiry }) },
    { name: 'signed in', input: input({ saved: atTheInquiry }) },
    opened('a shared link', '#offers', whole),
    opened('a link with a gap', '#offers', { ...whole, ...gap }),
    {
      name: 'back from sign-in with a choice',
      input: input({ saved: { ...searched, ...chosenIn(product), requested: { to: '#offers', query: {} } } }),
    },
    {
      name: 'back from sign-in with instalments',
      input: input({
        saved: { ...searched, ...chosenInInstalments(product), requested: { to: '#offers', query: {} } },
      }),
    },
    {
      name: 'again while a changed price is decided on',
      input: input({
        saved: {
          ...searched,
          ...chosenIn(product),
          repriced: { ...offerOf(product), payableAmount: 6_000_000 },
          requested: { to: '#offers', query: {} },
        },
      }),
    },
    {
      name: 'again with marked offers',
      input: input({
        saved: {
          ...searched,
          compared: ['aftab', inactiveOffer.companyCode],
          requested: { to: '#offers', query: {} },
        },
      }),
    },
    ...orderStepsOf[product].map((id) => opened(`at ${id}`, `#${id}`)),
    ...(product === 'carbody' ? [] : [fromRenewal]),
    opened('an incomplete order', '#holder', { incomplete: 'true' }),
    opened('an incomplete order at its payment', '#payment', { incomplete: 'true' }),
    opened('cheques are in', '#documents', { 'cheque-complete': 'true' }),
    opened('documents, from My Insurance', '#documents', { 'from-my-insurance': 'true' }),
    opened('cheques, from My Insurance', '#cheques', { 'from-my-insurance': 'true' }),
    ...(product === 'carbody'
      ? [opened('inspection, from My Insurance', '#inspection', { 'from-my-insurance': 'true' })]
      : []),
    ...restored(product),
  ]
}

export const inputCases = {
  'third-party': inputCasesOf(journeys['third-party'].product),
  motorcycle: inputCasesOf(journeys.motorcycle.product),
  'car-body': inputCasesOf(journeys['car-body'].product),
  renewal: renewalInputCases,
} as const satisfies Record<JourneyId, readonly JourneyInputCase[]>

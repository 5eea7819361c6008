/**
 * From a chosen offer to an order: an alternative where there is one, the way of paying, its owner, its price of now.
 * Specification: document 2 section 4 "Offer selection"; decisions, sections 3, 5 and 9.
 */
import { state } from '../../journey.ts'
import { change, offersSearchOf, upsellsRequestOf } from '../../journey/requests.ts'
import { of, showPanel, signedOut, tell } from '../../parts/outcomes.ts'

const letsGo = {
  'sheet.closed': { target: '#offers-browsing', actions: 'forget the choice' },
  back: { target: '#offers-browsing', actions: 'forget the choice' },
} as const

const askingAlternatives = state({
  id: 'offers-asking-alternatives',
  tags: 'loading',
  meta: { title: 'offers.asking-alternatives' },
  on: { back: letsGo.back },
  invoke: {
    src: 'ask for alternatives',
    id: 'listUpsells',
    input: upsellsRequestOf,
    onDone: [
      {
        guard: { type: 'alternatives came', params: ({ event }) => event.output },
        target: 'choosingAlternative',
        actions: { type: 'keep the alternatives', params: ({ event }) => event.output },
      },
      { target: '#offers-choosing' },
    ],
    onError: [
      signedOut,
      {
        description: 'Nobody is kept from buying by an alternative that did not come.',
        target: '#offers-choosing',
      },
    ],
  },
})

const choosingAlternative = state({
  tags: 'sheet',
  meta: { title: 'offers.alternative-sheet' },
  on: {
    'upsell.accepted': { target: '#offers-choosing', actions: 'take the alternative' },
    continue: { description: 'The offer as it was chosen.', target: '#offers-choosing' },
    ...letsGo,
  },
})

const choosing = state({
  id: 'offers-choosing',
  description:
    'The experiment offer-card: A asks how to pay, B goes straight on. A missing variant counts as A.',
  always: [
    { guard: 'the offer goes straight on', target: 'confirmed' },
    {
      guard: 'the variant is missing',
      target: 'choosingPayment',
      actions: { type: 'report the missing segment', params: { subject: 'offer-card' } },
    },
    { target: 'choosingPayment' },
  ],
})

const choosingPayment = state({
  tags: 'sheet',
  meta: { title: 'offers.payment-sheet' },
  on: {
    'payment-type.chosen': [
      {
        guard: { type: 'this way of paying is open', params: ({ event }) => event },
        actions: 'keep the payment type',
      },
      {
        description: 'Not registered with the provider, or not sold so: it stays with cash.',
        actions: 'pay with cash',
      },
    ],
    continue: 'confirmed',
    ...letsGo,
  },
})

const confirmed = state({
  entry: 'confirm the choice',
  always: [
    { guard: 'the user is signed in', target: '#offers-registering' },
    { target: 'waitingForItsOwner' },
  ],
})

const waitingForItsOwner = state({
  description: 'A guest signs in first; the choice waits.',
  entry: tell('step.sign-in-needed'),
})

const registering = state({
  id: 'offers-registering',
  tags: ['loading', 'submitting'],
  meta: { title: 'offers.registering' },
  entry: { type: 'name the change', params: { change: 'registerThirdPartyOrder' } },
  invoke: {
    src: 'register the order',
    id: 'registerOrder',
    input: change('registerThirdPartyOrder'),
    onDone: {
      actions: [
        'the change is made',
        { type: 'keep the tracking code', params: ({ event }) => event.output },
        tell('step.done'),
      ],
    },
    onError: [
      signedOut,
      {
        guard: of('the prices are no longer valid'),
        description: 'Searched again at once: the same price goes on, another is shown and decided on.',
        target: 'repricing',
        actions: 'the change is made',
      },
      {
        guard: of('the answer is missing'),
        description:
          'The order may have been made. Another search would make another one, so this very call is repeated.',
        ...showPanel('unanswered'),
      },
      {
        description:
          'This offer cannot be had so: said aloud, and the person chooses again from a fresh list.',
        target: '#offers-searching',
        actions: ['the change is made', 'forget the choice', of('tell the failure')],
      },
    ],
  },
})

const repricing = state({
  tags: 'loading',
  meta: { title: 'offers.repricing' },
  on: { back: { target: '#offers-searching', actions: 'forget the choice' } },
  invoke: {
    src: 'price the choice again',
    id: 'priceAgain',
    input: ({ context }) => ({ ...upsellsRequestOf({ context }), search: offersSearchOf({ context }) }),
    onDone: [
      {
        guard: { type: 'the offer is gone', params: ({ event }) => event.output },
        target: '#offers-searching',
        actions: ['forget the choice', 'tell that the offer is gone'],
      },
      {
        guard: { type: 'the price is the same', params: ({ event }) => event.output },
        target: 'registering',
        actions: [
          { type: 'keep the search', params: ({ event }) => event.output },
          { type: 'keep the price of now', params: ({ event }) => event.output },
          'choose at the price of now',
        ],
      },
      {
        target: 'decidingOnPrice',
        actions: [
          { type: 'keep the search', params: ({ event }) => event.output },
          { type: 'keep the price of now', params: ({ event }) => event.output },
        ],
      },
    ],
    onError: [
      signedOut,
      { target: '#offers-searching', actions: ['forget the choice', of('tell the failure')] },
    ],
  },
})

const decidingOnPrice = state({
  tags: 'sheet',
  meta: { title: 'offers.price-changed' },
  description: 'Old price, new price and why; the person decides.',
  on: {
    continue: { target: 'registering', actions: 'choose at the price of now' },
    'price.refused': letsGo.back,
    ...letsGo,
  },
})

const unanswered = state({
  tags: 'failed',
  exit: 'forget the failure',
  meta: { title: 'offers.unanswered' },
  on: {
    retry: 'registering',
    back: { target: '#offers-searching', actions: ['forget the choice', 'the change is made'] },
  },
})

/** The states between the list and the order, for the step that spreads them. */
export const choosingStates = {
  askingAlternatives,
  choosingAlternative,
  choosing,
  choosingPayment,
  confirmed,
  waitingForItsOwner,
  registering,
  repricing,
  decidingOnPrice,
  unanswered,
}

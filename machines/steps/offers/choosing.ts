/**
 * From a chosen offer to an order: an alternative if there is one, the payment type, signing in, the
 * current price. Specification: document 2 section 4 "Offer selection"; decisions, sections 3, 5 and 9.
 */
import { state } from '../../journey.ts'
import { changeInput, upsellsRequestOf } from '../../journey/requests.ts'
import { searchOf } from '../../journey/search.ts'
import { withError, showErrorPanel, signedOut, raiseOutcome } from '../../parts/outcomes.ts'
import { priceDecision } from '../../parts/price-change.ts'
import { backWaits } from '../../parts/submitting.ts'

const cancelChoice = { target: '#offers-browsing', actions: 'clear the choice' } as const
/** Closing a sheet of the choice keeps the offer marked in the list. */
const keepChoice = { target: '#offers-browsing', actions: 'return to the chosen offer' } as const
const closes = { 'sheet.closed': keepChoice, back: keepChoice } as const

const askingAlternatives = state({
  id: 'offers-asking-alternatives',
  tags: 'loading',
  meta: { title: 'offers.asking-alternatives' },
  on: { back: cancelChoice },
  invoke: {
    src: 'list the alternatives',
    id: 'listUpsells',
    input: upsellsRequestOf,
    onDone: [
      {
        guard: { type: 'alternatives were found', params: ({ event }) => event.output },
        target: 'choosingAlternative',
        actions: { type: 'store the alternatives', params: ({ event }) => event.output },
      },
      { target: '#offers-choosing' },
    ],
    onError: [
      signedOut,
      {
        description: 'A failed request for alternatives does not block buying.',
        target: '#offers-choosing',
      },
    ],
  },
})

const choosingAlternative = state({
  tags: 'sheet',
  meta: { title: 'offers.alternative-sheet' },
  on: {
    'upsell.accepted': { target: '#offers-choosing', actions: 'choose the alternative' },
    continue: { description: 'Continues with the offer as it was chosen.', target: '#offers-choosing' },
    ...closes,
  },
})

const choosing = state({
  id: 'offers-choosing',
  description:
    'Experiment offer-card: variant A asks how to pay, variant B skips it. A missing variant counts as A.',
  always: [
    { guard: 'the payment sheet is skipped', target: 'confirmed' },
    {
      guard: 'the offer-card variant is missing',
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
    'payment-type.chosen': {
      guard: { type: 'another available payment type is chosen', params: ({ event }) => event },
      actions: 'update the payment type',
    },
    continue: 'confirmed',
    ...closes,
  },
})

/** Opens the payment sheet again, with a sentence about the instalments. */
const reviewingInstalments = state({
  tags: 'sheet',
  meta: { title: 'offers.instalments-sheet' },
  description:
    'Says the first instalment with the credit that is known since signing in, or that the purchase is in cash.',
  entry: 'ask about the payment type again',
  on: choosingPayment.on,
})

const confirmed = state({
  entry: 'confirm the choice',
  always: [{ guard: 'the user is signed in', target: '#offers-registering' }, { target: 'signInNeeded' }],
})

const signInNeeded = state({
  description: 'A guest signs in first; the choice is preserved.',
  entry: raiseOutcome('step.sign-in-needed'),
})

/** Transitions after registering, for a new policy and for a renewal. */
const registered = {
  onDone: [
    {
      guard: 'Back waits',
      description: 'Back was pressed meanwhile.',
      target: '#offers-browsing',
      actions: ['finish the change', 'clear the choice'],
    },
    {
      actions: [
        'finish the change',
        {
          type: 'start a new order',
          params: ({ event }: { event: { output: { trackingCode: string } } }) => event.output,
        },
        raiseOutcome('step.done'),
      ],
    },
  ],
  onError: [
    signedOut,
    {
      guard: withError('the prices have expired'),
      description: 'Searches again at once: an unchanged price continues, a changed one needs a decision.',
      target: 'repricing',
      actions: ['answer the waiting Back', 'finish the change'],
    },
    {
      guard: withError('the call may have succeeded'),
      description:
        'The order may exist already. Another search would create a second one, so the same call is repeated.',
      ...showErrorPanel('unanswered'),
    },
    {
      description:
        'The offer is not available: a toast says so, and the user chooses again from a fresh list.',
      target: '#offers-searching',
      actions: ['finish the change', 'clear the choice', withError('show the failure')],
    },
  ],
} as const

const registering = state({
  id: 'offers-registering',
  tags: ['loading', 'submitting'],
  meta: { title: 'offers.registering' },
  entry: { type: 'start the change', params: { change: 'registerOrder' } },
  on: backWaits,
  invoke: {
    src: 'register the order',
    id: 'registerOrder',
    input: changeInput('registerOrder'),
    ...registered,
  },
})

const registeringRenewal = state({
  id: 'offers-registering',
  tags: ['loading', 'submitting'],
  meta: { title: 'offers.registering' },
  entry: { type: 'start the change', params: { change: 'registerRenewal' } },
  on: backWaits,
  invoke: {
    src: 'register the renewal',
    id: 'registerRenewal',
    input: changeInput('registerRenewal'),
    ...registered,
  },
})

const repricing = state({
  tags: 'loading',
  meta: { title: 'offers.repricing' },
  on: { back: { target: '#offers-searching', actions: 'clear the choice' } },
  invoke: {
    src: 'reprice the choice',
    id: 'priceAgain',
    input: ({ context }) => ({ ...upsellsRequestOf({ context }), search: searchOf({ context }) }),
    onDone: [
      {
        guard: { type: 'the offer is no longer available', params: ({ event }) => event.output },
        target: '#offers-searching',
        actions: ['clear the choice', 'show that the offer is gone'],
      },
      {
        target: 'comparingPrices',
        actions: [
          { type: 'store the search', params: ({ event }) => event.output },
          { type: 'store the current price', params: ({ event }) => event.output },
        ],
      },
    ],
    onError: [
      signedOut,
      { target: '#offers-searching', actions: ['clear the choice', withError('show the failure')] },
    ],
  },
})

const comparingPrices = state({
  description: 'The shown instalments still apply, or a sheet shows what changed.',
  always: [
    { guard: 'the current price differs', target: 'decidingOnPrice' },
    {
      guard: 'the instalments differ from the shown ones',
      target: 'reviewingInstalments',
      actions: 'accept the current price',
    },
    { target: 'registering', actions: 'accept the current price' },
  ],
})

const decidingOnPrice = state({
  tags: 'sheet',
  meta: { title: 'offers.price-changed' },
  description: 'Shows the old price, the new price and the reason; the user decides.',
  on: priceDecision({
    accept: { target: 'comparingPrices', actions: 'accept the current price' },
    refuse: cancelChoice,
    close: cancelChoice,
  }),
})

const unanswered = state({
  tags: 'failed',
  exit: 'clear the failure',
  meta: { title: 'offers.unanswered' },
  on: {
    retry: 'registering',
    back: { target: '#offers-searching', actions: ['clear the choice', 'finish the change'] },
  },
})

/** The states between a chosen offer and its order, shared with renewals. */
const orderingStates = {
  choosing,
  choosingPayment,
  reviewingInstalments,
  confirmed,
  signInNeeded,
  repricing,
  comparingPrices,
  decidingOnPrice,
  unanswered,
}

/** The states between the list and the order, to be spread into the step of a new purchase. */
export const choosingStates = { askingAlternatives, choosingAlternative, ...orderingStates, registering }

/** The same states for a renewal, which has no alternatives. */
export const renewalChoosingStates = { ...orderingStates, registering: registeringRenewal }

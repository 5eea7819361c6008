/**
 * Offers: every insurer's price for the ceiling and the term, and choosing one.
 * Specification: document 2 sections 2.7, 4 "Offers" and "Offer selection"; decisions, sections 1 and 3.
 * Outcomes: done (an order was made), details refused, vehicle change, history change, sign-in needed, back.
 */
import { state } from '../journey.ts'
import { change, offersSearchOf, offersSearchWithDraftOf, offersSearchWithoutCodeOf } from '../journey/requests.ts'
import { backToForm, of, showPanel, signedOut, tell } from '../parts/outcomes.ts'

/** The list with what may be opened over it. */
const list = state({
  initial: 'browsing',
  on: { back: { actions: tell('step.back') } },
  states: {
    browsing: {
      on: {
        'ceiling.chosen': { target: 'swapping', actions: 'keep the ceiling' },
        'ceiling-sheet.opened': 'choosingCeiling',
        'term-sheet.opened': 'choosingTerm',
        'discount-sheet.opened': 'enteringDiscount',
        'edit-sheet.opened': 'editing',
        'offer.chosen': { target: 'choosingPayment', actions: 'keep the choice' },
        retry: { description: 'Asked again: somebody was late, or the prices are no longer valid.', target: '#offers-searching' },
      },
    },
    swapping: {
      meta: { title: 'offers.swapping' },
      description: 'The prices of another ceiling are there already; a flash says that they are others.',
      after: { flash: 'browsing' },
      on: { 'ceiling.chosen': { target: 'swapping', reenter: true, actions: 'keep the ceiling' } },
    },
    choosingCeiling: {
      tags: 'sheet',
      meta: { title: 'offers.ceiling-sheet' },
      on: { 'ceiling.chosen': { target: 'swapping', actions: 'keep the ceiling' }, 'sheet.closed': 'browsing', back: 'browsing' },
    },
    choosingTerm: {
      tags: 'sheet',
      meta: { title: 'offers.term-sheet' },
      on: {
        'term.chosen': [
          { guard: { type: 'the term is another', params: ({ event }) => event }, target: '#offers-searching', actions: 'keep the term' },
          { target: 'browsing' },
        ],
        'sheet.closed': 'browsing',
        back: 'browsing',
      },
    },
    enteringDiscount: {
      tags: 'sheet',
      meta: { title: 'offers.discount-sheet' },
      on: {
        'discount-code.changed': { actions: 'keep the discount draft' },
        'discount.submitted': { guard: 'a code is entered', target: 'applyingDiscount' },
        'discount.removed': 'removingDiscount',
        'sheet.closed': { target: 'browsing', actions: 'forget the failure' },
        back: { target: 'browsing', actions: 'forget the failure' },
      },
    },
    applyingDiscount: {
      tags: ['sheet', 'loading'],
      meta: { title: 'offers.applying-discount' },
      invoke: {
        src: 'search offers',
        id: 'searchWithDiscount',
        input: offersSearchWithDraftOf,
        onDone: {
          target: 'browsing',
          actions: [
            'keep the discount code',
            { type: 'keep the search', params: ({ event }) => event.output },
            { type: 'tell that it worked', params: ({ event }) => event.output },
          ],
        },
        onError: [signedOut, { guard: of('the discount code was refused'), target: 'enteringDiscount', actions: of('note the failure') }, backToForm('enteringDiscount')],
      },
    },
    removingDiscount: {
      tags: ['sheet', 'loading'],
      meta: { title: 'offers.removing-discount' },
      invoke: {
        src: 'search offers',
        id: 'searchWithoutDiscount',
        input: offersSearchWithoutCodeOf,
        onDone: {
          target: 'browsing',
          actions: ['forget the discount code', { type: 'keep the search', params: ({ event }) => event.output }, 'tell that the code is removed'],
        },
        onError: [signedOut, backToForm('enteringDiscount')],
      },
    },
    editing: {
      tags: 'sheet',
      meta: { title: 'offers.edit-sheet' },
      on: {
        'vehicle-change.chosen': { actions: tell('step.vehicle-change') },
        'history-change.chosen': { actions: tell('step.history-change') },
        'sheet.closed': 'browsing',
        back: 'browsing',
      },
    },
    choosingPayment: {
      tags: 'sheet',
      meta: { title: 'offers.payment-sheet' },
      on: {
        'payment-type.chosen': { actions: 'keep the payment type' },
        continue: [
          { guard: 'the user is signed in', target: '#offers-registering', actions: 'confirm the choice' },
          { description: 'A guest signs in first; the choice waits.', actions: ['confirm the choice', tell('step.sign-in-needed')] },
        ],
        'sheet.closed': { target: 'browsing', actions: 'forget the choice' },
        back: { target: 'browsing', actions: 'forget the choice' },
      },
    },
  },
})

export const offers = state({
  id: 'offers',
  route: { guard: 'the search can be made' },
  meta: { title: 'offers', path: '/third-party/offers', screen: 'offers', progress: { step: 1, of: 6 }, next: 'holder' },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: { type: 'this change was interrupted', params: { change: 'registerThirdPartyOrder' } }, target: 'registering' },
        { guard: 'a confirmed choice waits for its owner', target: 'registering' },
        { target: 'searching' },
      ],
    },
    searching: {
      id: 'offers-searching',
      tags: 'loading',
      meta: { title: 'offers.searching' },
      on: { back: { actions: tell('step.back') }, 'ceiling.chosen': { description: 'Every ceiling is searched at once.', actions: 'keep the ceiling' } },
      invoke: {
        src: 'search offers',
        id: 'searchOffers',
        input: offersSearchOf,
        onDone: { target: 'list', actions: { type: 'keep the search', params: ({ event }) => event.output } },
        onError: [
          signedOut,
          { guard: of('the discount code was refused'), target: 'searching', reenter: true, actions: ['forget the discount code', of('tell the failure')] },
          { guard: of('the details were refused'), actions: [of('note the failure'), of('tell the failure'), tell('step.details-refused')] },
          showPanel('failed'),
        ],
      },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'offers.failed' },
      on: { retry: 'searching', back: { actions: tell('step.back') } },
    },
    list,
    registering: {
      id: 'offers-registering',
      tags: ['loading', 'submitting'],
      meta: { title: 'offers.registering' },
      entry: { type: 'name the change', params: { change: 'registerThirdPartyOrder' } },
      invoke: {
        src: 'register the order',
        id: 'registerOrder',
        input: change('registerThirdPartyOrder'),
        onDone: { actions: ['the change is made', { type: 'keep the tracking code', params: ({ event }) => event.output }, tell('step.done')] },
        onError: [
          signedOut,
          {
            guard: of('the prices are no longer valid'),
            description: 'Searched again at once; the person chooses from what is valid now.',
            target: 'searching',
            actions: ['the change is made', 'forget the choice', of('tell the failure')],
          },
          {
            guard: of('the answer is missing'),
            description: 'The order may have been made. Another search would make another one, so this very call is repeated.',
            ...showPanel('unanswered'),
          },
          {
            description: 'This offer cannot be had so: said aloud, and the person chooses again from a fresh list.',
            target: 'searching',
            actions: ['the change is made', 'forget the choice', of('tell the failure')],
          },
        ],
      },
    },
    unanswered: {
      tags: 'failed',
      meta: { title: 'offers.unanswered' },
      on: { retry: 'registering', back: { target: 'searching', actions: ['forget the choice', 'the change is made'] } },
    },
  },
})

/**
 * The policy that is renewed: its vehicle, its insurer, its end and its discounts, with the claims of the
 * past year. "Same as last year", chosen on home, orders from here at once. Specification: document 2
 * sections 2.9 and 4 "Renewal"; decisions, section 12; pictures 40, 41 and 44. Outcomes: done, confirmed
 * (ordered at last year's terms), back, sign-in needed, order closed.
 */
import { state } from '../../journey.ts'
import { changeInput, policyInput } from '../../journey/requests.ts'
import { raiseOutcome, showErrorPanel, signedOut, withError } from '../../parts/outcomes.ts'
import { backWaits } from '../../parts/submitting.ts'

/**
 * Ordering at once has failed: the page shows the policy, and a toast gives the reason. The user continues by
 * hand.
 */
const continueManually = {
  target: 'showing',
  actions: ['finish the change', 'clear the choice', withError('show the failure')],
} as const

const closesClaims = { target: 'showing', actions: 'discard the drafted claims' } as const

export const policy = state({
  id: 'policy',
  route: { guard: 'a policy is renewed' },
  meta: {
    title: 'renewal.policy',
    address: 'policy',
    screen: 'renewal-policy',
    progress: { step: 1, of: 3 },
  },
  exit: 'clear the failure',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: 'the registration of the renewal has no answer',
          description: 'The page was closed or the session ended meanwhile: the same call is repeated.',
          target: 'registering',
        },
        {
          guard: { type: 'the interrupted change is', params: { change: 'confirmRenewal' } },
          target: 'confirming',
        },
        {
          guard: 'same as last year is requested',
          description: 'Ordered once: a reload of the page shows the policy.',
          target: 'quoting',
          actions: 'clear the request for last year’s terms',
        },
        { target: 'showing' },
      ],
    },
    showing: {
      on: {
        continue: { actions: ['propose last year’s ceiling and term', raiseOutcome('step.done')] },
        'same-as-last-year.chosen': {
          guard: 'last year’s terms have a price and there are no claims',
          target: 'quoting',
        },
        'renewal-claims.opened': { target: 'reportingClaims', actions: 'start reporting claims' },
        back: { actions: raiseOutcome('step.back') },
      },
    },
    reportingClaims: {
      tags: 'sheet',
      meta: { title: 'renewal.claims' },
      on: {
        'renewal-claims.changed': {
          guard: { type: 'the drafted claim count differs', params: ({ event }) => event },
          actions: 'update the drafted claims',
        },
        continue: {
          guard: 'the drafted claims differ',
          target: 'showing',
          actions: 'apply the drafted claims',
        },
        'sheet.closed': closesClaims,
        back: closesClaims,
      },
    },
    quoting: {
      tags: 'loading',
      meta: { title: 'renewal.quoting' },
      on: { back: 'showing' },
      invoke: {
        src: 'quote the renewal',
        id: 'quoteRenewal',
        input: policyInput,
        onDone: [
          {
            guard: { type: 'the insurer does not sell now', params: ({ event }) => event.output },
            target: 'showing',
            actions: 'show that the insurer does not sell now',
          },
          {
            target: 'registering',
            actions: { type: 'choose last year’s terms', params: ({ event }) => event.output },
          },
        ],
        onError: [signedOut, continueManually],
      },
    },
    registering: {
      tags: ['loading', 'submitting'],
      meta: { title: 'renewal.registering' },
      entry: { type: 'start the change', params: { change: 'registerRenewal' } },
      on: backWaits,
      invoke: {
        src: 'register the renewal',
        id: 'registerSameRenewal',
        input: changeInput('registerRenewal'),
        onDone: [
          {
            guard: 'Back waits',
            description: 'Back was pressed meanwhile: the order waits on home.',
            target: 'showing',
            actions: 'finish the change',
          },
          {
            target: 'confirming',
            actions: [
              'finish the change',
              { type: 'start a new order', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [
          signedOut,
          {
            guard: withError('the call may have succeeded'),
            description: 'The order may exist already, so the same call is repeated.',
            ...showErrorPanel('unanswered'),
          },
          continueManually,
        ],
      },
    },
    unanswered: {
      tags: 'failed',
      exit: 'clear the failure',
      meta: { title: 'renewal.unanswered' },
      on: {
        retry: 'registering',
        back: { target: 'showing', actions: ['clear the choice', 'finish the change'] },
      },
    },
    confirming: {
      tags: ['loading', 'submitting'],
      meta: { title: 'renewal.confirming' },
      entry: { type: 'start the change', params: { change: 'confirmRenewal' } },
      on: backWaits,
      invoke: {
        src: 'confirm the renewal',
        id: 'confirmSameRenewal',
        input: changeInput('confirmRenewal'),
        onDone: { actions: ['finish the change', raiseOutcome('step.confirmed')] },
        onError: [
          signedOut,
          {
            description: 'Holder or address are missing: the page of the details asks for them.',
            actions: ['finish the change', raiseOutcome('step.order-closed')],
          },
        ],
      },
    },
  },
})

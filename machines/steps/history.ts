/**
 * Manual entry of the history: the previous policy, its owner, its discounts, its claims. Specification:
 * document 2 sections 2.6, 4 "Policy status" and 5. Outcomes: done, back.
 */
import { state } from '../journey.ts'
import { claims } from '../parts/claims.ts'
import { historyChange } from '../parts/history-change.ts'
import { backToOffers, discardToOffers, raiseOutcome } from '../parts/outcomes.ts'

export const history = state({
  meta: { title: 'history' },
  initial: 'policy',
  states: {
    policy: {
      id: 'history-policy',
      route: { guard: 'a previous policy is required' },
      meta: {
        title: 'history.policy',
        address: 'history',
        query: 'change',
        step: '1',
        screen: 'history-policy',
        progress: { step: 1, of: 4 },
      },
      initial: 'pristine',
      states: {
        pristine: {},
        showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
      },
      on: {
        'history.changed': historyChange('policy'),
        continue: [
          { guard: 'the previous policy is incomplete', target: '.showingErrors' },
          backToOffers,
          { guard: 'ownership has changed', target: '#history-ownership' },
          { target: '#history-discounts' },
        ],
        back: [discardToOffers, { actions: raiseOutcome('step.back') }],
      },
    },
    ownership: {
      id: 'history-ownership',
      route: { guard: 'the previous policy is complete' },
      meta: {
        title: 'history.ownership',
        address: 'history',
        query: 'change',
        step: '2',
        screen: 'history-ownership',
        progress: { step: 2, of: 4 },
      },
      initial: 'pristine',
      states: {
        pristine: {},
        showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
      },
      on: {
        'history.changed': historyChange('ownership'),
        continue: [
          { guard: 'the ownership question is unanswered', target: '.showingErrors' },
          backToOffers,
          {
            guard: 'no discount is transferred',
            description: 'Discounts stay with the previous owner: nothing more to ask.',
            actions: raiseOutcome('step.done'),
          },
          { target: '#history-discounts' },
        ],
        back: [discardToOffers, { target: '#history-policy' }],
      },
    },
    discounts: {
      id: 'history-discounts',
      route: { guard: 'the previous policy is complete' },
      meta: {
        title: 'history.discounts',
        address: 'history',
        query: 'change',
        step: '3',
        screen: 'history-discounts',
        progress: { step: 3, of: 4 },
      },
      initial: 'pristine',
      states: {
        pristine: {},
        showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
      },
      on: {
        'history.changed': historyChange('discounts'),
        continue: [
          { guard: 'the discounts are unanswered', target: '.showingErrors' },
          backToOffers,
          { guard: 'the previous policy has the same owner', target: '#history-claims' },
          { description: 'Only the same owner is asked about claims.', actions: raiseOutcome('step.done') },
        ],
        back: [
          discardToOffers,
          { guard: 'ownership has changed', target: '#history-ownership' },
          { target: '#history-policy' },
        ],
      },
    },
    claims: {
      id: 'history-claims',
      route: { guard: 'the previous policy is complete' },
      meta: {
        title: 'history.claims',
        address: 'history',
        query: 'change',
        step: '4',
        screen: 'claims',
        progress: { step: 4, of: 4 },
      },
      ...claims,
      on: { ...claims.on, back: [discardToOffers, { target: '#history-discounts' }] },
    },
  },
})

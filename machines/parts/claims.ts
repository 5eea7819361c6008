/**
 * The claims question: whether compensation was received, and the number of claims of each kind.
 * Specification: document 2 section 5 "Claims step".
 */
import { state } from '../journey.ts'
import { historyChange } from './history-change.ts'
import { raiseOutcome } from './outcomes.ts'

export const claims = state({
  initial: 'pristine',
  states: { pristine: {}, showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } } },
  on: {
    'history.changed': historyChange('claims'),
    continue: [
      { guard: 'the claims are answered', actions: raiseOutcome('step.done') },
      { target: '.showingErrors' },
    ],
  },
})

/**
 * Transitions that every journey has in all its states: experiments, session, language, and the outcomes of
 * any step.
 */
import { state } from './journey.ts'

export const journeyFrame = state({
  initial: 'opening',
  invoke: {
    src: 'list the experiments',
    id: 'listExperiments',
    onDone: { actions: { type: 'store the experiments', params: ({ event }) => event.output } },
    onError: { description: 'The journey does not wait for experiments: every variant counts as A.' },
  },
  on: {
    'session.changed': { actions: 'store the session' },
    'labels.relocalised': {
      description: 'The language changed: only labels are replaced.',
      actions: 'relocalise the context',
    },
    'step.sign-in-needed': '#sign-in',
    'step.order-closed': '#reading-order',
  },
})

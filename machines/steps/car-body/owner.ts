/**
 * The first step of the car-body inquiry. It differs from the shared one in failed lookups: the first 1000 or
 * 1027 leads to manual entry, which shows the reason; a repeated one shows a toast. An incomplete answer
 * shows its reason in a toast, too. Decisions, section 1 "Lookup error 1027 or 1000"; document 3, sections 2
 * "Sanhub flow" and 8.
 */
import { state } from '../../journey.ts'
import { raiseOutcome, withError } from '../../parts/outcomes.ts'
import { ownerStep } from '../inquiry/owner.ts'

const { lookingUp } = ownerStep.states
const [incomplete, found] = lookingUp.invoke.onDone
type Answered = { event: { output: { message: string | null } } }

export const carBodyOwner = state({
  ...ownerStep,
  meta: { ...ownerStep.meta, step: 'owner', progress: { step: 1, of: 5 } },
  states: {
    ...ownerStep.states,
    lookingUp: {
      ...lookingUp,
      invoke: {
        ...lookingUp.invoke,
        onDone: [
          {
            ...incomplete,
            description: 'A toast says what the registry lacks; the page asks for it.',
            actions: [
              { type: 'show what the registry says', params: ({ event }: Answered) => event.output },
              ...incomplete.actions,
            ],
          },
          found,
        ],
        onError: [
          {
            guard: withError('the inquiry fails for the first time'),
            description: 'The first 1000 or 1027 of this inquiry: manual entry follows and says why.',
            actions: [
              withError('store the lookup error'),
              'clear the registry data',
              withError('store the failure'),
              raiseOutcome('step.manual-entry'),
            ],
          },
          {
            guard: withError('the inquiry has failed before'),
            target: 'answering',
            description: 'A second 1000 or 1027 of this inquiry: a toast says it.',
            actions: withError('show the failure'),
          },
          {
            target: 'answering',
            description: 'The page shows the error, so no toast repeats it.',
            actions: [withError('store the lookup error'), withError('store the failure')],
          },
        ],
      },
    },
  },
})

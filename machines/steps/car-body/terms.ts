/**
 * Terms: the eight conditions under which the car is inspected. The button is the acceptance. Specification:
 * document 3, sections 2 "Terms" and 4 "Terms, documents, cheques"; decisions, section 11. Outcomes: done,
 * back, sign-in needed, order closed.
 */
import { state } from '../../journey.ts'
import { changeInput } from '../../journey/requests.ts'
import { backToForm, orderClosed, raiseOutcome, signedOut } from '../../parts/outcomes.ts'
import { backWaits, formAnswersBack } from '../../parts/submitting.ts'

const accepted = [
  {
    type: 'store that the terms are accepted',
    params: ({ event }: { event: { output: { acceptedAt: string } } }) => event.output,
  },
  { type: 'advance the order', params: { stage: 5 } },
] as const

export const terms = state({
  id: 'terms',
  route: { guard: 'the terms can be accepted' },
  meta: {
    title: 'terms',
    address: 'terms',
    query: 'order',
    screen: 'terms',
    progress: { step: 5, of: 7 },
  },
  exit: 'clear the failure',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'the interrupted change is', params: { change: 'acceptTerms' } },
          target: 'accepting',
        },
        { target: 'reading' },
      ],
    },
    reading: {
      on: {
        continue: [
          {
            guard: 'the terms are accepted',
            description: 'They were accepted before.',
            actions: raiseOutcome('step.done'),
          },
          { target: 'accepting' },
        ],
        back: { actions: raiseOutcome('step.back') },
      },
    },
    accepting: {
      tags: ['loading', 'submitting'],
      meta: { title: 'terms.accepting' },
      entry: { type: 'start the change', params: { change: 'acceptTerms' } },
      on: backWaits,
      invoke: {
        src: 'accept the terms',
        id: 'acceptTerms',
        input: changeInput('acceptTerms'),
        onDone: [
          formAnswersBack('reading', ...accepted),
          { actions: ['finish the change', ...accepted, raiseOutcome('step.done')] },
        ],
        onError: [signedOut, orderClosed, backToForm('reading')],
      },
    },
  },
})

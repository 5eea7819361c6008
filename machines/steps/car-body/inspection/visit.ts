/**
 * The beginning of a visit: a page with place, hour and conditions, on which the owner confirms it on its
 * day. Specification: decisions, section 10, status 64.
 */
import { state } from '../../../journey.ts'
import { changeInput } from '../../../journey/requests.ts'
import { backToForm, raiseOutcome, signedOut } from '../../../parts/outcomes.ts'
import { backWaits } from '../../../parts/submitting.ts'

export const visiting = state({
  meta: { title: 'inspection.visiting', screen: 'visit' },
  exit: 'clear the failure',
  on: { continue: 'startingVisit', back: { actions: raiseOutcome('step.back') } },
})

export const startingVisit = state({
  tags: ['loading', 'submitting'],
  meta: { title: 'inspection.starting-visit', screen: 'visit' },
  entry: { type: 'start the change', params: { change: 'startVisit' } },
  on: backWaits,
  invoke: {
    src: 'start the visit',
    id: 'startVisit',
    input: changeInput('startVisit'),
    onDone: { actions: ['finish the change', 'show that the visit has begun', raiseOutcome('step.done')] },
    onError: [signedOut, backToForm('visiting')],
  },
})

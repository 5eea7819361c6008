/**
 * Holder: who the policy is for. Specification: document 2 sections 2.8, 3 "Policy holder" and 5.
 * Outcomes: done, back, sign-in needed, order closed.
 */
import { state } from '../journey.ts'
import { change } from '../journey/requests.ts'
import { backToForm, orderClosed, signedOut, tell } from '../parts/outcomes.ts'

export const holder = state({
  id: 'holder',
  route: { guard: 'an open order is known' },
  meta: { title: 'holder', path: '/third-party/personal-information/{trackingCode}', screen: 'holder', progress: { step: 2, of: 6 }, next: 'address' },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: { type: 'this change was interrupted', params: { change: 'savePolicyHolder' } }, target: 'saving' }, { target: 'answering', actions: 'propose the owner’s code' }] },
    answering: {
      exit: 'forget the failure',
      initial: 'calm',
      states: { calm: {}, correcting: { tags: 'correcting', meta: { title: 'form.correcting' } } },
      on: {
        'holder.changed': { actions: 'keep the holder' },
        continue: [{ guard: 'the holder is complete', target: 'saving' }, { target: '.correcting' }],
        back: { actions: tell('step.back') },
      },
    },
    saving: {
      tags: ['loading', 'submitting'],
      meta: { title: 'holder.saving' },
      entry: { type: 'name the change', params: { change: 'savePolicyHolder' } },
      invoke: {
        src: 'save the policy holder',
        id: 'saveHolder',
        input: change('savePolicyHolder'),
        onDone: { actions: ['the change is made', { type: 'the order has come to', params: { stage: 3 } }, tell('step.done')] },
        onError: [signedOut, orderClosed, backToForm('answering')],
      },
    },
  },
})

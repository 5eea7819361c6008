/**
 * Holder: who the policy is for; in variant B of the experiment complete-later first whether now or after paying.
 * Specification: document 2 sections 2.8, 3 "Policy holder", 4 "Complete now or later" and 5.
 * Outcomes: done, pay first, back, sign-in needed, order closed.
 */
import { state } from '../journey.ts'
import { change, ofTheOrder } from '../journey/requests.ts'
import { backToForm, of, orderClosed, signedOut, tell } from '../parts/outcomes.ts'

/** Now, or after paying and until a deadline. */
const choosingWhen = {
  readingDeadline: state({
    tags: 'loading',
    meta: { title: 'holder.reading-deadline', screen: 'complete-when' },
    on: { back: { actions: tell('step.back') } },
    invoke: {
      src: 'read until when to complete',
      id: 'readInstantPayment',
      input: ofTheOrder,
      onDone: 'choosingWhen',
      onError: [
        signedOut,
        {
          description: 'The details are given now.',
          target: 'answering',
          actions: ['complete now', of('tell the failure')],
        },
      ],
    },
  }),
  choosingWhen: state({
    meta: { title: 'holder.when', screen: 'complete-when' },
    exit: 'forget the failure',
    initial: 'calm',
    states: { calm: {}, correcting: { tags: 'correcting', meta: { title: 'form.correcting' } } },
    on: {
      'complete-when.chosen': { actions: 'keep when to complete' },
      'later-confirmation.changed': { actions: 'keep the confirmation' },
      continue: [
        { guard: 'paying first is taken back', target: 'savingWhen' },
        { guard: 'completing now is chosen', target: 'answering', actions: 'propose the owner’s code' },
        { guard: 'completing later is confirmed', target: 'savingWhen' },
        { target: '.correcting' },
      ],
      back: { actions: tell('step.back') },
    },
  }),
  savingWhen: state({
    tags: ['loading', 'submitting'],
    meta: { title: 'holder.saving-when', screen: 'complete-when' },
    entry: { type: 'name the change', params: { change: 'chooseInstantPayment' } },
    invoke: {
      src: 'choose to pay first',
      id: 'chooseInstantPayment',
      input: change('chooseInstantPayment'),
      onDone: [
        {
          guard: 'completing now is chosen',
          target: 'answering',
          actions: ['the change is made', 'note whether it is paid first', 'propose the owner’s code'],
        },
        { actions: ['the change is made', 'note whether it is paid first', tell('step.pay-first')] },
      ],
      onError: [signedOut, orderClosed, backToForm('choosingWhen')],
    },
  }),
}

export const holder = state({
  id: 'holder',
  route: { guard: 'an open order is known' },
  meta: {
    title: 'holder',
    path: '/third-party/personal-information/{trackingCode}',
    query: 'order',
    screen: 'holder',
    progress: { step: 2, of: 6 },
    next: 'address',
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'this change was interrupted', params: { change: 'savePolicyHolder' } },
          target: 'saving',
        },
        {
          guard: { type: 'this change was interrupted', params: { change: 'chooseInstantPayment' } },
          target: 'savingWhen',
        },
        { guard: 'now or later is asked', target: 'readingDeadline' },
        {
          guard: 'whether to ask now or later is not known',
          description: 'A missing variant counts as A.',
          target: 'answering',
          actions: [
            { type: 'report the missing segment', params: { subject: 'complete-later' } },
            'propose the owner’s code',
          ],
        },
        { target: 'answering', actions: 'propose the owner’s code' },
      ],
    },
    ...choosingWhen,
    answering: {
      exit: 'forget the failure',
      initial: 'calm',
      states: { calm: {}, correcting: { tags: 'correcting', meta: { title: 'form.correcting' } } },
      on: {
        'holder.changed': { actions: 'keep the holder' },
        continue: [{ guard: 'the holder is complete', target: 'saving' }, { target: '.correcting' }],
        back: [
          {
            guard: 'now was said instead of later',
            description: 'The question was before the form.',
            target: 'choosingWhen',
          },
          { actions: tell('step.back') },
        ],
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
        onDone: {
          actions: [
            'the change is made',
            { type: 'the order has come to', params: { stage: 3 } },
            tell('step.done'),
          ],
        },
        onError: [signedOut, orderClosed, backToForm('answering')],
      },
    },
  },
})

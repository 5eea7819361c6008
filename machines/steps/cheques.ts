/**
 * Cheques: pictures of the cheques that an order is paid with, each beside its amount and day; the down payment is paid at
 * the bank. Specification: document 2 sections 2.8, 4 and 5; decisions, section 6. Outcomes: done, back, sign-in needed,
 * order closed.
 */
import { state } from '../journey.ts'
import { change, ofTheOrder } from '../journey/requests.ts'
import { backToForm, orderClosed, showPanel, signedOut, tell } from '../parts/outcomes.ts'
import { uploads, waitForUploads } from '../parts/uploads.ts'

export const cheques = state({
  id: 'cheques',
  route: { guard: 'cheques may be sent' },
  meta: {
    title: 'cheques',
    path: '/third-party/upload-installment-documents/{trackingCode}',
    query: 'order',
    screen: 'cheques',
    progress: { step: 5, of: 6 },
    next: 'payment',
  },
  exit: ['close the upload boxes', 'forget what is on its way'],
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'this change was interrupted', params: { change: 'submitCheques' } },
          target: 'submitting',
        },
        { target: 'listing' },
      ],
    },
    listing: {
      tags: 'loading',
      meta: { title: 'cheques.listing' },
      on: { back: { actions: tell('step.back') } },
      invoke: {
        src: 'list the cheques',
        id: 'listCheques',
        input: ofTheOrder,
        onDone: {
          target: 'gathering',
          actions: [
            { type: 'keep the cheques', params: ({ event }) => event.output },
            { type: 'open the upload boxes', params: { of: 'cheques' } },
          ],
        },
        onError: [signedOut, showPanel('failed')],
      },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'cheques.failed' },
      exit: 'forget the failure',
      on: { retry: 'listing', back: { actions: tell('step.back') } },
    },
    gathering: {
      initial: 'calm',
      states: { calm: {}, correcting: { tags: 'correcting', meta: { title: 'form.correcting' } } },
      on: {
        ...uploads,
        'cheques-later.changed': { actions: 'keep whether the cheques come later' },
        continue: [
          { guard: 'the cheques are not all there', target: '.correcting' },
          waitForUploads,
          { target: 'submitting' },
        ],
        back: { actions: tell('step.back') },
      },
    },
    submitting: {
      tags: ['loading', 'submitting'],
      meta: { title: 'cheques.submitting' },
      entry: { type: 'name the change', params: { change: 'submitCheques' } },
      invoke: {
        src: 'submit the cheques',
        id: 'submitCheques',
        input: change('submitCheques'),
        onDone: {
          actions: [
            'the change is made',
            { type: 'the order has come to', params: { stage: 6 } },
            tell('step.done'),
          ],
        },
        onError: [signedOut, orderClosed, backToForm('listing')],
      },
    },
  },
})

/**
 * Cheques: pictures of the cheques that an order is paid with, each beside its amount and day; the down
 * payment is paid at the bank. Specification: document 2 sections 2.8, 4 and 5; decisions, section 6.
 * Outcomes: done, back, sign-in needed, order closed.
 */
import { state } from '../journey.ts'
import { changeInput, orderInput } from '../journey/requests.ts'
import { backToForm, orderClosed, showErrorPanel, signedOut, raiseOutcome } from '../parts/outcomes.ts'
import { uploadEvents, waitForUploads } from '../parts/uploads.ts'

export const cheques = state({
  id: 'cheques',
  route: { guard: 'cheques can be uploaded' },
  meta: {
    title: 'cheques',
    path: '/third-party/upload-installment-documents/{trackingCode}',
    query: 'order',
    screen: 'cheques',
    progress: { step: 5, of: 6 },
    next: 'payment',
  },
  exit: ['close the upload boxes', 'clear the running uploads'],
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'the interrupted change is', params: { change: 'submitCheques' } },
          target: 'submitting',
        },
        { target: 'listing' },
      ],
    },
    listing: {
      tags: 'loading',
      meta: { title: 'cheques.listing' },
      on: { back: { actions: raiseOutcome('step.back') } },
      invoke: {
        src: 'list the cheques',
        id: 'listCheques',
        input: orderInput,
        onDone: {
          target: 'gathering',
          actions: [
            { type: 'store the cheque list', params: ({ event }) => event.output },
            { type: 'open the upload boxes', params: { of: 'cheques' } },
          ],
        },
        onError: [signedOut, showErrorPanel('failed')],
      },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'cheques.failed' },
      exit: 'clear the failure',
      on: { retry: 'listing', back: { actions: raiseOutcome('step.back') } },
    },
    gathering: {
      initial: 'pristine',
      states: {
        pristine: {},
        showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
      },
      on: {
        ...uploadEvents('cheques'),
        'cheques-later.changed': {
          guard: { type: 'cheques may come later', params: ({ event }) => event },
          actions: 'update whether cheques come later',
        },
        continue: [
          { guard: 'cheques are missing', target: '.showingErrors' },
          waitForUploads,
          { target: 'submitting' },
        ],
        back: { actions: raiseOutcome('step.back') },
      },
    },
    submitting: {
      tags: ['loading', 'submitting'],
      meta: { title: 'cheques.submitting' },
      entry: { type: 'start the change', params: { change: 'submitCheques' } },
      invoke: {
        src: 'submit the cheques',
        id: 'submitCheques',
        input: changeInput('submitCheques'),
        onDone: {
          actions: [
            'finish the change',
            { type: 'advance the order', params: { stage: 6 } },
            raiseOutcome('step.done'),
          ],
        },
        onError: [signedOut, orderClosed, backToForm('listing')],
      },
    },
  },
})

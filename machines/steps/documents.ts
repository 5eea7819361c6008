/**
 * Documents: pictures that the order needs, each in a box of its own. Specification: document 2 sections 2.8, 4 "Upload
 * boxes" and 5 "Files"; decisions, section 2 `order/complete`. Outcomes: done, back, sign-in needed, order closed.
 */
import { state } from '../journey.ts'
import { change, ofTheOrder } from '../journey/requests.ts'
import { backToForm, orderClosed, showPanel, signedOut, tell } from '../parts/outcomes.ts'
import { uploads, waitForUploads } from '../parts/uploads.ts'

export const documents = state({
  id: 'documents',
  route: { guard: 'documents may be sent' },
  meta: {
    title: 'documents',
    path: '/third-party/upload-documents/{trackingCode}',
    query: 'order',
    screen: 'documents',
    progress: { step: 5, of: 6 },
    next: 'payment',
  },
  exit: ['close the upload boxes', 'forget what is on its way'],
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'this change was interrupted', params: { change: 'submitDocuments' } },
          target: 'submitting',
        },
        { guard: 'the details are complete already', target: 'listing' },
        { target: 'completing' },
      ],
    },
    completing: {
      tags: ['loading', 'submitting'],
      meta: { title: 'documents.completing' },
      description: 'Closes the entering of data: the gateway checks that nothing is missing.',
      entry: { type: 'name the change', params: { change: 'completeOrder' } },
      invoke: {
        src: 'complete the order',
        id: 'completeOrder',
        input: change('completeOrder'),
        onDone: { target: 'listing', actions: 'the change is made' },
        onError: [signedOut, orderClosed, showPanel('failed')],
      },
    },
    listing: {
      tags: 'loading',
      meta: { title: 'documents.listing' },
      on: { back: { actions: tell('step.back') } },
      invoke: {
        src: 'list the documents',
        id: 'listDocuments',
        input: ofTheOrder,
        onDone: {
          target: 'gathering',
          actions: [
            { type: 'keep the documents', params: ({ event }) => event.output },
            { type: 'open the upload boxes', params: { of: 'documents' } },
          ],
        },
        onError: [signedOut, showPanel('failed')],
      },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'documents.failed' },
      exit: 'forget the failure',
      on: { retry: 'deciding', back: { actions: tell('step.back') } },
    },
    gathering: {
      initial: 'calm',
      states: { calm: {}, correcting: { tags: 'correcting', meta: { title: 'form.correcting' } } },
      on: {
        ...uploads,
        'documents-later.changed': { actions: 'keep whether the rest comes later' },
        continue: [
          { guard: 'the documents are not all there', target: '.correcting' },
          waitForUploads,
          { target: 'submitting' },
        ],
        back: { actions: tell('step.back') },
      },
    },
    submitting: {
      tags: ['loading', 'submitting'],
      meta: { title: 'documents.submitting' },
      entry: { type: 'name the change', params: { change: 'submitDocuments' } },
      invoke: {
        src: 'submit the documents',
        id: 'submitDocuments',
        input: change('submitDocuments'),
        onDone: [
          { guard: 'cheques are to be given', actions: ['the change is made', tell('step.done')] },
          {
            actions: [
              'the change is made',
              { type: 'the order has come to', params: { stage: 6 } },
              tell('step.done'),
            ],
          },
        ],
        onError: [signedOut, orderClosed, backToForm('listing')],
      },
    },
  },
})

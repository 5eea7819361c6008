/**
 * Documents: pictures that the order needs, each in a box of its own. Specification: document 2 sections 2.8,
 * 4 "Upload boxes" and 5 "Files"; decisions, section 2 `order/complete`. Outcomes: done, back, sign-in
 * needed, order closed.
 */
import { state } from '../journey.ts'
import { changeInput } from '../journey/requests.ts'
import { backWaits, formAnswersBack } from '../parts/submitting.ts'
import {
  backToForm,
  orderClosed,
  orderIncomplete,
  showErrorPanel,
  signedOut,
  raiseOutcome,
} from '../parts/outcomes.ts'
import { gatheringPictures, listingFailed, listingPictures, postponing } from '../parts/uploads.ts'

const gathering = gatheringPictures('documents')

export const documents = state({
  id: 'documents',
  route: { guard: 'documents can be uploaded' },
  meta: {
    title: 'documents',
    address: 'documents',
    query: 'order',
    screen: 'documents',
    progress: { step: 5, of: 6 },
  },
  exit: ['close the upload boxes', 'clear the running uploads', 'clear the failure'],
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'the interrupted change is', params: { change: 'submitDocuments' } },
          target: 'submitting',
        },
        { guard: 'the paid order is complete', target: 'listing' },
        { target: 'completing' },
      ],
    },
    completing: {
      tags: ['loading', 'submitting'],
      meta: { title: 'documents.completing' },
      description: 'Completes the order: the gateway checks that nothing is missing.',
      entry: { type: 'start the change', params: { change: 'completeOrder' } },
      on: backWaits,
      invoke: {
        src: 'complete the order',
        id: 'completeOrder',
        input: changeInput('completeOrder'),
        onDone: [
          {
            guard: 'the pictures of the corrected order are sent',
            description:
              'Only the details were to be corrected: completing the order sends them to the expert.',
            actions: ['finish the change', raiseOutcome('step.done')],
          },
          { target: 'listing', actions: ['answer the waiting Back', 'finish the change'] },
        ],
        onError: [signedOut, orderClosed, orderIncomplete, showErrorPanel('failed')],
      },
    },
    listing: listingPictures('documents', 'list the documents', 'listDocuments'),
    failed: listingFailed('documents'),
    gathering: {
      ...gathering,
      on: { ...gathering.on, 'documents-later.changed': postponing('documents') },
    },
    submitting: {
      tags: ['loading', 'submitting'],
      meta: { title: 'documents.submitting' },
      entry: { type: 'start the change', params: { change: 'submitDocuments' } },
      on: backWaits,
      invoke: {
        src: 'submit the documents',
        id: 'submitDocuments',
        input: changeInput('submitDocuments'),
        onDone: [
          formAnswersBack('listing'),
          { guard: 'cheques are required', actions: ['finish the change', raiseOutcome('step.done')] },
          {
            actions: [
              'finish the change',
              { type: 'advance the order', params: { stage: 6 } },
              raiseOutcome('step.done'),
            ],
          },
        ],
        onError: [signedOut, orderClosed, backToForm('listing')],
      },
    },
  },
})

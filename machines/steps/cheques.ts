/**
 * Cheques: pictures of the cheques that pay an order, each beside its amount and date; the down payment is
 * paid at the bank. Specification: document 2 sections 2.8, 4 and 5; decisions, section 6. Outcomes: done,
 * back, sign-in needed, order closed.
 */
import { state } from '../journey.ts'
import { changeInput } from '../journey/requests.ts'
import { backWaits, formAnswersBack } from '../parts/submitting.ts'
import { backToForm, orderClosed, raiseOutcome, signedOut } from '../parts/outcomes.ts'
import { gatheringPictures, listingFailed, listingPictures, postponing } from '../parts/uploads.ts'

const gathering = gatheringPictures('cheques')

const chequesAreSaved = { type: 'advance the order', params: { stage: 6 } } as const

export const cheques = state({
  id: 'cheques',
  route: { guard: 'cheques can be uploaded' },
  meta: {
    title: 'cheques',
    address: 'cheques',
    query: 'order',
    screen: 'cheques',
    progress: { step: 5, of: 6 },
  },
  exit: ['close the upload boxes', 'clear the running uploads', 'clear the failure'],
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
    listing: listingPictures('cheques', 'list the cheques', 'listCheques'),
    failed: listingFailed('cheques'),
    gathering: {
      ...gathering,
      on: { ...gathering.on, 'cheques-later.changed': postponing('cheques') },
    },
    submitting: {
      tags: ['loading', 'submitting'],
      meta: { title: 'cheques.submitting' },
      entry: { type: 'start the change', params: { change: 'submitCheques' } },
      on: backWaits,
      invoke: {
        src: 'submit the cheques',
        id: 'submitCheques',
        input: changeInput('submitCheques'),
        onDone: [
          formAnswersBack('listing', chequesAreSaved),
          { actions: ['finish the change', chequesAreSaved, raiseOutcome('step.done')] },
        ],
        onError: [signedOut, orderClosed, backToForm('listing')],
      },
    },
  },
})

/**
 * The slot of the inspection: the first free one is reserved at once, and the user can choose another one
 * while it is reserved. Specification: document 3 section 4 "Address and inspection"; decisions, sections 10
 * (54) and 11.
 */
import { state } from '../../../journey.ts'
import { changeInput, orderInput } from '../../../journey/requests.ts'
import {
  backToForm,
  formFails,
  orderClosed,
  orderIncomplete,
  raiseOutcome,
  showErrorPanel,
  signedOut,
  withError,
} from '../../../parts/outcomes.ts'
import { backWaits, formAnswersBack } from '../../../parts/submitting.ts'

const toPlace = { back: 'choosing' } as const

const readsTimes = {
  src: 'list the inspection times',
  id: 'listInspectionTimes',
  input: orderInput,
} as const

const storesFreeVisits = {
  type: 'store the free visits',
  params: ({ event }: { event: { output: { freeVisits: string[] } } }) => event.output,
} as const

const listingTimes = state({
  tags: 'loading',
  meta: { title: 'inspection.listing-times' },
  on: toPlace,
  invoke: {
    ...readsTimes,
    onDone: {
      target: 'decidingTime',
      actions: storesFreeVisits,
    },
    onError: [signedOut, showErrorPanel('timesFailed')],
  },
})

const listingTimesAgain = state({
  tags: 'loading',
  meta: { title: 'inspection.listing-times' },
  on: toPlace,
  invoke: {
    ...readsTimes,
    onDone: {
      target: 'choosingTime',
      actions: storesFreeVisits,
    },
    onError: [signedOut, showErrorPanel('timesFailed')],
  },
})

const decidingTime = state({
  always: [
    {
      guard: 'a first visit is proposed',
      description: 'The earliest slot is reserved at once; another one can be chosen.',
      target: 'savingFirstTime',
      actions: 'pick the first visit',
    },
    { target: 'choosingTime' },
  ],
})

const savingFirstTime = state({
  tags: 'loading',
  meta: { title: 'inspection.saving-first-time' },
  entry: { type: 'start the change', params: { change: 'saveInspectionTime' } },
  on: backWaits,
  invoke: {
    src: 'save the inspection time',
    id: 'saveFirstInspectionTime',
    input: changeInput('saveInspectionTime'),
    onDone: {
      target: 'choosingTime',
      actions: [
        'answer the waiting Back',
        'finish the change',
        { type: 'store the reserved visit', params: ({ event }) => event.output },
      ],
    },
    onError: [
      signedOut,
      orderClosed,
      {
        description: 'The slot is only proposed: the user chooses one.',
        target: 'choosingTime',
        actions: ['answer the waiting Back', 'finish the change', 'clear the picked visit'],
      },
    ],
  },
})

const timesFailed = state({
  tags: 'failed',
  meta: { title: 'inspection.failed' },
  exit: 'clear the failure',
  on: { retry: 'listingTimes', ...toPlace },
})

const choosingTime = state({
  meta: { title: 'inspection.choosing-time' },
  exit: 'clear the failure',
  initial: 'pristine',
  states: {
    pristine: {},
    showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
  },
  invoke: {
    src: 'wait until the slot is given back',
    id: 'waitForSlot',
    input: ({ context }) => ({ heldUntil: context.savedInspection.heldUntil ?? '' }),
    onDone: {
      guard: 'the slot is held for some time',
      description: 'An unpaid order keeps its slot for half an hour.',
      target: 'listingTimesAgain',
      actions: ['store that the slot was given back', 'show that the slot was given back'],
    },
    onError: { description: 'The gateway says whether the slot is still kept.' },
  },
  on: {
    'inspection-time.picked': {
      guard: { type: 'another free visit is picked', params: ({ event }) => event },
      actions: 'pick the visit',
    },
    'inspection-place.reopened': 'choosing',
    continue: [
      { guard: 'the picked visit is reserved', target: 'completing' },
      { guard: 'a free visit is picked', target: 'savingTime' },
      { target: '.showingErrors' },
    ],
    ...toPlace,
  },
})

/** Reserves the picked slot; then the gateway checks that nothing is missing. */
const savingTime = state({
  tags: ['loading', 'submitting'],
  meta: { title: 'inspection.saving-time' },
  entry: { type: 'start the change', params: { change: 'saveInspectionTime' } },
  on: backWaits,
  invoke: {
    src: 'save the inspection time',
    id: 'saveInspectionTime',
    input: changeInput('saveInspectionTime'),
    onDone: [
      {
        guard: 'the order is paid',
        description: 'The time of another visit: nothing else is missing.',
        actions: ['finish the change', 'show that the visit is booked', raiseOutcome('step.done')],
      },
      {
        guard: 'Back waits',
        description: 'Back was pressed meanwhile.',
        target: 'choosingTime',
        actions: [
          'answer the waiting Back',
          'finish the change',
          { type: 'store the reserved visit', params: ({ event }) => event.output },
        ],
      },
      {
        target: 'completing',
        actions: [
          'finish the change',
          { type: 'store the reserved visit', params: ({ event }) => event.output },
        ],
      },
    ],
    onError: [
      signedOut,
      orderClosed,
      {
        guard: withError('the slot is taken'),
        description: 'Another customer took the slot: the days are read again, and none is proposed.',
        target: 'listingTimesAgain',
        actions: [...formFails, 'clear the picked visit'],
      },
      backToForm('choosingTime'),
    ],
  },
})

const completing = state({
  tags: ['loading', 'submitting'],
  meta: { title: 'inspection.completing' },
  description: 'The gateway checks that nothing before the conditions is missing.',
  entry: { type: 'start the change', params: { change: 'completeOrder' } },
  on: backWaits,
  invoke: {
    src: 'complete the order',
    id: 'completeOrder',
    input: changeInput('completeOrder'),
    onDone: [formAnswersBack('choosingTime'), { actions: ['finish the change', raiseOutcome('step.done')] }],
    onError: [signedOut, orderClosed, orderIncomplete, backToForm('choosingTime')],
  },
})

export const timeStates = {
  listingTimes,
  listingTimesAgain,
  decidingTime,
  savingFirstTime,
  timesFailed,
  choosingTime,
  savingTime,
  completing,
}

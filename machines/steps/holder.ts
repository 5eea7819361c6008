/**
 * The policy holder. In variant B of the experiment complete-later it is asked first whether to enter the
 * details now or after paying. Specification: document 2 sections 2.8, 3 "Policy holder", 4 "Complete now
 * or later" and 5. Outcomes: done, pay first, back, sign-in needed, order closed.
 */
import { state } from '../journey.ts'
import { changeInput, orderInput } from '../journey/requests.ts'
import { backWaits, formAnswersBack, formStaysOpen } from '../parts/submitting.ts'
import { backToForm, withError, orderClosed, signedOut, raiseOutcome } from '../parts/outcomes.ts'

const holderIsSaved = { type: 'advance the order', params: { stage: 3 } } as const

/** Now, or after paying and until a deadline. */
const choosingWhen = {
  readingDeadline: state({
    tags: 'loading',
    meta: { title: 'holder.reading-deadline', screen: 'complete-when' },
    on: { back: { actions: raiseOutcome('step.back') } },
    invoke: {
      src: 'read the completion deadline',
      id: 'readInstantPayment',
      input: orderInput,
      onDone: 'choosingWhen',
      onError: [
        signedOut,
        {
          description: 'The details are entered now.',
          target: 'preparing',
          actions: ['choose to complete now', withError('show the failure')],
        },
      ],
    },
  }),
  choosingWhen: state({
    meta: { title: 'holder.when', screen: 'complete-when' },
    exit: 'clear the failure',
    initial: 'pristine',
    states: {
      pristine: {},
      showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
    },
    on: {
      'complete-when.chosen': {
        guard: { type: 'the time to complete differs', params: ({ event }) => event },
        actions: 'update when to complete',
      },
      'later-confirmation.changed': {
        guard: { type: 'the later confirmation differs', params: ({ event }) => event },
        actions: 'update the later confirmation',
      },
      continue: [
        { guard: 'paying first is revoked', target: 'savingWhen' },
        { guard: 'completing now is chosen', target: 'preparing' },
        { guard: 'completing later is confirmed', target: 'savingWhen' },
        { target: '.showingErrors' },
      ],
      back: { actions: raiseOutcome('step.back') },
    },
  }),
  savingWhen: state({
    tags: ['loading', 'submitting'],
    meta: { title: 'holder.saving-when', screen: 'complete-when' },
    entry: { type: 'start the change', params: { change: 'chooseInstantPayment' } },
    on: backWaits,
    invoke: {
      src: 'choose to pay first',
      id: 'chooseInstantPayment',
      input: changeInput('chooseInstantPayment'),
      onDone: [
        formAnswersBack('choosingWhen', 'store whether payment comes first'),
        {
          guard: 'completing now is chosen',
          target: 'preparing',
          actions: ['finish the change', 'store whether payment comes first'],
        },
        {
          actions: ['finish the change', 'store whether payment comes first', raiseOutcome('step.pay-first')],
        },
      ],
      onError: [signedOut, orderClosed, backToForm('choosingWhen')],
    },
  }),
}

const backFromForm = [
  {
    guard: 'completing now was chosen instead of later',
    description: 'The question came before the form.',
    target: 'choosingWhen',
  },
  { actions: raiseOutcome('step.back') },
] as const

export const holder = state({
  id: 'holder',
  route: { guard: 'the order is editable' },
  meta: {
    title: 'holder',
    address: 'holder',
    query: 'order',
    screen: 'holder',
    progress: { step: 2, of: 6 },
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: { type: 'the interrupted change is', params: { change: 'savePolicyHolder' } },
          target: 'saving',
        },
        {
          guard: { type: 'the interrupted change is', params: { change: 'chooseInstantPayment' } },
          target: 'savingWhen',
        },
        { guard: 'completing later is offered', target: 'readingDeadline' },
        {
          guard: 'the complete-later variant is missing',
          description: 'A missing variant counts as A.',
          target: 'preparing',
          actions: { type: 'report the missing segment', params: { subject: 'complete-later' } },
        },
        { target: 'preparing' },
      ],
    },
    ...choosingWhen,
    preparing: {
      entry: 'prefill the owner code',
      always: [{ guard: 'the known holder is loaded', target: 'answering' }, { target: 'recalling' }],
    },
    recalling: {
      tags: 'loading',
      meta: { title: 'holder.recalling' },
      description:
        'Reads what is known of a returning user. The form is shown meanwhile, and can be filled in.',
      on: { 'holder.changed': { actions: 'update the policy holder' }, back: backFromForm },
      invoke: {
        src: 'read the known holder',
        id: 'readKnownHolder',
        onDone: {
          description: 'Empty fields are filled with what is known; what was typed stays.',
          target: 'answering',
          actions: { type: 'prefill the known holder', params: ({ event }) => ({ known: event.output }) },
        },
        onError: [
          signedOut,
          {
            description: 'The form starts without it.',
            target: 'answering',
            actions: 'continue without the known holder',
          },
        ],
      },
    },
    answering: {
      exit: 'clear the failure',
      initial: 'pristine',
      states: {
        pristine: {},
        showingErrors: { tags: 'showingErrors', meta: { title: 'form.showing-errors' } },
      },
      on: {
        'holder.changed': { actions: 'update the policy holder' },
        continue: [
          { guard: 'the policy holder is complete', target: 'saving' },
          { target: '.showingErrors' },
        ],
        back: backFromForm,
      },
    },
    saving: {
      tags: ['loading', 'submitting'],
      meta: { title: 'holder.saving' },
      entry: { type: 'start the change', params: { change: 'savePolicyHolder' } },
      on: { ...backWaits, 'holder.changed': { actions: 'update the policy holder' } },
      invoke: {
        src: 'save the policy holder',
        id: 'saveHolder',
        input: changeInput('savePolicyHolder'),
        onDone: [
          formAnswersBack('answering', holderIsSaved),
          formStaysOpen('holder', 'answering', holderIsSaved),
          { actions: ['finish the change', holderIsSaved, raiseOutcome('step.done')] },
        ],
        onError: [signedOut, orderClosed, backToForm('answering')],
      },
    },
  },
})

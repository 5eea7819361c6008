/**
 * The reminder of a policy's renewal: added and removed on the page of an issued policy. Specification:
 * document 3; decisions, section 10 (renewal from ten days before the end).
 */
import { withError } from './calls.ts'
import { policyPageVocabulary, reminderInput } from './policy-page-vocabulary.ts'

export const policyReminder = policyPageVocabulary.createStateConfig({
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'read the reminder',
        id: 'hasReminder',
        input: reminderInput,
        onDone: [
          {
            guard: { type: 'a reminder exists', params: ({ event }) => ({ exists: event.output }) },
            target: 'on',
          },
          { target: 'off' },
        ],
        onError: 'off',
      },
    },
    off: {
      on: { 'reminder.asked': { guard: 'the policy can be renewed later', target: 'adding' } },
    },
    adding: {
      meta: { title: 'policy-reminder.adding' },
      invoke: {
        src: 'add the reminder',
        id: 'addReminder',
        input: reminderInput,
        onDone: 'on',
        onError: { target: 'off', actions: withError('show that the reminder failed') },
      },
    },
    on: { meta: { title: 'policy-reminder.on' }, on: { 'reminder.cancelled': 'removing' } },
    removing: {
      meta: { title: 'policy-reminder.removing' },
      invoke: {
        src: 'remove the reminder',
        id: 'removeReminder',
        input: reminderInput,
        onDone: 'off',
        onError: { target: 'on', actions: withError('show that the reminder failed') },
      },
    },
  },
  on: {
    'calendar.asked': { guard: 'the policy can be renewed later', actions: 'save the calendar file' },
  },
})

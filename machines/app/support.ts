/**
 * Help from every page: the sheet with the ways to contact support, and the chat, loaded when help is first
 * opened. Specification: document 1 section 2 "Profile/help menu", section 7 "Chat widget events".
 */
import { assign, raise, setup } from 'xstate'
import { typeOf } from '../type-of.ts'

type Context = { readonly unread: number }
export type SupportEvent =
  | { type: 'support.opened' }
  | { type: 'support.closed' }
  | { type: 'chat.chosen' }
  /** Sent by the widget. */
  | { type: 'chat.ready' }
  | { type: 'chat.unread'; unread: number }
  | { type: 'chat.closed' }

export const support = setup({
  types: typeOf<{
    context: Context
    events: SupportEvent
    tags: 'loading' | 'sheet'
    meta: { title?: string }
  }>(),
  actions: {
    'store the unread count': assign((_, { unread }: { unread: number }) => ({ unread })),
    'clear the unread count': assign({ unread: 0 }),
    'close the sheet': raise({ type: 'support.closed' }),
    /** Provided where the app starts. */
    'show that the chat is unavailable': () => undefined,
    'open the widget': () => undefined,
    'close the widget': () => undefined,
  },
  delays: { 'chat timeout': 10_000 },
}).createMachine({
  id: 'support',
  context: { unread: 0 },
  type: 'parallel',
  states: {
    sheet: {
      initial: 'closed',
      states: {
        closed: { meta: { title: 'support.closed' }, on: { 'support.opened': 'open' } },
        open: { tags: 'sheet', meta: { title: 'support.open' }, on: { 'support.closed': 'closed' } },
      },
    },
    chat: {
      initial: 'absent',
      states: {
        absent: {
          meta: { title: 'chat.absent' },
          description: 'The chat is not loaded before the user opens the help.',
          on: { 'support.opened': 'loading' },
        },
        loading: {
          tags: 'loading',
          meta: { title: 'chat.loading' },
          on: { 'chat.ready': 'ready', 'chat.chosen': { actions: 'show that the chat is unavailable' } },
          after: { 'chat timeout': 'silent' },
        },
        silent: {
          meta: { title: 'chat.silent' },
          description: 'The widget did not answer; it is loaded again when the sheet is opened next.',
          on: {
            'chat.chosen': { actions: 'show that the chat is unavailable' },
            'chat.ready': 'ready',
            'support.opened': 'loading',
          },
        },
        ready: {
          initial: 'hidden',
          states: {
            hidden: {
              meta: { title: 'chat.hidden' },
              on: {
                'chat.unread': {
                  actions: { type: 'store the unread count', params: ({ event }) => event },
                },
                'chat.chosen': {
                  target: 'shown',
                  actions: ['close the sheet', 'open the widget', 'clear the unread count'],
                },
              },
            },
            shown: {
              tags: 'sheet',
              meta: { title: 'chat.shown' },
              on: { 'chat.closed': { target: 'hidden', actions: 'close the widget' } },
            },
          },
        },
      },
    },
  },
})

/**
 * Help from every page: the sheet with its ways to somebody, and the chat, which is fetched when help is first asked for.
 * Specification: document 1 section 2 "Profile/help menu", section 7 "Chat widget events".
 */
import { assign, raise, setup } from 'xstate'
import { typeOf } from '../type-of.ts'

type Context = { readonly unread: number }
export type SupportEvent =
  | { type: 'support.opened' }
  | { type: 'support.closed' }
  | { type: 'chat.chosen' }
  /** Said by the widget. */
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
    'keep how many are unread': assign((_, { unread }: { unread: number }) => ({ unread })),
    'nothing is unread': assign({ unread: 0 }),
    'close the sheet': raise({ type: 'support.closed' }),
    /** Provided where the app starts. */
    'say that the chat is not there': () => undefined,
    'open the widget': () => undefined,
    'close the widget': () => undefined,
  },
  delays: { 'as long as the chat may take': 10_000 },
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
          description: 'Nothing of it is fetched before help is asked for.',
          on: { 'support.opened': 'loading' },
        },
        loading: {
          tags: 'loading',
          meta: { title: 'chat.loading' },
          on: { 'chat.ready': 'ready', 'chat.chosen': { actions: 'say that the chat is not there' } },
          after: { 'as long as the chat may take': 'silent' },
        },
        silent: {
          meta: { title: 'chat.silent' },
          description: 'The widget did not answer; it is asked for again with the next opening of the sheet.',
          on: {
            'chat.chosen': { actions: 'say that the chat is not there' },
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
                  actions: { type: 'keep how many are unread', params: ({ event }) => event },
                },
                'chat.chosen': {
                  target: 'shown',
                  actions: ['close the sheet', 'open the widget', 'nothing is unread'],
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

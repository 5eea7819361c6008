/** A small chart with parallel regions, a listener, a computed delay and a call. */
import { assign, fromCallback, fromPromise, not, setup, stateIn } from 'xstate'
import type { AnswerOf } from '#contract/index.ts'
import { failureOf } from '#machines/failure.ts'
import { typeOf } from '#machines/type-of.ts'
import { smallTestModel } from './small-chart.ts'

type Context = { texts: readonly string[]; name: string | null }
type Event =
  | { type: 'said'; text: string }
  | { type: 'closed' }
  | { type: 'line.lost' }
  | { type: 'line.back' }
  | { type: 'retry' }

/** Milliseconds that a sentence is shown for each letter. */
export const EACH_LETTER = 50

const vocabulary = setup({
  types: typeOf<{
    context: Context
    events: Event
    input: { texts: readonly string[] }
    tags: 'loading' | 'failed'
  }>(),
  actors: {
    'listen to the line': fromCallback<Event>(() => undefined),
    'read the name': fromPromise<AnswerOf<'readUserName'>>(() =>
      Promise.reject(new Error('«read the name» was not provided')),
    ),
  },
  guards: {
    'nothing is said': ({ context }) => context.texts.length === 0,
    'the session has ended': (_, { error }: { error: unknown }) => failureOf(error).kind === 'signed-out',
  },
  actions: {
    'line it up': assign(({ context, event }) =>
      event.type === 'said' ? { texts: [...context.texts, event.text] } : {},
    ),
    'take it away': assign(({ context }) => ({ texts: context.texts.slice(1) })),
    'keep the name': assign((_, { answer }: { answer: AnswerOf<'readUserName'> }) => ({
      name: answer.userName,
    })),
  },
  delays: {
    'as long as it is read': ({ context }) => (context.texts[0] ?? '').length * EACH_LETTER,
    'a moment': 10,
  },
})

export const planted = vocabulary.createMachine({
  id: 'planted',
  type: 'parallel',
  context: ({ input }) => ({ ...input, name: null }),
  states: {
    sentences: {
      initial: 'deciding',
      on: { said: { actions: 'line it up' } },
      states: {
        deciding: { always: [{ guard: 'nothing is said', target: 'quiet' }, { target: 'shown' }] },
        quiet: { always: { guard: not('nothing is said'), target: 'shown' } },
        shown: {
          after: { 'as long as it is read': { target: 'deciding', actions: 'take it away' } },
          on: { closed: { target: 'deciding', actions: 'take it away' } },
        },
      },
    },
    line: {
      initial: 'there',
      invoke: { src: 'listen to the line', id: 'line', onError: '.broken' },
      states: {
        there: { on: { 'line.lost': 'lost' } },
        lost: {
          on: { 'line.back': 'there' },
          after: { 'a moment': { guard: stateIn({ sentences: 'quiet' }), target: 'told' } },
        },
        told: { on: { 'line.back': 'there' } },
        broken: { type: 'final' },
      },
    },
    name: {
      initial: 'reading',
      states: {
        reading: {
          tags: 'loading',
          invoke: {
            src: 'read the name',
            id: 'readUserName',
            onDone: {
              target: 'known',
              actions: { type: 'keep the name', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: [
              { guard: { type: 'the session has ended', params: ({ event }) => event }, target: 'guest' },
              { target: 'failed' },
            ],
          },
        },
        known: {},
        guest: {},
        failed: { tags: 'failed', on: { retry: 'reading' } },
      },
    },
  },
})

const MOST = 2

export const plantedTestModel = smallTestModel({
  chart: planted,
  inputs: { 'nothing to say': { texts: [] }, 'after a reload': { texts: ['kept'] } },
  events: {
    said: {
      label: 'said',
      payloads: { 'something short': { text: 'so' }, 'something long': { text: 'so and so and so' } },
    },
    closed: 'closed',
    'line.lost': 'line lost',
    'line.back': 'line back',
    retry: 'again',
  },
  calls: {
    line: { label: 'the listener' },
    readUserName: {
      label: 'the name',
      results: { '': { userName: 'سارا رستگار', cellNumber: '09123456789', webEngageId: 'w' } },
    },
  },
  isOffered: ({ texts }, { type }) => type !== 'said' || texts.length < MOST,
})

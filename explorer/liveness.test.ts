/**
 * The liveness check on a small order: two parts are saved, one of them in two calls, then the results are
 * checked.
 */
import { describe, expect, it } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { typeOf } from '#machines/type-of.ts'
import { smallTestModel } from './small-chart.ts'
import { type FakeGateway, livenessOf } from './liveness.ts'

type Event = { type: 'continue' } | { type: 'back' } | { type: 'delivery.chosen' } | { type: 'retry' }
type Stored = { readonly time: boolean; readonly address: boolean }

const vocabulary = setup({
  types: typeOf<{ context: { isComplete: boolean }; events: Event; input: object }>(),
  actors: { call: fromPromise(() => Promise.resolve(false)) },
  guards: { 'the order is complete': ({ context }) => context.isComplete },
  actions: {
    'store whether it is complete': assign((_, { isComplete }: { isComplete: boolean }) => ({ isComplete })),
  },
})

/** @param missing where Continue leads if something is missing */
const orderChart = (missing: 'delivery' | 'cheques') =>
  vocabulary.createMachine({
    id: 'order',
    context: { isComplete: false },
    initial: 'delivery',
    states: {
      delivery: { on: { continue: 'savingAddress', back: 'reading' } },
      savingAddress: {
        invoke: { src: 'call', id: 'saveAddress', onDone: 'savingTime', onError: 'delivery' },
      },
      savingTime: { invoke: { src: 'call', id: 'saveTime', onDone: 'reading', onError: 'delivery' } },
      reading: {
        invoke: {
          src: 'call',
          id: 'readOrder',
          onDone: {
            target: 'checking',
            actions: {
              type: 'store whether it is complete',
              params: ({ event }) => ({ isComplete: event.output }),
            },
          },
          onError: 'failed',
        },
      },
      failed: { on: { retry: 'reading' } },
      checking: {
        on: {
          continue: [{ guard: 'the order is complete', target: 'settled' }, { target: missing }],
          'delivery.chosen': 'delivery',
        },
      },
      cheques: { on: { continue: 'reading' } },
      settled: { type: 'final' },
    },
  })

const gateway: FakeGateway<Stored> = {
  initial: { address: false, time: false },
  digest: (stored) => JSON.stringify(stored),
  after: (stored, { type }) => {
    if (type === 'xstate.done.actor.saveAddress') return { address: true, time: false }
    return type === 'xstate.done.actor.saveTime' ? { ...stored, time: true } : stored
  },
  honest: ({ address, time }, eventCase) =>
    eventCase.event.type === 'xstate.done.actor.readOrder'
      ? { name: 'readOrder', event: { ...eventCase.event, output: address && time } }
      : eventCase,
}

const livenessWith = (missing: 'delivery' | 'cheques') => {
  const results = { '': true }
  const { model } = smallTestModel({
    chart: orderChart(missing),
    inputs: { 'a new order': {} },
    events: { continue: '', back: '', 'delivery.chosen': '', retry: '' },
    calls: {
      saveAddress: { label: '', results },
      saveTime: { label: '', results },
      readOrder: { label: '', results },
    },
  })
  return livenessOf({
    model: model(),
    gateway,
    isForward: ({ name }) => !/^(?:back|delivery\.chosen)|: failed$/.test(name),
    isEnd: (snapshot) => snapshot.status === 'done',
  })
}

describe('the liveness check', () => {
  it('finds a way to the end from every state where Continue leads to what is missing', () => {
    expect(livenessWith('delivery').stuck).toEqual([])
  })
  it('finds the circle where Continue leads to a step that lacks nothing', () => {
    const { stuck } = livenessWith('cheques')
    // The address is saved, the time is not, and Back leads to the check.
    const path = ['a new order', 'continue', 'saveAddress: done', 'saveTime: failed', 'back', 'readOrder']
    expect(stuck).toContainEqual({ state: 'cheques', path: [...path, 'continue'] })
  })
})

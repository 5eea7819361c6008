/** Tests each fault of the coverage with a planted chart, and that each can be excused by name. */
import { describe, expect, it } from 'vitest'
import { createMachine, fromPromise } from 'xstate'
import { failure } from './stubs/gateway-answers.ts'
import { coverageOf, type Reasons } from './coverage.ts'
import type { ExplorerModel } from './exploration.ts'
import { explore } from './explore.ts'
import { eventCasesIn, type EventTables } from './event-cases.ts'
import { stepperOf } from './stepper.ts'

const bare = { '': {} }
const tablesOf = (): EventTables => ({
  userEvents: { go: bare, turn: bare, retry: bare, never: bare },
  callResults: () => ({ '': undefined }),
  callFailures: () => [['unreachable', failure('unreachable')]],
})

/** Explores a chart with these states. Returns its faults. */
const faultsOf = (
  states: NonNullable<Parameters<typeof createMachine>[0]['states']>,
  reasons: Reasons = {},
  whole: object = {},
) => {
  const chart = createMachine({ ...whole, id: 'planted', initial: 'here', states }).provide({
    guards: { 'it is locked': () => false },
    actors: { ask: fromPromise(() => Promise.resolve()) },
  })
  const tables = tablesOf()
  const model: ExplorerModel = {
    stepper: stepperOf(chart, undefined),
    inputCases: [{ name: 'at first', input: undefined }],
    routes: [],
    eventCasesIn: ({ _nodes }) => eventCasesIn(tables, _nodes),
    observedFacts: () => [],
    ignoredContext: new Set(),
  }
  return coverageOf(model.stepper, explore(model), reasons).faults
}

const faultless = { here: { on: { go: 'there' } }, there: { on: { turn: 'here' } } }

describe('the coverage of a chart', () => {
  it('finds no fault in a faultless chart', () => {
    expect(faultsOf(faultless)).toEqual([])
  })
  it('reports a transition that nothing fires, and a guard that always answers the same', () => {
    const faults = faultsOf({
      ...faultless,
      here: { on: { go: [{ guard: 'it is locked', target: 'here' }, { target: 'there' }] } },
    })
    expect(faults).toEqual(['never fired: here | go | 1', 'always answered the same: it is locked'])
  })
  it('reports a transition whose event is never sent', () => {
    expect(faultsOf({ ...faultless, there: { on: { turn: 'here', unheard: 'here' } } })).toEqual([
      'never fired: there | unheard | 1',
    ])
  })
  it('reports a branch behind one without a guard', () => {
    expect(
      faultsOf({ ...faultless, here: { on: { go: [{ target: 'there' }, { target: 'here' }] } } }),
    ).toEqual(['never fired: here | go | 2'])
  })
  it('reports a state that nothing leads to', () => {
    expect(faultsOf({ ...faultless, island: { on: { go: 'here' } } })).toEqual([
      'never fired: island | go | 1',
      'never reached: island',
    ])
  })
  it('reports a state in which nothing can happen, unless the chart ends there', () => {
    expect(faultsOf({ here: { on: { go: 'there' } }, there: {} })).toEqual(['a dead end: there'])
    expect(faultsOf({ here: { on: { go: 'there' } }, there: { type: 'final' } })).toEqual([])
  })
  it('reports a state whose guards take no event', () => {
    expect(
      faultsOf({
        here: { on: { go: 'there' } },
        there: { on: { turn: { guard: 'it is locked', target: 'here' } } },
      }),
    ).toContain('a dead end: there')
  })
  it('reports a failure without a retry, and one whose retry leads nowhere', () => {
    const failing = (other: object) => ({
      here: { on: { go: 'broken' } },
      broken: { tags: 'failed', on: other },
    })
    expect(faultsOf(failing({ turn: 'here' }))).toEqual(['a failure without a retry: broken'])
    expect(faultsOf(failing({ retry: { target: 'broken', reenter: true } }))).toEqual([
      'a failure without a way out: broken',
    ])
    expect(faultsOf(failing({ retry: 'here' }))).toEqual([])
  })
  it('reports a call whose failure is not handled, of a state and of the whole chart', () => {
    const call = { src: 'ask', id: 'ask', onDone: 'there' }
    expect(faultsOf({ here: { invoke: call }, there: { on: { turn: 'here' } } })).toEqual([
      'a call whose failure is not handled: ask in here',
    ])
    expect(faultsOf(faultless, {}, { invoke: { src: 'ask', id: 'ask' } })).toEqual([
      'a call whose failure is not handled: ask in (any)',
    ])
    expect(
      faultsOf({ here: { invoke: { ...call, onError: 'there' } }, there: { on: { turn: 'here' } } }),
    ).toEqual([])
  })
  it('accepts a reason for each fault, and reports a reason without a fault', () => {
    const there = { here: { on: { go: 'there' } }, there: {} }
    expect(faultsOf(there, { 'a dead end: there': 'It ends there.' })).toEqual([])
    expect(
      faultsOf(faultless, { 'a dead end: there': 'It ends there.', 'here | go | 1': 'It is never sent.' }),
    ).toEqual(['excused without a fault: a dead end: there', 'excused without a fault: here | go | 1'])
  })
})

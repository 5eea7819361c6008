/** Journeys that share a step definition: the paths of the second journey do its own transitions only. */
import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { typeOf } from '#machines/type-of.ts'
import type { ProvidedRules } from './definition-names.ts'
import { smallTestModel } from './small-chart.ts'
import { type ExploredChart, exploreCharts, type TestModel } from './test-model.ts'

type Event = { type: 'continue' } | { type: 'answered' } | { type: 'retry' }

const vocabulary = setup({
  types: typeOf<{ context: { isAnswered: boolean }; events: Event; input: object }>(),
  guards: { 'the answer is accepted': ({ context }) => context.isAnswered },
  actions: { 'store the answer': assign({ isAnswered: true }) },
})

/** A step of both journeys, written once. */
const holder = vocabulary.createStateConfig({
  initial: 'answering',
  states: {
    answering: {
      on: {
        answered: { actions: 'store the answer' },
        continue: [{ guard: 'the answer is accepted', target: 'given' }, { target: 'refused' }],
      },
    },
    refused: { on: { retry: 'answering' } },
    given: { type: 'final' },
  },
})

const journey = (id: string, steps: 'shared' | 'own', rules?: ProvidedRules): TestModel => {
  const chart = vocabulary.createMachine({
    id,
    context: { isAnswered: false },
    initial: 'holder',
    states: {
      holder: { ...(steps === 'shared' ? holder : structuredClone(holder)), onDone: 'inspection' },
      inspection: { on: { continue: 'done' } },
      done: { type: 'final' },
    },
  })
  const model = smallTestModel({
    chart: chart.provide({ guards: { 'the answer is accepted': ({ context }) => context.isAnswered } }),
    inputs: { start: {} },
    events: { continue: 'on', answered: 'answered', retry: 'retry' },
  })
  return rules === undefined ? model : { ...model, rules }
}

const secondOf = (second: TestModel): ExploredChart => {
  const [, explored] = exploreCharts([journey('first', 'shared'), second])
  if (explored === undefined) throw new Error('The second journey was not explored')
  return explored
}
const coveredBy = ({ paths, longWalks }: ExploredChart) => ({
  paths: paths.flatMap(({ path }) => path.newItems).toSorted(),
  walks: longWalks.flatMap(({ newItems }) => newItems).toSorted(),
})

const ofTheStep = [
  'holder.answering | answered | 1',
  'holder.answering | continue | 1',
  'holder.answering | continue | 2',
  'holder.refused | retry | 1',
]
const ofTheJourney = ['holder | xstate.done.state.second.holder | 1', 'inspection | continue | 1']

describe('a journey that shares a step with an earlier one', () => {
  it('covers its own transitions only, and is still explored whole', () => {
    const second = secondOf(journey('second', 'shared'))
    expect(coveredBy(second)).toEqual({ paths: ofTheJourney, walks: ofTheJourney })
    expect(second.coverage.transitions).toEqual({ all: 6, reached: 6 })
  })
  it('covers a step of its own, though it has the same path', () => {
    const all = [...ofTheStep, ...ofTheJourney].toSorted()
    expect(coveredBy(secondOf(journey('second', 'own')))).toEqual({ paths: all, walks: all })
  })
  it('covers the states of a shared step that evaluate a rule of its own', () => {
    const rules = { id: 'second', names: new Set(['the answer is accepted']) }
    const ofTheRule = [...ofTheStep.slice(0, 3), ...ofTheJourney].toSorted()
    expect(coveredBy(secondOf(journey('second', 'shared', rules)))).toEqual({
      paths: ofTheRule,
      walks: ofTheRule,
    })
  })
})

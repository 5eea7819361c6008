/**
 * The exploration of the third-party journey. Everything unreached is a fault of the chart, unless it is
 * excused by name.
 */
import { describe, expect, it } from 'vitest'
import { caseName } from '../event-cases.ts'
import { explore } from '../explore.ts'
import { createNoveltyTracker } from '../novelty.ts'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import { statesOf } from '../transitions.ts'
import { callResults, failuresOf } from './call-results.ts'
import { thirdPartyTestModel } from './test-models.ts'
import { userEvents } from './user-events.ts'

/** Tens of thousands of steps. */
const LONG_MS = 60_000

const { model, exploration, coverage, paths } = explorationOf(thirdPartyTestModel)
const { machine, names, step } = model.stepper
const taken = new Set(exploration.edges.map(({ by }) => by.name))

describe('the third-party journey', { timeout: LONG_MS }, () => {
  it('has no unreachable transition, state or guard answer, no dead end, no failure without a way out', () => {
    expect(coverage.faults).toEqual([])
  })
  it('has results for each of its calls and for no other', () => {
    const calls = new Set(statesOf(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id)))
    expect(Object.keys(callResults).toSorted()).toEqual([...calls].toSorted())
  })
  it('takes every failure that the contract has for its calls', () => {
    const failures = Object.keys(callResults).flatMap((call) =>
      failuresOf('third-party')(call).map(([name]) => `${call}: ${name}`),
    )
    expect(failures.filter((name) => !taken.has(name))).toEqual([])
  })
  it('infers only failures that lead where the equivalent one leads', () => {
    const inferred = exploration.edges.filter(({ isInferred }) => isInferred)
    expect(inferred.length).toBeGreaterThan(1000)
    const { fingerprintOf } = createNoveltyTracker(model.stepper, model.observedFacts, model.ignoredContext)
    const wrong = inferred.filter(({ from, by, fired, state, guardAnswers }) => {
      const after = step(from.snapshot, by.event)
      const found = fingerprintOf(after.snapshot, from.snapshot)
      return (
        found.state !== state ||
        found.guardAnswers !== guardAnswers ||
        after.fired.flatMap((definition) => names.get(definition) ?? []).join() !== fired.join()
      )
    })
    expect(wrong.map(({ by }) => by.name)).toEqual([])
  })
  it('takes every user event in some state', () => {
    const all = Object.entries(userEvents).flatMap(([type, payloads]) =>
      Object.keys(payloads).map((name) => caseName(type, name)),
    )
    expect(all.filter((name) => !taken.has(name))).toEqual([])
  })
  it('has paths that fire every transition that can fire', () => {
    const fired = new Set(paths.flatMap(({ path }) => path.newItems))
    expect([...exploration.firstFired.keys()].filter((name) => !fired.has(name))).toEqual([])
  })
  it('is explored the same way every time, and stored without loss', () => {
    const textOf = ({ nodes, edges }: typeof exploration) => [
      ...nodes.map(({ by, state, guardAnswers }) => `${by.name} ${state} ${guardAnswers}`),
      ...edges.map(({ by, fired, to, state }) => `${by.name} ${fired.join()} ${to?.state} ${state}`),
    ]
    const again = explore(thirdPartyTestModel.model())
    expect(textOf(exploration)).toEqual(textOf(again))
    const different = exploration.nodes.filter(
      ({ snapshot }, index) =>
        JSON.stringify(snapshot.context) !== JSON.stringify(again.nodes[index]?.snapshot.context),
    )
    expect(different).toEqual([])
  })
})

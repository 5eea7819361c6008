/** The third-party journey, walked whole: what cannot be reached is a fault of the chart, or is named with its reason. */
import { describe, expect, it } from 'vitest'
import { coverageOf } from '../coverage.ts'
import { pathCoverOf } from '../path-cover.ts'
import { explore } from '../explore.ts'
import { createNoveltyTracker } from '../novelty.ts'
import { statesOf } from '../transitions.ts'
import { gestures } from './user-events.ts'
import { thirdPartyExplorerModel } from './explorer-model.ts'
import { failuresOf, callResults } from './call-results.ts'
import { reasons } from './reasons.ts'

/** Thousands of steps. */
const LONG_MS = 60_000

const model = thirdPartyExplorerModel()
const explored = explore(model)
const { machine } = model.stepper

describe('the third-party journey', { timeout: LONG_MS }, () => {
  it('has no transition, state or answer that nothing leads to, no dead end and no failure without a way on', () => {
    expect(coverageOf(model.stepper, explored, reasons).faults).toEqual([])
  })
  it('names how each of its calls may end, and no call that it does not make', () => {
    const calls = new Set(statesOf(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id)))
    expect(Object.keys(callResults).toSorted()).toEqual([...calls].toSorted())
  })
  it('fails in every way that the contract has for its calls', () => {
    const done = new Set(explored.edges.map(({ by }) => by.name))
    expect(
      Object.keys(callResults)
        .flatMap((call) => failuresOf(call).map(([name]) => `${call}: ${name}`))
        .filter((name) => !done.has(name)),
    ).toEqual([])
  })
  it('left out only failures that lead where the one that was taken leads', () => {
    const leftOut = explored.edges.filter(({ isInferred: isAlike }) => isAlike)
    expect(leftOut.length).toBeGreaterThan(1000)
    const { fingerprintOf: look } = createNoveltyTracker(
      model.stepper,
      model.observedFacts,
      model.ignoredContext,
    )
    const wrong = leftOut.filter(({ from, by, fired, fingerprint: told }) => {
      const step = model.stepper.step(from.snapshot, by.event)
      const found = look(step.snapshot, from.snapshot)
      return (
        found.state !== told.state ||
        found.answers !== told.answers ||
        step.fired.flatMap((definition) => model.stepper.names.get(definition) ?? []).join() !== fired.join()
      )
    })
    expect(wrong.map(({ by }) => by.name)).toEqual([])
  })
  it('takes every gesture somewhere', () => {
    const done = new Set(explored.edges.map(({ by }) => by.name))
    const never = Object.entries(gestures)
      .flatMap(([type, classes]) =>
        Object.keys(classes).map((name) => (name === '' ? type : `${type}: ${name}`)),
      )
      .filter((name) => !done.has(name))
    expect(never).toEqual([])
  })
  it('is fired whole by the paths of its cover', () => {
    const fired = new Set(pathCoverOf(model.stepper, explored).flatMap(({ newItems: news }) => news))
    expect([...explored.firstFired.keys()].filter((name) => !fired.has(name))).toEqual([])
  })
  it('is walked the same way every time', () => {
    const names = ({ edges }: typeof explored) => edges.map(({ by, fired }) => `${by.name} ${fired.join()}`)
    expect(names(explore(thirdPartyExplorerModel()))).toEqual(names(explored))
  })
})

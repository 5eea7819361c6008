/** The long walks through the third-party journey: few, and together everything. */
import { describe, expect, it } from 'vitest'
import { isFailure } from '../equivalent-failures.ts'
import { explore } from '../explore.ts'
import { perEdge, perTransition, perDistinctFailure, occurrenceOf } from '../cover-items.ts'
import { longWalksOf } from '../long-walks.ts'
import { thirdPartyExplorerModel } from './explorer-model.ts'
import { isOffered } from './offered.ts'

/** Thousands of steps. */
const LONG_MS = 60_000

const model = thirdPartyExplorerModel()
const explored = explore(model)
const inWalks = (itemsOf: typeof perEdge) =>
  new Set(longWalksOf(model.stepper, explored, itemsOf, isOffered).flatMap(({ newItems: news }) => news))

describe('the long walks', { timeout: LONG_MS }, () => {
  it('fire every transition that can be fired', () => {
    const fired = inWalks(perTransition)
    expect([...explored.firstFired.keys()].filter((name) => !fired.has(name))).toEqual([])
  })
  it('do everything that can be done in each state, with each state that can follow', () => {
    const done = inWalks(perEdge)
    expect(
      explored.edges
        .map(occurrenceOf)
        .flatMap(perEdge)
        .filter((item) => !done.has(item)),
    ).toEqual([])
  })
  it('do one of the failures that fire the same in a state, and everything else, where they are dear', () => {
    const ways = explored.edges.map(occurrenceOf)
    const done = inWalks(perDistinctFailure)
    expect(ways.flatMap(perDistinctFailure).filter((item) => !done.has(item))).toEqual([])
    const [failures, others] = [
      ways.filter(({ by }) => isFailure(by)),
      ways.filter(({ by }) => !isFailure(by)),
    ]
    expect(new Set(failures.flatMap(perDistinctFailure)).size).toBeLessThan(
      new Set(failures.flatMap(perEdge)).size / 2,
    )
    expect(others.flatMap(perDistinctFailure)).toEqual(others.flatMap(perEdge))
  })
  it('do nothing that nothing takes, and end where the journey ends', () => {
    const steps = longWalksOf(model.stepper, explored, perTransition, isOffered).flatMap(
      ({ startSnapshot: begins, steps: taken }) =>
        taken.map(({ by }, index) => ({ by, from: taken[index - 1]?.after ?? begins })),
    )
    expect(steps.filter(({ by, from }) => model.stepper.step(from, by.event).fired.length === 0)).toEqual([])
  })
  it('are the same every time', () => {
    const text = () =>
      longWalksOf(model.stepper, explored, perTransition, isOffered).map(({ steps }) =>
        steps.map(({ by }) => by.name).join(' > '),
      )
    expect(text()).toEqual(text())
  })
})

/** The long walks through the third-party journey: few walks that together do every item of their cover. */
import { describe, expect, it } from 'vitest'
import {
  coverOf,
  type ItemsOf,
  occurrenceOf,
  perDistinctFailure,
  perEdge,
  perTransition,
} from '../cover-items.ts'
import { isFailure } from '../equivalent-failures.ts'
import { longWalksOf } from '../long-walks.ts'
import type { Path } from '../path-cover.ts'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import { thirdPartyTestModel } from './test-models.ts'

/** Tens of thousands of steps. */
const LONG_MS = 60_000

const { model, exploration, longWalks } = explorationOf(thirdPartyTestModel)
const occurrences = exploration.edges.map(occurrenceOf)
/** Planned as in a replay that is slow: with other data the gateway would answer less. */
const planned = (itemsOf: ItemsOf) => longWalksOf(model, exploration, coverOf(itemsOf), 'same guards')
const doneBy = (walks: readonly Path[]) => new Set(walks.flatMap(({ newItems }) => newItems))

describe('the long walks', { timeout: LONG_MS }, () => {
  it('fire every transition that can fire', () => {
    const fired = doneBy(longWalks)
    expect([...exploration.firstFired.keys()].filter((name) => !fired.has(name))).toEqual([])
  })
  it('take every event case in every state, with each state that can follow', () => {
    const done = doneBy(planned(perEdge))
    expect(occurrences.flatMap(perEdge).filter((item) => !done.has(item))).toEqual([])
  })
  it('take one of the failures that fire the same, and everything else, where replays are slow', () => {
    const done = doneBy(planned(perDistinctFailure))
    expect(occurrences.flatMap(perDistinctFailure).filter((item) => !done.has(item))).toEqual([])
    const failures = occurrences.filter(({ by }) => isFailure(by))
    const others = occurrences.filter(({ by }) => !isFailure(by))
    expect(new Set(failures.flatMap(perDistinctFailure)).size).toBeLessThan(
      new Set(failures.flatMap(perEdge)).size / 2,
    )
    expect(others.flatMap(perDistinctFailure)).toEqual(others.flatMap(perEdge))
  })
  it('contain no event that no transition takes', () => {
    const steps = longWalks.flatMap(({ startSnapshot, steps: taken }) =>
      taken.map(({ by }, index) => ({ by, from: taken[index - 1]?.after ?? startSnapshot })),
    )
    expect(steps.filter(({ by, from }) => model.stepper.step(from, by.event).fired.length === 0)).toEqual([])
  })
  it('are the same every time', () => {
    const textOf = (walks: readonly Path[]) =>
      walks.map(({ steps }) => steps.map(({ by }) => by.name).join(' > '))
    const again = longWalksOf(model, exploration, coverOf(perTransition))
    expect(textOf(longWalks)).toEqual(textOf(again))
  })
})

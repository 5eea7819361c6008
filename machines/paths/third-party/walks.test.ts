/** The long walks through the third-party journey: few, and together everything. */
import { describe, expect, it } from 'vitest'
import { isFailure } from '../alike.ts'
import { explore } from '../explore.ts'
import { byEdge, byTransition, byWay, doneBy } from '../items.ts'
import { walksOf } from '../walks.ts'
import { thirdPartyModel } from './model.ts'
import { isOffered } from './offered.ts'

/** Thousands of steps. */
const LONG_MS = 60_000

const model = thirdPartyModel()
const explored = explore(model)
const inWalks = (itemsOf: typeof byEdge) =>
  new Set(walksOf(model.stepper, explored, itemsOf, isOffered).flatMap(({ news }) => news))

describe('the long walks', { timeout: LONG_MS }, () => {
  it('fire every transition that can be fired', () => {
    const fired = inWalks(byTransition)
    expect([...explored.firstFired.keys()].filter((name) => !fired.has(name))).toEqual([])
  })
  it('do everything that can be done in each state, with each state that can follow', () => {
    const done = inWalks(byEdge)
    expect(
      explored.edges
        .map(doneBy)
        .flatMap(byEdge)
        .filter((item) => !done.has(item)),
    ).toEqual([])
  })
  it('do one of the failures that fire the same in a state, and everything else, where they are dear', () => {
    const ways = explored.edges.map(doneBy)
    const done = inWalks(byWay)
    expect(ways.flatMap(byWay).filter((item) => !done.has(item))).toEqual([])
    const [failures, others] = [
      ways.filter(({ by }) => isFailure(by)),
      ways.filter(({ by }) => !isFailure(by)),
    ]
    expect(new Set(failures.flatMap(byWay)).size).toBeLessThan(new Set(failures.flatMap(byEdge)).size / 2)
    expect(others.flatMap(byWay)).toEqual(others.flatMap(byEdge))
  })
  it('do nothing that nothing takes, and end where the journey ends', () => {
    const steps = walksOf(model.stepper, explored, byTransition, isOffered).flatMap(
      ({ begins, steps: taken }) =>
        taken.map(({ by }, index) => ({ by, from: taken[index - 1]?.after ?? begins })),
    )
    expect(steps.filter(({ by, from }) => model.stepper.step(from, by.event).fired.length === 0)).toEqual([])
  })
  it('are the same every time', () => {
    const text = () =>
      walksOf(model.stepper, explored, byTransition, isOffered).map(({ steps }) =>
        steps.map(({ by }) => by.name).join(' > '),
      )
    expect(text()).toEqual(text())
  })
})

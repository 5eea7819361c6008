/** The third-party journey, walked whole: what cannot be reached is a fault of the chart, or is named with its reason. */
import { describe, expect, it } from 'vitest'
import { coverageOf } from '../coverage.ts'
import { coverOf } from '../cover.ts'
import { explore } from '../explore.ts'
import { statesOf } from '../transitions.ts'
import { gestures } from './gestures.ts'
import { thirdPartyModel } from './model.ts'
import { outcomes } from './outcomes.ts'
import { reasons } from './reasons.ts'

const model = thirdPartyModel()
const explored = explore(model)
const { machine } = model.stepper

describe('the third-party journey', () => {
  it('has no transition, state or answer that nothing leads to, no dead end and no failure without a way on', () => {
    expect(coverageOf(model.stepper, explored, reasons).faults).toEqual([])
  })
  it('names how each of its calls may end, and no call that it does not make', () => {
    const calls = new Set(statesOf(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id)))
    expect(Object.keys(outcomes).toSorted()).toEqual([...calls].toSorted())
  })
  it('takes every gesture somewhere', () => {
    const done = new Set(explored.edges.map(({ by }) => by.name))
    const never = Object.entries(gestures).flatMap(([type, classes]) => Object.keys(classes).map((name) => (name === '' ? type : `${type}: ${name}`))).filter((name) => !done.has(name))
    expect(never).toEqual([])
  })
  it('is fired whole by the paths of its cover', () => {
    const fired = new Set(coverOf(model.stepper, explored).flatMap(({ news }) => news))
    expect([...explored.firstFired.keys()].filter((name) => !fired.has(name))).toEqual([])
  })
  it('is walked the same way every time', () => {
    const names = ({ edges }: typeof explored) => edges.map(({ by, fired }) => `${by.name} ${fired.join()}`)
    expect(names(explore(thirdPartyModel()))).toEqual(names(explored))
  })
})

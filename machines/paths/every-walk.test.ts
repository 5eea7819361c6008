/** Every chart is walked whole: what cannot be reached is a fault of the chart, or is named with its reason. */
import { describe, expect, it } from 'vitest'
import { charts } from '../charts.ts'
import { everyWalk } from './every-walk.ts'
import { walked } from './walked.ts'

const small = Object.entries(everyWalk).filter(([name]) => name !== 'third-party')

describe('the walks', () => {
  it('are there for every chart', () => {
    expect(Object.keys(everyWalk).toSorted()).toEqual(Object.keys(charts).toSorted())
  })
})

describe.each(small)('the chart %s', (_, walk) => {
  it('has no transition, state or answer that nothing leads to, no dead end and no failure without a way on', () => {
    expect(walked(walk).coverage.faults).toEqual([])
  })
})

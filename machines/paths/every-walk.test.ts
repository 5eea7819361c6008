/** Every chart is walked whole: what cannot be reached is a fault of the chart, or is named with its reason. */
import { describe, expect, it } from 'vitest'
import { charts } from '../charts.ts'
import { replay } from './replay.ts'
import { everyWalk } from './every-walk.ts'
import { walked } from './walked.ts'

const small = Object.entries(everyWalk).filter(([name]) => name !== 'third-party')

describe('the walks', () => {
  it('are there for every chart', () => {
    expect(Object.keys(everyWalk).toSorted()).toEqual(Object.keys(charts).toSorted())
  })
})

describe.each(small)('the chart %s', (name, walk) => {
  const { coverage, paths } = walked(walk)
  it('has no transition, state or answer that nothing leads to, no dead end and no failure without a way on', () => {
    expect(coverage.faults).toEqual([])
  })
  it('runs as it was walked, with the same memory, on every path', async () => {
    const chart = charts[name]
    if (chart === undefined) throw new Error(`There is no chart ${name}`)
    const calls = Object.keys(chart.implementations.actors)
    const deviations = await Promise.all(paths.map(({ path }) => replay(chart, calls, [], path)))
    expect(deviations.filter((deviation) => deviation !== null)).toEqual([])
    expect(paths.length).toBeGreaterThan(2)
  })
})

import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { percentile, plannedTimes, runLoad } from './open-loop.ts'

describe('planned times', () => {
  it('have even distances', () => {
    expect(plannedTimes('even', { perSecond: 5, seconds: 1 })).toEqual([0, 200, 400, 600, 800])
  })
  it('have the same rate if they are independent, with varying distances, equal in every run', () => {
    const plan = { perSecond: 100, seconds: 20 }
    const times = plannedTimes('Poisson', plan)
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(times.length / 20).toBeGreaterThan(90)
    expect(times.length / 20).toBeLessThan(110)
    // Gaps of a Poisson process vary as much as they are long.
    const deviation = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - 10) ** 2, 0) / gaps.length)
    expect(deviation).toBeGreaterThan(8)
    expect(plannedTimes('Poisson', plan)).toEqual(times)
  })
})

describe('a load', () => {
  /** A server that takes 20 ms for each request and answers one at a time. */
  const slowServer = () => {
    let last = Promise.resolve()
    return () => (last = last.then(() => wait(20)))
  }

  it('counts the time that requests wait for a server which is too slow', async () => {
    const load = await runLoad(plannedTimes('even', { perSecond: 200, seconds: 0.1 }), slowServer())
    expect(load.latencies).toHaveLength(20)
    expect(percentile(load, 1)).toBeGreaterThanOrEqual(19)
    // The last of 20 is sent after 95 ms and answered after 400.
    expect(percentile(load, 99)).toBeGreaterThan(290)
  })
  it('ends early when too many answers are outstanding', async () => {
    const load = await runLoad(plannedTimes('even', { perSecond: 200, seconds: 5 }), slowServer(), 5)
    expect(load.isOverloaded).toBe(true)
    expect(load.latencies.length).toBeLessThan(20)
  })
  it('fails if a request fails', async () => {
    await expect(runLoad([0, 1], () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  })
})

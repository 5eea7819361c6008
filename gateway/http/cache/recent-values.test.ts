import { describe, expect, it } from 'vitest'
import { RecentValues } from './recent-values.ts'

const now = new Date('2025-11-15T12:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

describe('a bounded cache', () => {
  it('drops the least recently used values when others need the room', () => {
    const values = new RecentValues<string>(3)
    for (const key of ['a', 'b', 'c']) values.set(key, `value of ${key}`, { until: later(1) })
    values.get('a', now)
    values.set('d', 'value of d', { until: later(1) })
    expect(['a', 'b', 'c', 'd'].map((key) => values.get(key, now) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ])
  })
  it('counts the size of each value, including replaced ones, and stores none that is too large', () => {
    const values = new RecentValues<string>(10)
    values.set('a', 'small', { size: 4, until: later(1) })
    values.set('a', 'larger', { size: 6, until: later(1) })
    values.set('b', 'huge', { size: 11, until: later(1) })
    expect([values.size, values.get('a', now), values.get('b', now)]).toEqual([6, 'larger', undefined])
    values.set('c', 'five', { size: 5, until: later(1) })
    expect([values.size, values.get('a', now), values.get('c', now)]).toEqual([5, undefined, 'five'])
    values.clear()
    expect([values.size, values.get('c', now)]).toEqual([0, undefined])
  })
  it('drops a value when it expires', () => {
    const values = new RecentValues<string>(10)
    values.set('a', 'value', { until: later(1000) })
    expect([values.get('a', later(999)), values.get('a', later(1000)), values.size]).toEqual([
      'value',
      undefined,
      0,
    ])
  })
})

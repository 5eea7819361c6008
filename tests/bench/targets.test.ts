import { describe, expect, it } from 'vitest'
import { median } from './median.ts'
import { figureText, isMet, judgement, summary, targets } from './targets.ts'

describe('a median', () => {
  it('is the middle figure in any order', () => {
    expect(median([900, 20, 100])).toBe(100)
    expect(median([4, 1, 3, 2])).toBe(3)
  })
  it('is NaN for an empty list', () => {
    expect(median([])).toBeNaN()
  })
})

describe('a target', () => {
  it('is met at its bound, unless the bound is exclusive', () => {
    expect(isMet('tapMedian', 48)).toBe(true)
    expect(isMet('tapMedian', 49)).toBe(false)
    expect(isMet('homeScore', 99)).toBe(true)
    expect(isMet('homeScore', 98)).toBe(false)
    expect(isMet('rivalScore', 94)).toBe(false)
    expect(isMet('rivalScore', 95)).toBe(true)
    expect(isMet('rivalFcp', 2.05)).toBe(false)
    expect(isMet('rivalFcp', 2.04)).toBe(true)
  })
  it('compares the printed figure', () => {
    expect(figureText('homeFcp', 0.654)).toBe('0.65 s')
    expect(isMet('homeFcp', 0.654)).toBe(true)
    expect(isMet('homeFcp', 0.656)).toBe(false)
    expect(isMet('homeCls', 0.004)).toBe(true)
  })
  it('is missed if nothing could be measured', () => {
    expect(judgement('embedded even p99', Number.NaN)).toEqual(['≤ 25 ms', 'missed'])
    expect(figureText('embedded even p99', Number.NaN)).toBe('—')
  })
})

describe('the summary', () => {
  it('lists measured rows with target and verdict', () => {
    const lines = summary({ stepWorst: 181, stepMedian: 89.6 }, false).split('\n')
    expect(lines).toHaveLength(4)
    expect(lines[2]).toMatch(/^step to step without calls, slowed, median +347 ms +90 ms +≤ 90 ms +met$/)
    expect(lines[3]).toMatch(/^step to step without calls, slowed, worst +971 ms +181 ms +≤ 180 ms +missed$/)
  })
  it('of a whole run has every row', () => {
    const lines = summary({}, true).split('\n')
    expect(lines).toHaveLength(2 + Object.keys(targets).length)
    expect(lines.at(-1)).toMatch(/not measured$/)
  })
  it('is empty without measured rows', () => {
    expect(summary({}, false)).toBe('')
  })
})

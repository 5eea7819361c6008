import { describe, expect, it } from 'vitest'
import { letterCodeOf, parsePlate } from './plate-entry.ts'

const plate = { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' }

describe('a pasted plate', () => {
  it('is parsed in all usual notations', () => {
    const written = ['۲۴ س ۳۱۸ ایران ۴۴', '24س318-44', '۲۴س۳۱۸۴۴', 'ایران ۴۴ ۲۴ س ۳۱۸', '24 س 318 | 44']
    expect(written.map(parsePlate)).toEqual(written.map(() => plate))
    expect(parsePlate('12 الف 345 ایران 67')?.plk2).toBe('01')
  })
  it('is ignored when incomplete', () => {
    const partial = ['24', '0084575948', '24 x 318 44', '24 س 31 44', '']
    expect(partial.map(parsePlate)).toEqual(partial.map(() => null))
  })
})

describe('a plate letter', () => {
  it('is recognised by its Arabic spelling and its short name', () => {
    expect(letterCodeOf('ك')).toBe('17')
    expect(letterCodeOf('ي')).toBe('24')
    expect(letterCodeOf('ا')).toBe('01')
    expect(letterCodeOf('x')).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { insurerOf, insurers, insurersByName } from './insurers.ts'

describe('the insurers', () => {
  it('are 22, each by a code and a name of its own', () => {
    expect(insurers).toHaveLength(22)
    expect(new Set(insurers.map(({ code }) => code)).size).toBe(22)
    expect(new Set(insurersByName.map(({ title }) => title)).size).toBe(22)
    expect(insurerOf('damavand')?.title).toBe('بیمهٔ دماوند')
    expect(insurerOf('nobody')).toBeUndefined()
  })
  it('discount within the law: 2.5 % at most', () => {
    for (const { discounts } of insurers)
      expect(Math.max(...Object.values(discounts))).toBeLessThanOrEqual(2.5)
  })
  it('mostly take instalments, but not all', () => {
    const taking = insurers.filter(({ bnpl }) => bnpl).length
    expect(taking).toBeGreaterThan(11)
    expect(taking).toBeLessThan(22)
  })
  it('differ in how popular they are, so that a tie has one order', () => {
    expect(new Set(insurers.map(({ popularity }) => popularity)).size).toBe(22)
  })
})

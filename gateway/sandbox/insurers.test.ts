import { describe, expect, it } from 'vitest'
import { insurerChoices, insurerOf, insurers } from './insurers.ts'

const PERSIAN = /[\u0600-\u06FF]/

describe('insurers', () => {
  it('are 22, each with a unique code and name', () => {
    expect(insurers).toHaveLength(22)
    expect(new Set(insurers.map(({ code }) => code)).size).toBe(22)
    expect(new Set(insurerChoices('fa').map(({ title }) => title)).size).toBe(22)
    expect(insurerOf('damavand')?.title).toBe('بیمهٔ دماوند')
    expect(insurerOf('nobody')).toBeUndefined()
  })
  it('have English names, in English alphabetical order', () => {
    const titles = insurerChoices('en').map(({ title }) => title)
    expect(titles.slice(0, 3)).toEqual(['Aftab Insurance', 'Alvand Insurance', 'Arash Insurance'])
    expect(titles).toHaveLength(22)
    expect(titles.filter((title) => PERSIAN.test(title))).toEqual([])
  })
  it('give a discount within the legal limit of 2.5 %', () => {
    for (const { discounts } of insurers)
      expect(Math.max(...Object.values(discounts))).toBeLessThanOrEqual(2.5)
  })
  it('mostly accept instalments, but not all of them', () => {
    const accepting = insurers.filter(({ bnpl }) => bnpl).length
    expect(accepting).toBeGreaterThan(11)
    expect(accepting).toBeLessThan(22)
  })
  it('differ in popularity, so that offers of the same price have one order', () => {
    expect(new Set(insurers.map(({ popularity }) => popularity)).size).toBe(22)
  })
})

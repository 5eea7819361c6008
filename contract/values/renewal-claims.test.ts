import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { claimCountsOf, claimsToSend, RenewalClaims } from './renewal-claims.ts'

describe('claims of a renewal', () => {
  it('are an empty list if all counts are zero', () => {
    expect(claimsToSend({ property: 0, life: 0, driver: 0 })).toEqual([])
  })
  it('are three counts if any is not zero', () => {
    expect(claimsToSend({ property: 1, life: 0, driver: 0 })).toEqual([
      { kind: 'property', count: 1 },
      { kind: 'life', count: 0 },
      { kind: 'driver', count: 0 },
    ])
  })
  it('are read back as they were sent', () => {
    const counts = { property: 3, life: 1, driver: 2 } as const
    expect(claimCountsOf(v.parse(RenewalClaims, claimsToSend(counts)))).toEqual(counts)
    expect(claimCountsOf([])).toEqual({ property: 0, life: 0, driver: 0 })
  })
  it('are refused if a kind is missing or repeated', () => {
    const once = { kind: 'property', count: 1 }
    expect(v.is(RenewalClaims, [once])).toBe(false)
    expect(v.is(RenewalClaims, [once, once, { kind: 'life', count: 0 }])).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { isDifferentVersion } from './app-version.ts'

describe('two versions', () => {
  it('differ by their first or last number, not by the middle one', () => {
    expect(isDifferentVersion('v2.16.0', 'v3.16.0')).toBe(true)
    expect(isDifferentVersion('v2.16.0', 'v2.16.1')).toBe(true)
    expect(isDifferentVersion('v2.16.0', 'v2.17.0')).toBe(false)
    expect(isDifferentVersion('v2.16.0', 'v2.16.0')).toBe(false)
  })
  it('do not differ if one is invalid', () => {
    for (const odd of ['', '2.16.0', 'v2', 'latest', 'v2.16.0-beta'])
      expect(isDifferentVersion(odd, 'v9.0.9')).toBe(false)
  })
})

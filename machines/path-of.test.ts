import { describe, expect, it } from 'vitest'
import { routeAt, routesOf } from './path-of.ts'
import { renewal } from './renewal.ts'
import { thirdParty } from './third-party.ts'

describe('states and addresses', () => {
  it('correspond: one route-bound state for each address and step', () => {
    const addresses = routesOf(thirdParty).map(({ path, step }) => `${path}?${step ?? ''}`)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses.every((address) => address.startsWith('/third-party/'))).toBe(true)
  })
  it('include the order’s step and its tracking code', () => {
    expect(routeAt(thirdParty, { path: '/third-party/address/23456789ABCDEF', step: null })).toEqual({
      id: '#address',
      codes: { trackingCode: '23456789ABCDEF', renewableTrackingCode: null },
    })
  })
  it('distinguish the policy that is renewed from the order that renews it', () => {
    const at = (path: string) => routeAt(renewal, { path, step: null })
    expect(at('/third-party/renewal/offers/23456789ABCDEF')).toEqual({
      id: '#offers',
      codes: { trackingCode: null, renewableTrackingCode: '23456789ABCDEF' },
    })
    expect(at('/third-party/renewal/payment/23456789ABCDEF')).toEqual({
      id: '#payment',
      codes: { trackingCode: '23456789ABCDEF', renewableTrackingCode: null },
    })
  })
  it('fall back to the first step of an address if the query is invalid', () => {
    expect(routeAt(thirdParty, { path: '/third-party/sanhub', step: '۹' })).toEqual({
      id: '#inquiry-owner',
      codes: { trackingCode: null, renewableTrackingCode: null },
    })
  })
  it('exclude addresses that no state has', () => {
    expect(routeAt(thirdParty, { path: '/third-party/nowhere', step: null })).toBeNull()
  })
})

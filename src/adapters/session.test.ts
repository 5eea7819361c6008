// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  bearerToken,
  dropSession,
  guest,
  isSignedIn,
  storeGuest,
  storeSession,
  owner,
  session,
  subscribe,
} from './session.ts'

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const sara = () => ({ token: 'token-of-sara', expiresAt: inAnHour(), userId: 'sara', guest: null })

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

// The first test, because a session that has ended in the page changes the owner.
describe('the owner of stored data', () => {
  it('is the guest, and after signing in the user, with the guest as former owner', () => {
    const { uuid } = guest()
    expect(owner()).toEqual({ id: `guest:${uuid}`, former: null })
    storeSession({ ...sara(), guest: uuid })
    expect(owner()).toEqual({ id: 'user:sara', former: `guest:${uuid}` })
  })
})

describe('a session', () => {
  it('is valid until it expires', () => {
    vi.useFakeTimers()
    storeSession(sara())
    expect(bearerToken()).toBe('token-of-sara')
    vi.advanceTimersByTime(3_600_000)
    expect(isSignedIn()).toBe(false)
    expect(bearerToken()).toBeNull()
  })

  it('is dropped by its own token, not by an older one', () => {
    storeSession(sara())
    storeSession({ ...sara(), token: 'newer' })
    dropSession('token-of-sara')
    expect(bearerToken()).toBe('newer')
    dropSession('newer')
    expect(session()).toBeNull()
    expect(localStorage.getItem('separ.session')).toBeNull()
  })

  it('is ignored if the stored value is invalid', () => {
    localStorage.setItem('separ.session', '{"token":7}')
    expect(session()).toBeNull()
    localStorage.setItem('separ.session', 'no json')
    expect(session()).toBeNull()
  })

  it('notifies listeners when it starts, ends, or is changed by another tab', () => {
    const notified: boolean[] = []
    const stop = subscribe(() => notified.push(isSignedIn()))
    storeSession(sara())
    dropSession('token-of-sara')
    localStorage.setItem('separ.session', JSON.stringify(sara()))
    dispatchEvent(new StorageEvent('storage', { key: 'separ.session' }))
    dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
    stop()
    dispatchEvent(new StorageEvent('storage', { key: 'separ.session' }))
    expect(notified).toEqual([true, false, true])
  })
})

describe('a guest', () => {
  it('keeps the UUID for 15 days and gets a new one afterwards', () => {
    vi.useFakeTimers()
    const { uuid } = guest()
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    storeGuest({ ...guest(), registered: true })
    vi.advanceTimersByTime(15 * 24 * 3_600_000 - 1)
    expect(guest()).toMatchObject({ uuid, registered: true })
    vi.advanceTimersByTime(1)
    expect(guest().uuid).not.toBe(uuid)
    expect(guest().registered).toBe(false)
  })
})

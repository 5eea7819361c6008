import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createJourneyStore } from './journey-store.ts'
import { dropSession, removeGuest, guest, storeSession } from './session.ts'
import { memoryVault } from './testing/memory-vault.ts'

const journey = { machine: 'third-party', trackingCode: null }
const HOUR = 60 * 60 * 1000
const inAnHour = () => new Date(Date.now() + HOUR).toISOString()
const signIn = (userId: string, asGuest: string | null = null) =>
  storeSession({ token: `token-of-${userId}`, expiresAt: inAnHour(), userId, guest: asGuest })
const leave = (userId: string) => dropSession(`token-of-${userId}`)

const opened = () => {
  const { vault, kept } = memoryVault()
  return { vault, kept, store: createJourneyStore(() => Promise.resolve(vault)) }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-15T10:00:00Z') })
})
afterEach(() => {
  leave('sara')
  leave('amir')
  removeGuest()
  vi.useRealTimers()
})

describe('a stored journey', () => {
  it('comes back to its owner as it was kept', async () => {
    const { store } = opened()
    signIn('sara')
    await store.save(journey, { plate: '24' })
    expect(await store.read(journey)).toEqual({ content: { plate: '24' }, savedAt: Date.now() })
  })

  it('lies there sealed: no word of it, nor of its owner, can be read', async () => {
    const { store, kept } = opened()
    await store.save(journey, { ownerNationalCode: '0084575948' })
    const [[name, sealed] = ['', undefined]] = [...kept]
    const lying = `${name}${Buffer.from(sealed?.data ?? new ArrayBuffer(0)).toString('latin1')}${JSON.stringify(sealed)}`
    expect(sealed?.data.byteLength).toBeGreaterThan(100)
    for (const word of ['0084575948', 'ownerNationalCode', 'third-party', guest().uuid])
      expect(lying).not.toContain(word)
  })

  it('is gone after 24 hours', async () => {
    const { store } = opened()
    signIn('sara')
    await store.save(journey, { plate: '24' })
    vi.setSystemTime(Date.now() + 24 * HOUR - 1)
    signIn('sara')
    expect(await store.read(journey)).not.toBeNull()
    vi.setSystemTime(Date.now() + 1)
    expect(await store.read(journey)).toBeNull()
  })

  it('that expired is swept out when the store is next opened', async () => {
    const { store, vault, kept } = opened()
    await store.save(journey, {})
    vi.setSystemTime(Date.now() + 25 * HOUR)
    await createJourneyStore(() => Promise.resolve(vault)).read({ ...journey, machine: 'another' })
    expect(kept.size).toBe(0)
  })

  it('is another for each order and for each machine', async () => {
    const { store } = opened()
    await store.save(journey, 'without an order')
    await store.save({ ...journey, trackingCode: '23456789ABCDEF' }, 'of an order')
    expect(await store.read(journey)).toMatchObject({ content: 'without an order' })
    expect(await store.read({ ...journey, trackingCode: '23456789ABCDEF' })).toMatchObject({
      content: 'of an order',
    })
    expect(await store.read({ ...journey, machine: 'car-body' })).toBeNull()
  })

  it('whose seal was tampered with is not opened', async () => {
    const { store, kept } = opened()
    await store.save(journey, {})
    for (const sealed of kept.values()) new Uint8Array(sealed.data).set([1, 2, 3])
    expect(await store.read(journey)).toBeNull()
  })

  it('whose expiry was put off from outside is not opened', async () => {
    const { store, kept } = opened()
    await store.save(journey, {})
    for (const [name, sealed] of kept) kept.set(name, { ...sealed, expiresAt: sealed.expiresAt + HOUR })
    expect(await store.read(journey)).toBeNull()
  })

  it('is removed, for its owner and for the guest that they were', async () => {
    const { store, kept } = opened()
    const { uuid } = guest()
    await store.save(journey, 'of the guest')
    signIn('sara', uuid)
    await store.save(journey, 'of the user')
    await store.remove(journey)
    expect(kept.size).toBe(0)
  })
})

describe('whose a stored journey is', () => {
  it('a guest who signs in takes it along', async () => {
    const { store } = opened()
    const { uuid } = guest()
    await store.save(journey, 'of the guest')
    signIn('sara', uuid)
    expect(await store.read(journey)).toMatchObject({ content: 'of the guest' })
  })

  it('a guest who signs in goes on with what is newer, be it the user’s own', async () => {
    const { store } = opened()
    signIn('sara')
    await store.save(journey, 'old, of the user')
    leave('sara')
    const { uuid } = guest()
    signIn('amir', uuid)
    leave('amir')
    vi.setSystemTime(Date.now() + 1000)
    signIn('sara', uuid)
    expect(await store.read(journey)).toMatchObject({ content: 'old, of the user' })
  })

  it('the same user finds it again after the session ended, another does not', async () => {
    const { store } = opened()
    signIn('sara')
    await store.save(journey, 'of sara')
    leave('sara')
    signIn('amir', null)
    expect(await store.read(journey)).toBeNull()
    leave('amir')
    signIn('sara')
    expect(await store.read(journey)).toMatchObject({ content: 'of sara' })
  })

  it('what is typed after the session ended stays the user’s', async () => {
    const { store } = opened()
    signIn('sara')
    leave('sara')
    await store.save(journey, 'typed afterwards')
    signIn('amir', null)
    expect(await store.read(journey)).toBeNull()
    signIn('sara')
    expect(await store.read(journey)).toMatchObject({ content: 'typed afterwards' })
  })
})

describe('without WebCrypto or storage', () => {
  it('a journey lives in memory', async () => {
    const store = createJourneyStore(() => Promise.reject(new Error('No storage here')))
    await store.save(journey, 'here')
    expect(await store.read(journey)).toMatchObject({ content: 'here' })
    expect(
      await createJourneyStore(() => Promise.reject(new Error('No storage here'))).read(journey),
    ).toBeNull()
  })
})

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

const newStore = () => {
  const { vault, entries } = memoryVault()
  return { vault, entries, store: createJourneyStore(() => Promise.resolve(vault)) }
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
  it('is restored for its owner unchanged', async () => {
    const { store } = newStore()
    signIn('sara')
    await store.save(journey, { plate: '24' })
    expect(await store.read(journey)).toEqual({ content: { plate: '24' }, savedAt: Date.now() })
  })

  it('is encrypted: neither its content nor its owner can be read', async () => {
    const { store, entries } = newStore()
    await store.save(journey, { ownerNationalCode: '0084575948' })
    const [[name, sealed] = ['', undefined]] = [...entries]
    const stored = `${name}${Buffer.from(sealed?.data ?? new ArrayBuffer(0)).toString('latin1')}${JSON.stringify(sealed)}`
    expect(sealed?.data.byteLength).toBeGreaterThan(100)
    for (const word of ['0084575948', 'ownerNationalCode', 'third-party', guest().uuid])
      expect(stored).not.toContain(word)
  })

  it('expires after 24 hours', async () => {
    const { store } = newStore()
    signIn('sara')
    await store.save(journey, { plate: '24' })
    vi.setSystemTime(Date.now() + 24 * HOUR - 1)
    signIn('sara')
    expect(await store.read(journey)).not.toBeNull()
    vi.setSystemTime(Date.now() + 1)
    expect(await store.read(journey)).toBeNull()
  })

  it('lives 400 days if it is of a policy', async () => {
    const { store } = newStore()
    const policy = { machine: 'policy-file', trackingCode: 'ABCDEFGHJKMNPQ' }
    await store.save(policy, 'pdf', 'policy')
    const { savedAt } = (await store.read(policy)) ?? { savedAt: 0 }
    vi.setSystemTime(savedAt + 400 * 24 * HOUR - 1)
    expect(await store.read(policy)).toEqual({ content: 'pdf', savedAt })
    vi.setSystemTime(savedAt + 400 * 24 * HOUR)
    expect(await store.read(policy)).toBeNull()
  })

  it('is deleted after its expiry when the store is next opened', async () => {
    const { store, vault, entries } = newStore()
    await store.save(journey, {})
    vi.setSystemTime(Date.now() + 25 * HOUR)
    await createJourneyStore(() => Promise.resolve(vault)).read({ ...journey, machine: 'another' })
    expect(entries.size).toBe(0)
  })

  it('is separate for each order and each machine', async () => {
    const { store } = newStore()
    await store.save(journey, 'without an order')
    await store.save({ ...journey, trackingCode: '23456789ABCDEF' }, 'of an order')
    expect(await store.read(journey)).toMatchObject({ content: 'without an order' })
    expect(await store.read({ ...journey, trackingCode: '23456789ABCDEF' })).toMatchObject({
      content: 'of an order',
    })
    expect(await store.read({ ...journey, machine: 'car-body' })).toBeNull()
  })

  it('is rejected if its ciphertext was changed', async () => {
    const { store, entries } = newStore()
    await store.save(journey, {})
    for (const sealed of entries.values()) new Uint8Array(sealed.data).set([1, 2, 3])
    expect(await store.read(journey)).toBeNull()
  })

  it('is rejected if its expiry was changed', async () => {
    const { store, entries } = newStore()
    await store.save(journey, {})
    for (const [name, sealed] of entries) entries.set(name, { ...sealed, expiresAt: sealed.expiresAt + HOUR })
    expect(await store.read(journey)).toBeNull()
  })

  it('is removed for its owner and for the guest that the owner was', async () => {
    const { store, entries } = newStore()
    const { uuid } = guest()
    await store.save(journey, 'of the guest')
    signIn('sara', uuid)
    await store.save(journey, 'of the user')
    await store.remove(journey)
    expect(entries.size).toBe(0)
  })
})

describe('the owner of a stored journey', () => {
  it('is the user after the guest has signed in', async () => {
    const { store } = newStore()
    const { uuid } = guest()
    await store.save(journey, 'of the guest')
    signIn('sara', uuid)
    expect(await store.read(journey)).toMatchObject({ content: 'of the guest' })
  })

  it('gets the newer journey of the guest and the user after signing in', async () => {
    const { store } = newStore()
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

  it('gets it again after the session ended; another user does not', async () => {
    const { store } = newStore()
    signIn('sara')
    await store.save(journey, 'of sara')
    leave('sara')
    signIn('amir', null)
    expect(await store.read(journey)).toBeNull()
    leave('amir')
    signIn('sara')
    expect(await store.read(journey)).toMatchObject({ content: 'of sara' })
  })

  it('stays the user for what is entered after the session ended', async () => {
    const { store } = newStore()
    signIn('sara')
    leave('sara')
    await store.save(journey, 'typed afterwards')
    signIn('amir', null)
    expect(await store.read(journey)).toBeNull()
    signIn('sara')
    expect(await store.read(journey)).toMatchObject({ content: 'typed afterwards' })
  })
})

describe('whoever leaves the page', () => {
  it('waits until everything saved is stored', async () => {
    const { store, entries } = newStore()
    void store.save(journey, 'of the journey')
    void store.save({ ...journey, machine: 'bank-account' }, 'of the account')
    await store.written()
    expect(entries.size).toBe(2)
  })

  it('waits two seconds for storage that hangs', async () => {
    vi.useFakeTimers()
    const store = createJourneyStore(() => new Promise(() => {}))
    void store.save(journey, 'never stored')
    let isFree = false
    void store.written().then(() => (isFree = true))
    await vi.advanceTimersByTimeAsync(1999)
    expect(isFree).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isFree).toBe(true)
  })
})

describe('the store without WebCrypto or storage', () => {
  it('keeps a journey in memory', async () => {
    const store = createJourneyStore(() => Promise.reject(new Error('No storage here')))
    await store.save(journey, 'here')
    expect(await store.read(journey)).toMatchObject({ content: 'here' })
    expect(
      await createJourneyStore(() => Promise.reject(new Error('No storage here'))).read(journey),
    ).toBeNull()
  })
})

// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

const inAnHour = () => new Date(Date.now() + 60 * 60 * 1000).toISOString()
const storeAmirsSession = async (): Promise<void> => {
  const { storeSession } = await import('#adapters/session.ts')
  storeSession({ token: 'token', expiresAt: inAnHour(), userId: 'amir', guest: null })
}

/**
 * The chart as it is when the app services start, after the app has.
 * @param meanwhile what happens between
 */
const sessionAfter = async (meanwhile: () => Promise<void>) => {
  await import('../signed-in-at-start.ts')
  await meanwhile()
  const { session, startSession } = await import('./session.ts')
  startSession()
  return session.getSnapshot()
}

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

it('has ended if it ended before the app services were there', async () => {
  await storeAmirsSession()
  const snapshot = await sessionAfter(async () => (await import('#adapters/session.ts')).dropSession('token'))
  expect(snapshot.value).toBe('guest')
})

it('is a user’s if they signed in before the app services were there', async () => {
  expect((await sessionAfter(storeAmirsSession)).matches('user')).toBe(true)
})

it('is a guest’s if nothing has happened', async () => {
  expect((await sessionAfter(() => Promise.resolve())).value).toBe('guest')
})

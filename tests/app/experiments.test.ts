/**
 * Variants of experiments with the real gateway and the device's storage. Only this layer proves both
 * together. Specification: document 1 sections 1 and 4; decisions, section 5.
 */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { signIn } from '#gateway/testing/sign-in.sample.ts'
import { runningGateway } from './running-gateway.ts'

const { gateway, origin } = runningGateway()
const allB = '09000001627'
const A = [
  { name: 'offer-card', variant: 'A' },
  { name: 'complete-later', variant: 'A' },
  { name: 'car-body-card', variant: 'A' },
]
const B = [
  { name: 'offer-card', variant: 'B' },
  { name: 'complete-later', variant: 'B' },
  { name: 'car-body-card', variant: 'B' },
]

/** Storage that outlives a page. */
const stored = new Map<string, string>()
beforeAll(() => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  })
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

/** Loads the modules as a new page does. */
const loadPage = async (at = origin()) => {
  vi.stubEnv('VITE_GATEWAY_URL', at)
  vi.resetModules()
  return {
    ...(await import('../../src/app/experiments.ts')),
    ...(await import('../../src/app/analytics/reporter.ts')),
    ...(await import('#adapters/session.ts')),
  }
}
const loadOfflinePage = () => loadPage('http://127.0.0.1:9')

const sessionOf = async (cellNumber: string) => {
  const { jwt } = await signIn(gateway().server, cellNumber)
  return {
    token: jwt,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    userId: cellNumber,
    guest: null,
  }
}
const requestCount = () =>
  gateway().logLines.filter((line) => String(JSON.parse(line).route).endsWith('/experiments/list')).length

beforeEach(() => {
  gateway().logLines.length = 0
})
afterEach(() => stored.clear())

describe('variants of experiments', () => {
  it('are requested once per page, however many callers there are, and reported from then on', async () => {
    const { listExperiments, currentExperiments } = await loadPage()
    expect(currentExperiments()).toEqual({})
    expect((await Promise.all([listExperiments(), listExperiments()])).map(({ list }) => list)).toEqual([
      A,
      A,
    ])
    expect((await listExperiments()).list).toEqual(A)
    expect(requestCount()).toBe(1)
    expect(currentExperiments()).toEqual({
      'offer-card': 'A',
      'complete-later': 'A',
      'car-body-card': 'A',
    })
  })

  it('are taken from the device if the gateway is unreachable, for the same user only', async () => {
    const page = await loadPage()
    page.storeSession(await sessionOf(allB))
    expect((await page.listExperiments()).list).toEqual(B)
    const later = await loadOfflinePage()
    expect((await later.listExperiments()).list).toEqual(B)
    expect(later.currentExperiments()).toEqual({
      'offer-card': 'B',
      'complete-later': 'B',
      'car-body-card': 'B',
    })
    later.clearUser()
    expect(later.currentExperiments()).toEqual({})
    await expect(later.listExperiments()).rejects.toMatchObject({ kind: 'unreachable' })
  })

  it('are requested again after a failure', async () => {
    const { listExperiments } = await loadOfflinePage()
    await expect(listExperiments()).rejects.toMatchObject({ kind: 'unreachable' })
    await expect(listExperiments()).rejects.toMatchObject({ kind: 'unreachable' })
    expect((await (await loadPage()).listExperiments()).list).toEqual(A)
  })

  it('are requested again for another guest of the same page', async () => {
    const { listExperiments, clearUser } = await loadPage()
    await listExperiments()
    clearUser()
    expect((await listExperiments()).list).toEqual(A)
    expect(requestCount()).toBe(2)
  })

  it('are the user’s after a sign-in while the guest’s request is pending', async () => {
    const { listExperiments, storeSession, currentExperiments } = await loadPage()
    const session = await sessionOf(allB)
    const pending = listExperiments()
    storeSession(session)
    expect((await listExperiments()).list).toEqual(B)
    expect((await pending).list).toEqual(B)
    expect(currentExperiments()).toEqual({
      'offer-card': 'B',
      'complete-later': 'B',
      'car-body-card': 'B',
    })
  })
})

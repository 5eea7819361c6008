/**
 * Variants of experiments with the real gateway and the device's storage. Only this layer proves both
 * together. Specification: document 1 sections 1 and 4; decisions, section 5.
 */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { signIn } from '#gateway/testing/sign-in.sample.ts'
import { runningGateway } from './running-gateway.ts'

const { gateway, origin } = runningGateway()
const bothB = '09000001627'
const A = [
  { name: 'offer-card', variant: 'A' },
  { name: 'complete-later', variant: 'A' },
]
const B = [
  { name: 'offer-card', variant: 'B' },
  { name: 'complete-later', variant: 'B' },
]

/** Storage that outlives a page. */
const kept = new Map<string, string>()
beforeAll(() => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  })
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

/** Loads the modules as a new page does. */
const loaded = async (at = origin()) => {
  vi.stubEnv('VITE_GATEWAY_URL', at)
  vi.resetModules()
  return {
    ...(await import('../../src/app/experiments.ts')),
    ...(await import('../../src/app/analytics/reporter.ts')),
    ...(await import('#adapters/session.ts')),
  }
}
const offline = () => loaded('http://127.0.0.1:9')

const asOwnerOf = async (cellNumber: string) => {
  const { jwt } = await signIn(gateway().server, cellNumber)
  return {
    token: jwt,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    userId: cellNumber,
    guest: null,
  }
}
const asked = () =>
  gateway().logLines.filter((line) => String(JSON.parse(line).route).endsWith('/experiments/list')).length

beforeEach(() => {
  gateway().logLines.length = 0
})
afterEach(() => kept.clear())

describe('variants of experiments', () => {
  it('are asked for once in a page, whoever wants to know them, and reported from then on', async () => {
    const { listExperiments, currentExperiments: experimentsNow } = await loaded()
    expect(experimentsNow()).toEqual({})
    expect((await Promise.all([listExperiments(), listExperiments()])).map(({ list }) => list)).toEqual([
      A,
      A,
    ])
    expect((await listExperiments()).list).toEqual(A)
    expect(asked()).toBe(1)
    expect(experimentsNow()).toEqual({ 'offer-card': 'A', 'complete-later': 'A' })
  })

  it('stay what they were in a page that reaches nobody, for the same person only', async () => {
    const page = await loaded()
    page.storeSession(await asOwnerOf(bothB))
    expect((await page.listExperiments()).list).toEqual(B)
    const later = await offline()
    expect((await later.listExperiments()).list).toEqual(B)
    expect(later.currentExperiments()).toEqual({ 'offer-card': 'B', 'complete-later': 'B' })
    later.clearUser()
    expect(later.currentExperiments()).toEqual({})
    await expect(later.listExperiments()).rejects.toMatchObject({ kind: 'unreachable' })
  })

  it('that did not come are asked for again', async () => {
    const { listExperiments } = await offline()
    await expect(listExperiments()).rejects.toMatchObject({ kind: 'unreachable' })
    await expect(listExperiments()).rejects.toMatchObject({ kind: 'unreachable' })
    expect((await (await loaded()).listExperiments()).list).toEqual(A)
  })

  it('are those of whoever signs in while a guest’s are on their way', async () => {
    const { listExperiments, storeSession: keepSession, currentExperiments: experimentsNow } = await loaded()
    const session = await asOwnerOf(bothB)
    const early = listExperiments()
    keepSession(session)
    expect((await listExperiments()).list).toEqual(B)
    expect((await early).list).toEqual(B)
    expect(experimentsNow()).toEqual({ 'offer-card': 'B', 'complete-later': 'B' })
  })
})

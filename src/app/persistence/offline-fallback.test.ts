// @vitest-environment jsdom
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { broken, unreachable } from '#adapters/gateway/failures.ts'
import { journeyStore } from './persisted-journeys.ts'
import { withOfflineFallback } from './offline-fallback.ts'

const of = { machine: 'third-party.order', trackingCode: 'ABCDEFGHJKMNPQ' }
const Answer = v.object({ stage: v.number() })
const online = vi.spyOn(navigator, 'onLine', 'get')
const asked = (answer: Promise<{ stage: number }>) => withOfflineFallback(of, Answer, answer)

beforeEach(async () => {
  online.mockReturnValue(true)
  await asked(Promise.resolve({ stage: 2 }))
})
afterEach(() => journeyStore.clear())

describe('an answer that no step can do without', () => {
  it('is the one before while the device is offline', async () => {
    online.mockReturnValue(false)
    expect(await asked(Promise.reject(unreachable()))).toEqual({ stage: 2 })
  })

  it('is asked for again where the device is not offline, or where somebody answered', async () => {
    await expect(asked(Promise.reject(unreachable()))).rejects.toMatchObject({ kind: 'unreachable' })
    online.mockReturnValue(false)
    await expect(asked(Promise.reject(broken()))).rejects.toMatchObject({ kind: 'broken' })
  })

  it('is none where there was none, or none that this version knows', async () => {
    online.mockReturnValue(false)
    await journeyStore.save(of, { stage: 'two' })
    await expect(asked(Promise.reject(unreachable()))).rejects.toMatchObject({ kind: 'unreachable' })
    await journeyStore.remove(of)
    await expect(asked(Promise.reject(unreachable()))).rejects.toMatchObject({ kind: 'unreachable' })
  })
})

// @vitest-environment jsdom
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { broken, unreachable } from '#adapters/gateway/failures.ts'
import { journeyStore, withOfflineFallback } from './persisted-journeys.ts'

const key = { machine: 'third-party.order', trackingCode: 'ABCDEFGHJKMNPQ' }
const Answer = v.object({ stage: v.number() })
const online = vi.spyOn(navigator, 'onLine', 'get')
const callWithFallback = (answer: Promise<{ stage: number }>) => withOfflineFallback(key, Answer, answer)

beforeEach(async () => {
  online.mockReturnValue(true)
  await callWithFallback(Promise.resolve({ stage: 2 }))
})
afterEach(() => journeyStore.clear())

describe('withOfflineFallback', () => {
  it('returns the stored answer while the device is offline', async () => {
    online.mockReturnValue(false)
    expect(await callWithFallback(Promise.reject(unreachable()))).toEqual({ stage: 2 })
  })

  it('fails while the device is online, or when the gateway answered', async () => {
    await expect(callWithFallback(Promise.reject(unreachable()))).rejects.toMatchObject({
      kind: 'unreachable',
    })
    online.mockReturnValue(false)
    await expect(callWithFallback(Promise.reject(broken()))).rejects.toMatchObject({ kind: 'broken' })
  })

  it('fails without a stored answer, or with one that this version cannot read', async () => {
    online.mockReturnValue(false)
    await journeyStore.save(key, { stage: 'two' })
    await expect(callWithFallback(Promise.reject(unreachable()))).rejects.toMatchObject({
      kind: 'unreachable',
    })
    await journeyStore.remove(key)
    await expect(callWithFallback(Promise.reject(unreachable()))).rejects.toMatchObject({
      kind: 'unreachable',
    })
  })
})

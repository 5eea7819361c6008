/**
 * Waits for the end of a payment with the real gateway. Only this layer proves each end of an attempt. The
 * bank's window is a stub: journey specs open real ones.
 */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { completeOrder, newOrder } from '#gateway/testing/purchase.sample.ts'
import { postForm, signIn } from '#gateway/testing/sign-in.sample.ts'
import { runningGateway } from './running-gateway.ts'

const { gateway } = runningGateway()
type Watching = typeof import('../../src/app/journeys/calls/wait-for-payment.ts')
type Session = typeof import('#adapters/session.ts')
type Bank = typeof import('#adapters/bank-window.ts')
type Client = typeof import('#adapters/gateway/client.ts')
const page = new EventTarget()
const bank = { closed: false }
let app: Watching & Session & Bank & Client
beforeAll(async () => {
  app = {
    ...(await import('../../src/app/journeys/calls/wait-for-payment.ts')),
    ...(await import('#adapters/session.ts')),
    ...(await import('#adapters/bank-window.ts')),
    ...(await import('#adapters/gateway/client.ts')),
  }
  // Only after the gateway's database is open: its runtime detection looks for a window.
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }))
  vi.stubGlobal('window', { open: () => bank })
})

afterEach(() => {
  bank.closed = false
})

const THIRD_PARTY = { type: 'thirdparty' } as const

/** A customer who is at the bank with an order. */
const atTheBank = async () => {
  const { jwt } = await signIn(gateway().server, '09123456789')
  app.storeSession({
    token: jwt,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    userId: 'sara',
    guest: null,
  })
  const trackingCode = await newOrder(gateway().server, { jwt })
  await completeOrder(gateway().server, { jwt }, trackingCode)
  const { paymentUrl } = await app.call('startPayment', {
    params: { ...THIRD_PARTY, trackingCode },
    query: { openedVia: 'pwa' },
  })
  return {
    trackingCode,
    decide: (decision: string) =>
      postForm(gateway().server, new URL(paymentUrl, 'http://localhost').pathname, { decision }),
  }
}

describe('waiting for the end of a payment', () => {
  it.each(['paid', 'cancelled', 'refused', 'timed-out'] as const)(
    'reports that the attempt was %s',
    async (decision) => {
      const { trackingCode, decide } = await atTheBank()
      await decide(decision)
      expect(await app.waitForPaymentEnd(trackingCode, new AbortController().signal)).toBe(decision)
    },
  )

  it('asks at once when the tab becomes visible again', async () => {
    const { trackingCode, decide } = await atTheBank()
    const began = Date.now()
    const ended = app.waitForPaymentEnd(trackingCode, new AbortController().signal)
    await new Promise((resolve) => {
      setTimeout(resolve, 300)
    })
    await decide('paid')
    page.dispatchEvent(new Event('visibilitychange'))
    expect(await ended).toBe('paid')
    expect(Date.now() - began).toBeLessThan(2_400)
  })

  it('reports that the bank’s window was closed without a payment', async () => {
    const { trackingCode } = await atTheBank()
    app.openBankWindow()
    const ended = app.waitForPaymentEnd(trackingCode, new AbortController().signal)
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
    bank.closed = true
    expect(await ended).toBe('closed')
  })

  it('stops when it is aborted', async () => {
    const { trackingCode } = await atTheBank()
    const waiting = new AbortController()
    const ended = app.waitForPaymentEnd(trackingCode, waiting.signal)
    const began = Date.now()
    waiting.abort()
    await ended
    expect(Date.now() - began).toBeLessThan(2_000)
  })

  it('fails for an unknown order', async () => {
    await atTheBank()
    await expect(app.waitForPaymentEnd('ZZZZZZZZZZZZZZ', new AbortController().signal)).rejects.toMatchObject(
      {
        kind: 'refused',
      },
    )
  })
})

// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { SimulatedClock, waitFor } from 'xstate'
import type { AnswerOf } from '#contract/index.ts'
import { paymentResultAnswers } from '#explorer/app/payment-result.ts'
import { trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { setRuntime } from '../runtime.ts'

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('#adapters/gateway/client.ts', () => ({ call }))
vi.mock('../app-services.ts', () => ({ showSignInNeedsNetwork: () => undefined }))
const deleteJourney = vi.hoisted(() =>
  vi.fn<(journey: string, codes: unknown) => Promise<void>>(async () => undefined),
)
vi.mock('../persistence/persisted-journeys.ts', () => ({ deleteJourney }))
afterAll(() => {
  vi.doUnmock('#adapters/gateway/client.ts')
  vi.doUnmock('../app-services.ts')
  vi.doUnmock('../persistence/persisted-journeys.ts')
})
const { displayedPaymentResult, showPaymentResult } = await import('./show-payment-result.ts')

const nothing = () => undefined
const open = async (answer: string, change: Partial<AnswerOf<'readPaymentResult'>>) => {
  setRuntime({
    clock: new SimulatedClock(),
    inspect: nothing,
    leaveForSignIn: nothing,
    openBank: nothing,
    showBank: nothing,
    closeBank: nothing,
  })
  call.mockResolvedValueOnce({ ...paymentResultAnswers[answer], ...change })
  const history = createMemoryHistory({ initialEntries: [`/payment-result/${trackingCode}`] })
  showPaymentResult(trackingCode, history)
  const actor = displayedPaymentResult()
  if (actor === null) throw new Error('No payment result is shown')
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
  return { actor, history }
}

afterEach(() => vi.clearAllMocks())

const renewing = { type: 'motorcycle', renews: `${trackingCode.slice(0, -1)}2` } as const

describe('the payment result of a renewal', () => {
  it('leads back to the invoice of the renewal; for a new policy to that of its product', async () => {
    const renewal = await open('cancelled', renewing)
    renewal.actor.send({ type: 'back' })
    expect(renewal.history.location.href).toBe(`/third-party/renewal/payment/${trackingCode}`)
    renewal.history.push('/')
    const other = await open('cancelled', { type: 'motorcycle' })
    other.actor.send({ type: 'back' })
    expect(other.history.location.href).toBe(`/motorcycle/payment/${trackingCode}`)
    other.history.push('/')
  })
  it('sends its pictures in the journey of the product, and deletes the stored renewal', async () => {
    const { actor, history } = await open('paid, documents open', renewing)
    expect(deleteJourney).toHaveBeenCalledExactlyOnceWith('renewal', {
      trackingCode,
      renewableTrackingCode: renewing.renews,
    })
    actor.send({ type: 'documents.chosen' })
    expect(history.location.href).toBe(`/motorcycle/upload-documents/${trackingCode}`)
  })
})

// @vitest-environment jsdom
import { setImmediate as nextTurn } from 'node:timers/promises'
import { i18n } from '@lingui/core'
import { act, cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { invoice, offer, order, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import type { JourneyEvent } from '#machines/journey/events.ts'
import { legs, type Walk, walkThirdParty } from '#tests/samples/walk.ts'
import { stage } from '#ui/testing/stage.tsx'
import { messages } from '../../locales/fa/journeys.po'
import { AppOverlays } from '../app-services/services.ts'
import { showJourneyToasts } from './journey-effects.ts'

vi.mock('../messages.ts', () => ({ loadMessages: () => Promise.resolve() }))
afterAll(() => void vi.doUnmock('../messages.ts'))

/** Longer than several toasts stay one after another. */
const TOASTS_GONE_MS = 60_000

beforeAll(() => import('../app-services/services.ts'))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  act(() => vi.advanceTimersByTime(TOASTS_GONE_MS))
  vi.useRealTimers()
  cleanup()
})

const atOffers = async () => {
  const walk = walkThirdParty()
  await legs.inquiry(walk)
  return walk
}
const atChangedPrice = async () => {
  const walk = walkThirdParty({ trackingCode })
  walk.answer('read the order', { ...order, stage: 6 })
  walk.answer('read the invoice', {
    ...invoice,
    priceChange: { from: 5_702_400, to: 5_790_000, reason: 'lateness' },
  })
  await walk.press({ type: 'xstate.route', to: '#payment' })
  return walk
}
const mark = (companyCode: string): JourneyEvent => ({ type: 'comparison.toggled', companyCode })

describe('the toasts of a journey', () => {
  it.each<[string, () => Promise<Walk>, readonly JourneyEvent[]]>([
    [
      'خرید از بیمهٔ دماوند با این شرایط فعلاً ممکن نیست.',
      atOffers,
      [{ type: 'offer.chosen', offer: { ...offer, active: false } }],
    ],
    [
      'حداکثر سه پیشنهاد را می‌شود مقایسه کرد؛ یکی را بردارید.',
      atOffers,
      [
        { type: 'comparison.started', companyCode: null },
        mark('damavand'),
        mark('aftab'),
        mark('kavir'),
        mark('arash'),
      ],
    ],
    ['قیمت تازه ثبت شد.', atChangedPrice, [{ type: 'continue' }]],
  ])('say: %s', async (sentence, arrive, presses) => {
    stage(<AppOverlays />)
    // Toasts are looked up by id, so the sentences have to be in the catalogue.
    i18n.load('fa', messages)
    const walk = await arrive()
    showJourneyToasts(walk.actor)
    expect(screen.queryByText(sentence)).toBeNull()
    await act(async () => {
      await walk.press(...presses)
      await nextTurn()
    })
    expect(screen.getByText(sentence)).toBeTruthy()
  })
})

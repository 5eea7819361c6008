/**
 * Waits for the end of a payment at the bank: asks every few seconds, at once when the tab is seen again, and once more
 * when the bank's window closes. Decisions, section 4.
 */
import { isBankWindowClosed } from '#adapters/bank-window.ts'
import { call } from '#adapters/gateway/client.ts'
import { failureOf } from '#machines/failure.ts'
import { THIRD_PARTY } from './call-actors.ts'

export type PaymentEnd = 'paid' | 'cancelled' | 'timed-out' | 'refused' | 'closed'

const ASK_EVERY_MS = 2_500
/** Document 1 section 9, "window-closed timeout". */
const LOOK_EVERY_MS = 1_000

/** What has ended by now; null while the attempt is open, or where no answer came: the next question may have one. */
const endNow = async (trackingCode: string, signal: AbortSignal): Promise<PaymentEnd | null> => {
  try {
    const { state } = await call(
      'readPaymentResult',
      { params: { ...THIRD_PARTY, trackingCode } },
      { signal },
    )
    return state === 'none' || state === 'open' ? null : state
  } catch (error) {
    const { kind } = failureOf(error)
    if (kind === 'refused' || kind === 'signed-out') throw error
    return null
  }
}

/** Done after the time, or at once when the tab is seen again, the bank's window closes, or nobody waits any more. */
const nextMoment = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const wasClosed = isBankWindowClosed()
    const over = () => {
      clearTimeout(asking)
      clearInterval(looking)
      document.removeEventListener('visibilitychange', seen)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const seen = () => {
      if (document.visibilityState === 'visible') over()
    }
    const asking = setTimeout(over, ASK_EVERY_MS)
    const looking = setInterval(() => {
      if (isBankWindowClosed() !== wasClosed) over()
    }, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', seen)
    signal.addEventListener('abort', over)
  })

/** Takes an order and what stops the waiting; gives how its attempt ended, `closed` where the bank's window was closed before. */
export const waitForPaymentEnd = async (trackingCode: string, signal: AbortSignal): Promise<PaymentEnd> => {
  while (!signal.aborted) {
    const wasClosed = isBankWindowClosed()
    const end = await endNow(trackingCode, signal)
    if (end !== null) return end
    if (wasClosed) return 'closed'
    if (!signal.aborted) await nextMoment(signal)
  }
  return 'closed'
}

/**
 * Waits for the end of a payment at the bank: polls every few seconds, at once when the tab becomes visible
 * again, and once more when the bank's window closes. Decisions, section 4.
 */
import { isBankWindowClosed } from '#adapters/bank-window.ts'
import { call } from '#adapters/gateway/client.ts'
import { failureOf } from '#machines/failure.ts'

export type PaymentEnd = 'paid' | 'cancelled' | 'timed-out' | 'refused' | 'closed'

const POLL_EVERY_MS = 2_500
/** Document 1 section 9, "window-closed timeout". */
const CHECK_WINDOW_EVERY_MS = 1_000

/** The result, or null while the attempt is open or if a poll had no answer. */
const readEnd = async (trackingCode: string, signal: AbortSignal): Promise<PaymentEnd | null> => {
  try {
    const { state } = await call('readPaymentResult', { params: { trackingCode } }, { signal })
    return state === 'none' || state === 'open' ? null : state
  } catch (error) {
    const { kind } = failureOf(error)
    if (kind === 'refused' || kind === 'signed-out') throw error
    return null
  }
}

/**
 * Resolves at the next poll, or at once when the tab becomes visible, the bank's window closes, or the
 * signal aborts.
 */
const nextPoll = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const wasClosed = isBankWindowClosed()
    const finish = () => {
      clearTimeout(timer)
      clearInterval(interval)
      document.removeEventListener('visibilitychange', onVisibilityChange)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') finish()
    }
    const timer = setTimeout(finish, POLL_EVERY_MS)
    const interval = setInterval(() => {
      if (isBankWindowClosed() !== wasClosed) finish()
    }, CHECK_WINDOW_EVERY_MS)
    document.addEventListener('visibilitychange', onVisibilityChange)
    signal.addEventListener('abort', finish)
  })

/** @returns the result of the attempt; `closed` if the bank's window was closed while the attempt was open */
export const waitForPaymentEnd = async (trackingCode: string, signal: AbortSignal): Promise<PaymentEnd> => {
  while (!signal.aborted) {
    const wasClosed = isBankWindowClosed()
    const end = await readEnd(trackingCode, signal)
    if (end !== null) return end
    if (wasClosed) return 'closed'
    if (!signal.aborted) await nextPoll(signal)
  }
  return 'closed'
}

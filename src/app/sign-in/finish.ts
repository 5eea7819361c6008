/**
 * Finishes a sign-in that this page came back from; whoever needs to know who is there waits for it. A return that this
 * tab did not leave for is refused. Decisions, section 3.
 */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SignInReturn } from '#adapters/sign-in-address.ts'
import { showToast } from '../toasts.ts'

const tell = (words: MessageDescriptor) => showToast({ kind: 'error', text: i18n._(words) })

/** A lost answer locks nobody out: the token may be exchanged again for two minutes. */
const WAITS_MS = [1_000, 3_000]
const pause = (ms: number) => new Promise((resolve) => { setTimeout(resolve, ms) })

const exchange = async (returned: SignInReturn, [wait, ...waits]: readonly number[]): Promise<void> => {
  const { finishSignIn } = await import('#adapters/sign-in-return.ts')
  try {
    await finishSignIn(returned)
  } catch (error) {
    if (wait === undefined || !isLost(error)) throw error
    await pause(wait)
    await exchange(returned, waits)
  }
}

const isLost = (error: unknown): boolean => typeof error === 'object' && error !== null && 'kind' in error && (error.kind === 'unreachable' || error.kind === 'broken')

const finish = async (returned: SignInReturn): Promise<void> => {
  if (!returned.known) return tell(msg`این ورود از همین صفحه شروع نشده بود؛ دوباره وارد شوید.`)
  try {
    await exchange(returned, WAITS_MS)
  } catch {
    tell(msg`ورود کامل نشد؛ دوباره وارد شوید.`)
  }
}

let finished: Promise<void> = Promise.resolve()

/** Takes what came back, or null. */
export const beginSignIn = (returned: SignInReturn | null): void => {
  if (returned) finished = finish(returned)
}

/** Done when it is known who uses the app; at once where nobody came back. Never fails. */
export const signInFinished = (): Promise<void> => finished

/**
 * Finishes a sign-in that this page came back from; whoever needs to know who is there waits for it. A return that this
 * tab did not leave for is refused. Decisions, section 3.
 */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SignInReturn } from '#adapters/sign-in-address.ts'
import { showToast } from '../toasts.ts'

const tell = (words: MessageDescriptor) => showToast({ kind: 'error', text: i18n._(words) })

const finish = async (returned: SignInReturn): Promise<void> => {
  if (!returned.known) return tell(msg`این ورود از همین صفحه شروع نشده بود؛ دوباره وارد شوید.`)
  const { finishSignIn } = await import('#adapters/sign-in-return.ts')
  try {
    await finishSignIn(returned)
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

/** Effects of the charts of My Insurance besides the actions of an order: the sign-in page, toasts. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { failureMessage } from '#adapters/gateway/failure-texts.ts'
import { failureOf } from '#machines/failure.ts'
import { showSignInNeedsNetwork, showToast } from '../app-services.ts'
import { runtime } from '../runtime.ts'

export const goToSignIn = (): void =>
  runtime().leaveForSignIn(`${location.pathname}${location.search}`, showSignInNeedsNetwork)

const unreachable = msg`پاسخی از سرور نیامد؛ اینترنت را بررسی کنید و دوباره امتحان کنید.`
const broken = msg`مشکلی پیش آمد؛ دوباره امتحان کنید.`

/** Shows a failure for which the page has no room. */
export const showFailure = (error: unknown): void => {
  const failure = failureOf(error)
  const own = failure.kind === 'unreachable' ? unreachable : broken
  showToast({ kind: 'error', text: () => failureMessage(failure) ?? i18n._(own) })
}

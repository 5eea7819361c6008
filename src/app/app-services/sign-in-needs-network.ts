/** The sign-in page is the gateway's: a device that is offline would leave the app for nothing. Issue "Installable and offline". */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { toasts } from './toasts.ts'

const needsNetwork = msg`ورود به اینترنت نیاز دارد؛ وصل که شدید دوباره بزنید.`

/** Says why the app was not left. */
export const showSignInNeedsNetwork = (): void =>
  toasts.send({
    type: 'toast.added',
    toast: { key: 'sign-in-waits', kind: 'error', text: i18n._(needsNetwork), appears: 'now' },
  })

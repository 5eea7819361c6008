/** Runs the chart of the page about mobile insurance while it is shown. Document 3 sections 1 and 9. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { call } from '#adapters/gateway/client.ts'
import { openPhoneInsurer } from '#adapters/phone-insurer.ts'
import { isSignedIn } from '#adapters/session.ts'
import { mobileInsurance } from '#machines/areas/mobile-insurance.ts'
import { accountPage, type Navigation } from '../account/account-page.ts'
import { showToast } from '../app-services.ts'
import { actorOptions } from '../runtime.ts'

const page = accountPage<ActorRefFrom<typeof mobileInsurance>>('/mobile-insurance')

export const useMobileInsurance = page.useActor

const notAllowed = msg`سایت بیمه‌گر بیرون از سپر است و باز نشد.`

const readNumber = fromPromise(async ({ signal }: { signal: AbortSignal }) => {
  const { cellNumber } = await call('readUserName', {}, { signal })
  return cellNumber
})

const openSite = (cellNumber: string | null): void => {
  if (!openPhoneInsurer(cellNumber)) showToast({ kind: 'info', text: () => i18n._(notAllowed) })
}

export const showMobileInsurance = (navigation: Navigation): void => {
  const { history, historyStack } = navigation
  page.show(navigation, () =>
    createActor(
      mobileInsurance.provide({
        actors: { 'read the mobile number': readNumber },
        actions: {
          'open the insurer’s site': (_, { cellNumber }) => openSite(cellNumber),
          'go back': () => (historyStack.previous() === null ? history.push('/') : history.back()),
        },
      }),
      { input: { signedIn: isSignedIn() }, ...actorOptions() },
    ),
  )
}

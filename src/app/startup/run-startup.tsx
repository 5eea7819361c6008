/** Runs the startup's chart, and shows its error page where it fails. */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { createActor, fromPromise, toPromise } from 'xstate'
import { requestHostSignIn } from '#adapters/host-sign-in.ts'
import { isSignedIn } from '#adapters/session.ts'
import { finishSignIn } from '#adapters/finish-sign-in.ts'
import { startup } from '#machines/app/startup.ts'
import { notifyInspectors } from '../runtime.ts'
import { showToast } from '../app-services.ts'
import type { LaunchParams } from './startup.ts'
import { StartupFailure } from './StartupFailure.tsx'

const tell = (words: MessageDescriptor) => showToast({ kind: 'error', text: i18n._(words) })

const chart = startup.provide({
  actors: {
    'exchange the token': fromPromise(({ input }) => finishSignIn(input)),
    'wait for the native app': fromPromise(({ signal }) => requestHostSignIn(signal)),
  },
  actions: {
    'show that the sign-in was not started here': () =>
      tell(msg`این ورود از همین صفحه شروع نشده بود؛ دوباره وارد شوید.`),
    'show that the sign-in was not finished': () => tell(msg`ورود کامل نشد؛ دوباره وارد شوید.`),
  },
})

/** Takes what the app was opened with and what draws a page; done when the app may begin. */
export const runStartup = async (opening: LaunchParams, draw: (page: ReactNode) => void): Promise<void> => {
  const actor = createActor(chart, {
    inspect: notifyInspectors,
    input: { ...opening, isHosted: opening.isHosted && !isSignedIn() },
  })
  actor.subscribe(({ value, context }) => {
    if (value === 'failed')
      draw(
        <StartupFailure
          failure={context.failure}
          onRetry={() => actor.send({ type: 'retry' })}
          onGuest={() => actor.send({ type: 'guest.chosen' })}
        />,
      )
  })
  actor.start()
  await toPromise(actor)
}

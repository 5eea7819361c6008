/** Runs the startup's chart, and shows its error page where it fails. */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { createActor, fromPromise, toPromise } from 'xstate'
import { hearHost } from '#adapters/host-app.ts'
import { isSignedIn } from '#adapters/session.ts'
import { finishSignIn } from '#adapters/sign-in-return.ts'
import { startup } from '#machines/app/startup.ts'
import { shown } from '../ground.ts'
import { showToast } from '../life.ts'
import type { Opening } from './start-up.ts'
import { StartupFailure } from './StartupFailure.tsx'

const tell = (words: MessageDescriptor) => showToast({ kind: 'error', text: i18n._(words) })

const chart = startup.provide({
  actors: {
    'exchange the token': fromPromise(({ input }) => finishSignIn(input)),
    'hear the native app': fromPromise(({ signal }) => hearHost(signal)),
  },
  actions: {
    'say that it was not begun here': () => tell(msg`این ورود از همین صفحه شروع نشده بود؛ دوباره وارد شوید.`),
    'say that the sign-in was not finished': () => tell(msg`ورود کامل نشد؛ دوباره وارد شوید.`),
  },
})

/** Takes what the app was opened with and what draws a page; done when the app may begin. */
export const runStartup = async (opening: Opening, draw: (page: ReactNode) => void): Promise<void> => {
  const actor = createActor(chart, {
    inspect: shown,
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

/** Who uses this page, and the way out: whatever it keeps of a person goes, the language and the scheme stay. Decisions, section 1 "Logout". */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createActor, fromPromise } from 'xstate'
import { call } from '#adapters/gateway/client.ts'
import { clearUser, isSignedIn, subscribe } from '#adapters/session.ts'
import { session as chart } from '#machines/app/session.ts'
import { listExperiments } from '../experiments.ts'
import { notifyInspectors, runtime } from '../runtime.ts'
import { deleteAllJourneys } from '../journeys/persisted-journeys.ts'
import { loadMessages } from '../messages.ts'
import { toasts } from './toasts.ts'
import { updates } from './updates.ts'

const loggedOut = msg`از حساب خود خارج شدید.`
const ended = msg`نشست شما تمام شده است؛ برای ادامه با حسابتان، دوباره وارد شوید.`

export const session = createActor(
  chart.provide({
    actors: {
      'read the user': fromPromise(async () => {
        const [person, setting] = await Promise.all([call('readUserName', {}), call('readUserSetting', {})])
        return { person, setting }
      }),
      'list the experiments': fromPromise(listExperiments),
      'clear personal data': fromPromise(async () => {
        // The token goes first: whatever else cannot be cleared, nobody uses the app as them.
        clearUser()
        await deleteAllJourneys()
      }),
    },
    actions: {
      'report the last seen version': (_, { setting }) =>
        updates.send({ type: 'version.known', version: setting.pwaSetting.version }),
      'go to the sign-in page': () => runtime().leaveForSignIn(`${location.pathname}${location.search}`),
      // It may end before the words of this part have come; where they cannot come there is nobody to ask for a session either.
      'show that the session has ended': () =>
        void loadMessages('life')
          .then(() =>
            toasts.send({
              type: 'toast.added',
              toast: { key: 'session-ended', kind: 'info', text: i18n._(ended), appears: 'now' },
            }),
          )
          .catch(() => undefined),
      'show after the reload that the user is logged out': () =>
        toasts.send({
          type: 'toast.added',
          toast: { key: 'logged-out', kind: 'success', text: i18n._(loggedOut), appears: 'after-reload' },
        }),
      'reload the app': () => location.assign('/'),
    },
  }),
  { inspect: notifyInspectors, input: { signedIn: isSignedIn() } },
)

subscribe(() => session.send({ type: 'session.changed', signedIn: isSignedIn() }))

/** Who uses this page, and the way out: whatever it keeps of a person goes, the language and the scheme stay. Decisions, section 1 "Logout". */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createActor, fromPromise } from 'xstate'
import { call } from '#adapters/gateway/client.ts'
import { forgetPerson, isSignedIn, subscribe } from '#adapters/session.ts'
import { session as chart } from '#machines/app/session.ts'
import { listExperiments } from '../experiments.ts'
import { shown, standing } from '../ground.ts'
import { forgetEverything } from '../journeys/stored.ts'
import { wordsOf } from '../words.ts'
import { toasts } from './toasts.ts'
import { updates } from './updates.ts'

const loggedOut = msg`از حساب خود خارج شدید.`
const ended = msg`نشست شما تمام شده است؛ برای ادامه با حسابتان، دوباره وارد شوید.`

export const session = createActor(
  chart.provide({
    actors: {
      'read who is signed in': fromPromise(async () => {
        const [person, setting] = await Promise.all([call('readUserName', {}), call('readUserSetting', {})])
        return { person, setting }
      }),
      'list the experiments': fromPromise(listExperiments),
      'forget the person': fromPromise(async () => {
        // The token goes first: whatever else cannot be cleared, nobody uses the app as them.
        forgetPerson()
        await forgetEverything()
      }),
    },
    actions: {
      'tell the version that was seen last': (_, { setting }) =>
        updates.send({ type: 'version.known', version: setting.pwaSetting.version }),
      'leave for the sign-in page': () => standing().leaveForSignIn(`${location.pathname}${location.search}`),
      // It may end before the words of this part have come; where they cannot come there is nobody to ask for a session either.
      'say that the session has ended': () =>
        void wordsOf('life')
          .then(() =>
            toasts.send({
              type: 'toast.said',
              toast: { key: 'session-ended', kind: 'info', text: i18n._(ended), appears: 'now' },
            }),
          )
          .catch(() => undefined),
      'say after the reload that they are logged out': () =>
        toasts.send({
          type: 'toast.said',
          toast: { key: 'logged-out', kind: 'success', text: i18n._(loggedOut), appears: 'after-reload' },
        }),
      'load the app anew': () => location.assign('/'),
    },
  }),
  { inspect: shown, input: { signedIn: isSignedIn() } },
)

subscribe(() => session.send({ type: 'session.changed', signedIn: isSignedIn() }))

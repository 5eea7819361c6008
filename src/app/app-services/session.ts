/**
 * Session of this page: who is signed in, their settings, and logout. Logging out removes all personal data;
 * language and color scheme stay. Decisions, section 1 "Logout".
 */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createActor, fromPromise } from 'xstate'
import { call } from '#adapters/gateway/client.ts'
import { isSignedIn, subscribe } from '#adapters/session.ts'
import { signOut } from '#adapters/sign-out.ts'
import { session as chart } from '#machines/app/session.ts'
import { listExperiments } from '../experiments.ts'
import { notifyInspectors, runtime } from '../runtime.ts'
import { loadMessages } from '../messages.ts'
import { removeAllReminders } from '#adapters/reminder-store.ts'
import { cachePlaces } from '../first-page/cached-places.ts'
import { removePlaces } from '../first-page/stored-places.ts'
import { deleteAllJourneys } from '../persistence/persisted-journeys.ts'
import { fromPageEntry } from '../routing/page-entry.ts'
import { wasSignedIn } from '../signed-in-at-start.ts'
import { SESSION_ENDED } from '../toast-keys.ts'
import { updates } from './installation.ts'
import { addToast, showSignInNeedsNetwork } from './toasts.ts'

const loggedOut = msg`از حساب خود خارج شدید.`
const deleted = msg`حساب شما پاک شد و از همهٔ دستگاه‌ها خارج شدید.`
const ended = msg`مدت ورودتان تمام شده است؛ برای ادامه با حسابتان، دوباره وارد شوید.`

export const session = createActor(
  chart.provide({
    actors: {
      'read the user': fromPromise(async () => {
        const [person, setting] = await Promise.all([call('readUserName', {}), call('readUserSetting', {})])
        return { person, setting }
      }),
      'list the experiments': fromPromise(listExperiments),
      'clear personal data': fromPromise(async () => {
        // The token first: whatever else cannot be removed, the app no longer acts for this user.
        const signedOut = signOut()
        removePlaces()
        await Promise.allSettled([deleteAllJourneys(), removeAllReminders(), cachePlaces(null)])
        await signedOut
      }),
    },
    actions: {
      'report the last seen version': (_, { setting }) =>
        updates.send({ type: 'version.known', version: setting.pwaSetting.version }),
      'go to the sign-in page': () =>
        runtime().leaveForSignIn(`${location.pathname}${location.search}`, showSignInNeedsNetwork),
      // The session may end before this chunk's messages are loaded.
      'show that the session has ended': () =>
        void loadMessages('app-services')
          .then(() => addToast(SESSION_ENDED, 'info', () => i18n._(ended)))
          .catch(() => undefined),
      'show after the reload that the user is logged out': () =>
        addToast('logged-out', 'success', () => i18n._(loggedOut), { appears: 'after-reload' }),
      'show after the reload that the account is deleted': () =>
        addToast('account-deleted', 'success', () => i18n._(deleted), { appears: 'after-reload' }),
      'reload the app': () => fromPageEntry(() => location.assign('/')),
    },
  }),
  { inspect: notifyInspectors, input: { signedIn: wasSignedIn } },
)

/** Starts the chart, and notifies it of a session that has started or ended since the app was. */
export const startSession = (): void => {
  session.start()
  const notify = () => session.send({ type: 'session.changed', signedIn: isSignedIn() })
  if (isSignedIn() !== wasSignedIn) notify()
  subscribe(notify)
}

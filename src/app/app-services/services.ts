/** Starts the app services: the charts that run as long as the page. Specification: document 1 section 4. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageOfReminder } from '#adapters/reminder-store.ts'
import { remindOnOpening } from '#adapters/renewal-reminder.ts'
import { measureVitals } from '#adapters/vitals.ts'
import { startTracking } from '../analytics/track-actors.ts'
import { fromPageEntry } from '../routing/page-entry.ts'
import { installing, updates } from './installation.ts'
import { session, startSession } from './session.ts'
import { support } from './support.ts'
import { addToast, toasts } from './toasts.ts'

const open = msg`دیدن`

startTracking()
measureVitals()
for (const actor of [toasts, updates, installing, support]) actor.start()
startSession()
void remindOnOpening((due) =>
  addToast(`renewal ${due.trackingCode}`, 'info', () => `${due.title}. ${due.text}`, {
    action: {
      label: () => i18n._(open),
      onPress: () => fromPageEntry(() => location.assign(pageOfReminder(due))),
    },
  }),
)

export { trackErrorPage, trackPageView, trackPress } from '../analytics/track-actors.ts'
export { AppOverlays } from './AppOverlays.tsx'
export { addToast, showSignInNeedsNetwork, withholdToast } from './toasts.ts'
export { installing, session, support, toasts, updates }

/** Starts the app services: the charts that run as long as the page. Specification: document 1 section 4. */
import { remindOnOpening } from '#adapters/renewal-reminder.ts'
import { measureVitals } from '#adapters/vitals.ts'
import { startTracking } from '../analytics/track-actors.ts'
import { keepSheetEntries } from '../routing/sheet-entries.ts'
import { installing, updates } from './installation.ts'
import { session } from './session.ts'
import { support } from './support.ts'
import { addToast, toasts } from './toasts.ts'

startTracking()
measureVitals()
keepSheetEntries()
for (const actor of [toasts, updates, session, installing, support]) actor.start()
void remindOnOpening(({ trackingCode, title, text }) =>
  addToast(`renewal ${trackingCode}`, 'info', () => `${title}. ${text}`),
)

export { trackErrorPage, trackPageView, trackPress } from '../analytics/track-actors.ts'
export { AppOverlays } from './AppOverlays.tsx'
export { addToast, showSignInNeedsNetwork, withholdToast } from './toasts.ts'
export { installing, session, support, toasts, updates }

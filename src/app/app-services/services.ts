/** The app's own charts, running as long as the page, and what they show. Specification: document 1 section 4. */
import { measureVitals } from '#adapters/vitals.ts'
import { startTracking } from '../analytics/track-actors.ts'
import { installing } from './installing.ts'
import { session } from './session.ts'
import { support } from './support.ts'
import { toasts } from './toasts.ts'
import { updates } from './updates.ts'

startTracking()
measureVitals()
for (const chart of [toasts, updates, session, installing, support]) chart.start()

export { trackErrorPage as errorPageShown, trackPageView as pageShown } from '../analytics/track-actors.ts'
export { AppOverlays as LifeView } from './AppOverlays.tsx'
export { showSignInNeedsNetwork as signInWaits } from './sign-in-needs-network.ts'
export { installing, session, support, toasts, updates }

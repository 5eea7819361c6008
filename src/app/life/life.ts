/** The app's own charts, running as long as the page, and what they show. Specification: document 1 section 4. */
import { measureVitals } from '#adapters/vitals.ts'
import { observe } from '../measurement/observe.ts'
import { installing } from './installing.ts'
import { session } from './session.ts'
import { support } from './support.ts'
import { toasts } from './toasts.ts'
import { updates } from './updates.ts'

observe()
measureVitals()
for (const chart of [toasts, updates, session, installing, support]) chart.start()

export { errorPageShown, pageShown } from '../measurement/observe.ts'
export { LifeView } from './LifeView.tsx'
export { signInWaits } from './sign-in-waits.ts'
export { installing, session, support, toasts, updates }

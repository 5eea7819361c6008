/**
 * Reports a guest's visit of home that runs no app: the page view as the app would report it, and the web
 * vitals. A user or a guest with variants of experiments needs the app, which reports them. Document 1
 * section 1; issue "Around the journey", "Measurement".
 */
import { track } from '#adapters/analytics.ts'
import { newUuid } from '#adapters/random.ts'
import { measureVitals } from '#adapters/vitals.ts'
import { guestDigest } from './guest-digest.ts'

/** The guest as `#adapters/session.ts` stores it. */
const GUEST = 'separ.guest'

/** The uuid of this browser's guest, who is created on the first visit. */
const guestUuid = (): string => {
  const created = { uuid: newUuid(), createdAt: Date.now(), registered: false }
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(GUEST) ?? 'null')
    const uuid: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'uuid') : null
    if (typeof uuid === 'string') return uuid
    localStorage.setItem(GUEST, JSON.stringify(created))
  } catch {
    // Where storage is refused, each visit is another guest's.
  }
  return created.uuid
}

let isReported = false

/** Whether this page view of home was reported, once: the app does not report it again. */
export const takeReportedView = (): boolean => {
  const was = isReported
  isReported = false
  return was
}

/** Reports the page view, and measures the vitals until the page is left. */
export const reportVisit = async (): Promise<void> => {
  isReported = true
  measureVitals()
  const view = { event: 'page_view', section: 'home', page: 'home' } as const
  track({ ...view, user_id: await guestDigest(guestUuid()), experiments: {} })
}

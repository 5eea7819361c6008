/**
 * Tracks analytics events: inspects all charts of the page and reports the events they stand for. No screen
 * tracks anything itself. Specification: document 1 section 1; house rules, "How data flows".
 */
import { Actor, type AnyMachineSnapshot, type InspectionEvent, isMachineSnapshot } from 'xstate'
import { track } from '#adapters/analytics.ts'
import { session } from '#adapters/session.ts'
import { isJourneyId } from '#machines/journeys.ts'
import { type AnalyticsEvent, type AnalyticsPlace, toReportedEvent } from './event-schemas.ts'
import { analyticsEventsOf, analyticsPlaceOf } from './analytics-events.ts'
import { addInspector } from '../runtime.ts'
import { takeReportedView } from './report-visit.ts'
import { analyticsUserId, currentExperiments } from './reporter.ts'

let place: AnalyticsPlace = { section: 'home', page: 'home', guest: true }
const before = new WeakMap<object, AnyMachineSnapshot>()

/** Events are reported in order, although a guest's id is a digest, which is computed asynchronously. */
let lastReport: Promise<unknown> = Promise.resolve()
const report = (event: AnalyticsEvent, where: AnalyticsPlace): void => {
  const experiments = currentExperiments()
  lastReport = lastReport.then(async () => {
    const userId = await analyticsUserId()
    track(toReportedEvent(event, { ...where, guest: session() === null }, { experiments, userId }))
  })
}

/** Charts of pages besides the journeys. */
const PAGES: ReadonlySet<string> = new Set([
  'payment-result',
  'my-insurance',
  'policy-page',
  'settings',
  'user-page',
  'bank-account',
  'mobile-policies',
  'mobile-insurance',
  'payments',
  'faq',
])

/** An event of an app service counts as one of the page that it lies over. */
const isPage = ({ machine: { id } }: AnyMachineSnapshot): boolean => isJourneyId(id) || PAGES.has(id)

const inspect = (inspected: InspectionEvent): void => {
  if (inspected.type !== '@xstate.snapshot') return
  const { actorRef, snapshot, event, rootId } = inspected
  if (!(actorRef instanceof Actor) || !isMachineSnapshot(snapshot)) return
  // Boxes run within a step: their failures are events of the step's page.
  const isBox = snapshot.machine.id === 'upload-box'
  if (actorRef.sessionId !== rootId && !isBox) return
  if (isPage(snapshot)) place = analyticsPlaceOf(snapshot)
  const where = isPage(snapshot) || isBox ? place : { ...place, section: analyticsPlaceOf(snapshot).section }
  const events = analyticsEventsOf(before.get(actorRef) ?? null, event, snapshot).filter(({ name }) =>
    isBox ? name === 'error_view' : name !== 'page_view' || isPage(snapshot),
  )
  before.set(actorRef, snapshot)
  for (const each of events) report(each, where)
}

/** Tracks a page without a chart: home, questions, unknown address. @param page its name */
export const trackPageView = (page: string): void => {
  place = { section: page, page, guest: true }
  // Home has reported its view before the app ran.
  if (takeReportedView()) return
  report({ name: 'page_view' }, place)
}

/** Tracks a press on the page that was tracked last. @param name of the press, as a chart names its event */
export const trackPress = (name: string): void => report({ name: 'button_click', button_name: name }, place)

/**
 * Tracks an error page, as an event of the page that it replaced.
 * @param id the error id that it shows, if any
 */
export const trackErrorPage = (id: string | null): void =>
  report({ name: 'error_page', error_id: id, error_code: null }, place)

const READ_TO_END = 0.9

/** Reports scrolling to the end, once per page view. */
const watchScroll = (): void => {
  let reported = ''
  addEventListener(
    'scroll',
    () => {
      const { scrollHeight, clientHeight } = document.documentElement
      const current = `${place.section} ${place.page}`
      if (
        reported === current ||
        scrollHeight <= clientHeight ||
        scrollY + clientHeight < scrollHeight * READ_TO_END
      )
        return
      reported = current
      report({ name: 'scroll_90' }, place)
    },
    { passive: true },
  )
}

/** Starts tracking all actors that start afterwards. */
export const startTracking = (): void => {
  addInspector(inspect)
  watchScroll()
}

/**
 * The one observer: sees every chart of the page, and reports what the charts say happened. No screen measures anything by hand.
 * Specification: document 1 section 1; house rules, "How data flows".
 */
import { Actor, type AnyMachineSnapshot, type InspectionEvent, isMachineSnapshot } from 'xstate'
import { track } from '#adapters/analytics.ts'
import { session } from '#adapters/session.ts'
import { type AnalyticsEvent, type AnalyticsPlace, type Reporter, toReportedEvent } from './event-schemas.ts'
import { analyticsEventsOf, analyticsPlaceOf } from './analytics-events.ts'
import { addInspector } from '../runtime.ts'
import { currentExperiments, analyticsUserId } from './reporter.ts'

let place: AnalyticsPlace = { section: 'home', page: 'home', guest: true }
const before = new WeakMap<object, AnyMachineSnapshot>()

/** Events in the order in which they happened, though a guest's name is made of a digest that takes a moment. */
let turn: Promise<unknown> = Promise.resolve()
const report = (happened: AnalyticsEvent, where: AnalyticsPlace): void => {
  const reporter = { experiments: currentExperiments(), isMotor: where.section === 'motorcycle' }
  turn = turn.then(async () => {
    const userId = await analyticsUserId()
    const whole: Reporter = { ...reporter, userId }
    track(toReportedEvent(happened, { ...where, guest: session() === null }, whole))
  })
}

/** Charts of the app itself lie over a page: what happens there happened on that page. */
const isOfPage = ({ machine: { id } }: AnyMachineSnapshot): boolean =>
  id === 'third-party' || id === 'payment-result'

const look = (inspected: InspectionEvent): void => {
  if (inspected.type !== '@xstate.snapshot') return
  const { actorRef, snapshot, event, rootId } = inspected
  if (!(actorRef instanceof Actor) || actorRef.sessionId !== rootId || !isMachineSnapshot(snapshot)) return
  if (isOfPage(snapshot)) place = analyticsPlaceOf(snapshot)
  const where = isOfPage(snapshot) ? place : { ...place, section: analyticsPlaceOf(snapshot).section }
  const happened = analyticsEventsOf(before.get(actorRef) ?? null, event, snapshot).filter(
    ({ name }) => name !== 'page_view' || isOfPage(snapshot),
  )
  before.set(actorRef, snapshot)
  for (const one of happened) report(one, where)
}

/** Home, questions and the unknown address have no chart: they are pages all the same. Takes the page's name, which no address is made of. */
export const trackPageView = (page: string): void => {
  place = { section: page, page, guest: true }
  report({ name: 'page_view' }, place)
}

/** Nor has a page that says that it cannot go on: it is told of with the page that it took the place of. Takes the id that stands on it, if any. */
export const trackErrorPage = (id: string | null): void =>
  report({ name: 'error_page', error_id: id, error_code: null }, place)

const READ = 0.9

/** Once for each page that is shown: whoever scrolls back and forth has read it once. */
const watchScroll = (): void => {
  let read = ''
  addEventListener(
    'scroll',
    () => {
      const { scrollHeight, clientHeight } = document.documentElement
      const here = `${place.section} ${place.page}`
      if (read === here || scrollHeight <= clientHeight || scrollY + clientHeight < scrollHeight * READ)
        return
      read = here
      report({ name: 'scroll_90' }, place)
    },
    { passive: true },
  )
}

/** Observes every chart that starts from now on. */
export const startTracking = (): void => {
  addInspector(look)
  watchScroll()
}

/**
 * Entry of home, whose HTML is complete without scripts. A few kilobytes: presses, the plate and the published content
 * work without the app, which is loaded at the first touch or key. It starts by itself where home holds more (a user, a
 * started order, a waiting message, no network), where the page cannot be shown as it is (another language), or was not opened by the
 * user (a hidden page, a host app, a return from the sign-in page). Design notes, "Home".
 */
import '#adapters/install-prompt.ts'
import { applyColourScheme } from '#adapters/colour-scheme.ts'
import { prefetchWhenIdle, whenIdle } from '#adapters/idle.ts'
import { bootHome, isAppLoading, provideApp } from './app/first-page/boot.ts'
import { refreshContent } from './app/first-page/content.ts'
import { needsApp, signedInUser } from './app/first-page/needs-app.ts'
import { enterPlate } from './app/first-page/plate.ts'
import { prefetchListed, serveOffline } from './app/first-page/offline.ts'
import { followPresses } from './app/first-page/presses.ts'
import { releasePlaces, reservePlaces } from './app/first-page/reserve-places.ts'
import { hidePrerenderedPage } from './app/shell/prerendered-page.ts'

applyColourScheme()
provideApp(() => import('./app/start-app.ts'))
const page = document.querySelector<HTMLElement>('#root > *')
const userId = signedInUser()
if (page !== null) {
  if (userId === null) releasePlaces(page)
  else reservePlaces(page, userId)
  enterPlate(page)
  followPresses(page)
}

const mustStartAtOnce =
  hidePrerenderedPage() ||
  document.visibilityState === 'hidden' ||
  location.search !== '' ||
  window.parent !== window

/** A visitor who leaves before the report is not counted, and many leave soon: a busy page reports after this time. */
const REPORT_AFTER_MS = 1_500

/** The app reports the visit of those who need it, and loads the same module. */
const reportVisit = async (): Promise<void> => (await import('./app/analytics/report-visit.ts')).reportVisit()
/** A visit that cannot be reported is not missed by the visitor. */
const ignoreFailure = () => undefined

const afterFirstPaint = (): void => {
  const isAppNeeded = needsApp() || !navigator.onLine
  if (isAppNeeded) void bootHome()
  else void refreshContent(document)
  // Asked first, so that the report does not wait for the files of the next page.
  whenIdle(() => {
    if (!isAppNeeded && !isAppLoading()) void reportVisit().catch(ignoreFailure)
  }, REPORT_AFTER_MS)
  prefetchWhenIdle(prefetchListed)
  whenIdle(serveOffline)
}

if (mustStartAtOnce) void bootHome()
else requestAnimationFrame(() => setTimeout(afterFirstPaint))

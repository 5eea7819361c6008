/**
 * Entry of home, whose HTML is complete without scripts. A few kilobytes: presses, the plate and the
 * published content work without the app, which is loaded at the first touch or key. The app starts without a
 * touch if home shows more (a user, a started order, a toast, no network), if the page cannot be shown as
 * built (another language), or if the user did not open it (a hidden page, a host app, a return from the
 * sign-in page). Design notes, "Home".
 */
import { launchParams } from './app/startup/launch-params.ts'
import '#adapters/install-prompt.ts'
import { applyColourScheme } from '#adapters/colour-scheme.ts'
import { afterFirstPaint } from '#adapters/first-paint.ts'
import { prefetchWhenIdle, whenIdle } from '#adapters/idle.ts'
import { bootHome, isAppLoading, provideApp } from './app/first-page/boot.ts'
import { refreshContent } from './app/first-page/content.ts'
import { needsApp, signedInUser } from './app/first-page/needs-app.ts'
import { enterPlate } from './app/first-page/plate.ts'
import { linkManifest } from './app/first-page/manifest-link.ts'
import { prefetchListed } from './app/first-page/listed-files.ts'
import { serveOffline } from './app/first-page/offline.ts'
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
  launchParams.returned !== null ||
  launchParams.isHosted

/**
 * Milliseconds after which a busy page reports the visit. Many visitors leave soon, and a visit without a
 * report is not counted.
 */
const REPORT_AFTER_MS = 1_500

/** If the app is needed, it reports the visit with the same module. */
const reportVisit = async (): Promise<void> => (await import('./app/analytics/report-visit.ts')).reportVisit()
/** Ignores a failed report. */
const ignoreFailure = () => undefined

const prefetch = (): void => void prefetchWhenIdle(prefetchListed)

const continueVisit = (): void => {
  if (needsApp() || !navigator.onLine)
    // The files of the next page would compete with the app's.
    void bootHome().then(prefetch)
  else {
    void refreshContent(document)
    // Loaded first, so that the report does not wait for the files of the next page.
    whenIdle(() => {
      if (!isAppLoading()) void reportVisit().catch(ignoreFailure)
    }, REPORT_AFTER_MS)
    prefetch()
  }
  serveOffline()
}

if (mustStartAtOnce) void bootHome()
afterFirstPaint(() => {
  linkManifest()
  if (!mustStartAtOnce) continueVisit()
})

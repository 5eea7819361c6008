/**
 * Start order of the app: remove the token from the address, load the messages, find out who the user is,
 * load the first page and mount it.
 */
import { launchParams } from './startup/launch-params.ts'
import { applyColourScheme } from '#adapters/colour-scheme.ts'
import { storedLocale } from '#adapters/locale.ts'
import '#ui/base.css'
import '#adapters/install-prompt.ts'
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { mainJourney } from '#machines/journeys.ts'
import { trackPageView, trackPress } from './app-services.ts'
import { watchMissingChunks } from './crash/missing-chunks.ts'
import { storeVehicle } from './journeys/inquiry-vehicle.ts'
import { serveOffline } from './first-page/offline.ts'
import { takeEnteredPlace, typedPlate } from './first-page/typed-plate.ts'
import { activateLocale } from './messages.ts'
import { prepareMount } from './mount.tsx'
import { expectNavigation } from './RouteAnnouncer.tsx'
import { createAppRouter } from './router.tsx'

/** A press on home before the app ran: the page that it leads to, and its name in the analytics. */
export type FirstPress = { readonly href: string; readonly press: string | null }

applyColourScheme()
watchMissingChunks()
const messagesLoaded = activateLocale(storedLocale()).catch(() => activateLocale('fa'))

const follow = (history: RouterHistory, { href, press }: FirstPress): void => {
  expectNavigation()
  // Home that is returned to later does not move the focus.
  takeEnteredPlace()
  trackPageView('home')
  if (press !== null) trackPress(press)
  if (press === 'inquiry.chosen') storeVehicle(mainJourney, { plate: typedPlate(), ownerNationalCode: null })
  history.push(href)
}

const start = async (first: FirstPress | null, history: RouterHistory): Promise<void> => {
  const router = createAppRouter(history)
  if (first !== null) follow(history, first)
  const mount = prepareMount(router, launchParams)
  await messagesLoaded
  // The prerendered page stays until the app can take its place. After a press it stays shortly, unless it is
  // the pressed question.
  await mount(first !== null && document.querySelector('[data-question]') === null)
  serveOffline()
}

let started: { readonly history: RouterHistory; readonly done: Promise<void> } | null = null

/**
 * Starts the app, once.
 * @param first what was pressed on home; null shows the page of the address
 */
export const startApp = async (first: FirstPress | null): Promise<void> => {
  if (started !== null && first !== null) follow(started.history, first)
  if (started === null) {
    const history = createBrowserHistory()
    started = { history, done: start(first, history) }
  }
  await started.done
}

/**
 * Loads the app from the first page. The app then replaces the page with home, or with the page of a pressed
 * link. If loading fails, the browser follows the link, because every link works without scripts.
 */
import { revealPage } from '../shell/prerendered-page.ts'
import { releasePlaces } from './reserve-places.ts'

/** The app's own entry. */
type App = { startApp(into: { href: string; press: string | null } | null): Promise<unknown> }

let load: () => Promise<App> = () => Promise.reject(new Error('The app was not provided'))
let loading: Promise<App> | null = null

/** Sets how the app is loaded, so that nothing of the first page depends on it. */
export const provideApp = (loadIt: () => Promise<App>): void => {
  load = loadIt
}

/** Whether a press has requested the app, which then reports the visit itself. */
export const isAppLoading = (): boolean => loading !== null

let isStarting = false

/** Whether the app has been started, and will replace the page. */
export const isAppStarting = (): boolean => isStarting

/** Loads and evaluates the app, once. After a failure the next caller tries again. */
export const loadApp = (): Promise<App> => {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** Replaces the page with home as the app renders it. */
export const bootHome = async (): Promise<void> => {
  isStarting = true
  try {
    await (await loadApp()).startApp(null)
  } catch (cause) {
    isStarting = false
    revealPage()
    releasePlaces(document)
    throw new Error('The app could not be started.', { cause })
  }
}

/**
 * Shows the page of a link.
 * @param press name of the press in the analytics
 */
export const bootInto = async (href: string, press: string | null): Promise<void> => {
  isStarting = true
  try {
    await (await loadApp()).startApp({ href, press })
  } catch {
    location.assign(href)
  }
}

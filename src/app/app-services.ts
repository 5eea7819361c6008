/**
 * Lazy access to the app services: the charts of toasts, session, updates, installing and support, with
 * their overlays, and the tracking. They are loaded when the first page is calm, or when a user needs one of
 * them, so that no first page shares the line with them. What happens before is delivered afterwards.
 * Decision 055.
 */
import type { ToastKind } from '#contract/values/toast.ts'
import type { Toast } from '#machines/app/toasts.ts'
import { loadMessages } from './messages.ts'

type AppServices = typeof import('./app-services/services.ts')

let services: AppServices | null = null
let loading: Promise<AppServices> | null = null
const listeners = new Set<() => void>()
/** What the services do as soon as they are there. */
const tasks: ((services: AppServices) => void)[] = []

const setServices = (loaded: AppServices): AppServices => {
  services = loaded
  for (const task of tasks.splice(0)) task(loaded)
  for (const listener of listeners) listener()
  return loaded
}

/** Loads the services once. After a failure the next caller tries again. */
export const loadAppServices = (): Promise<AppServices> => {
  loading ??= Promise.all([import('./app-services/services.ts'), loadMessages('app-services')])
    .then(([loaded]) => setServices(loaded))
    .catch((error: unknown) => {
      loading = null
      throw error
    })
  return loading
}

/** The services, or null while they are being loaded. */
export const loadedAppServices = (): AppServices | null => services

export const subscribeToAppServices = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads the services and runs the task; drops it where they cannot be loaded. */
const withServices = (task: (services: AppServices) => void) =>
  void loadAppServices()
    .then(task)
    .catch(() => undefined)

/** Runs the task once something else has loaded the services. */
const onceLoaded = (task: (services: AppServices) => void): void => {
  if (services === null) tasks.push(task)
  else task(services)
}

/** `text` is asked again after a change of language. */
export type ToastRequest = {
  kind: ToastKind
  text: () => string
  key?: string
  appears?: Toast['appears'] | undefined
}

/** Shows a toast. A toast whose key is already shown or queued is not repeated. */
export const showToast = ({ kind, text, key = `${kind} ${text()}`, appears }: ToastRequest): void => {
  if (text() !== '') withServices(({ addToast }) => addToast(key, kind, text, { appears }))
}

/**
 * Withholds a toast while the page says the same.
 * @returns a function that ends it
 */
export const withholdToast = (key: string): (() => void) => {
  let isWanted = true
  let end = () => {}
  onceLoaded((loaded) => {
    if (isWanted) end = loaded.withholdToast(key)
  })
  return () => {
    isWanted = false
    end()
  }
}

export const openSupport = (): void => withServices(({ support }) => support.send({ type: 'support.opened' }))

/** Asks whether to sign out. */
export const askToSignOut = (): void => withServices(({ session }) => session.send({ type: 'logout.chosen' }))

/** Forgets the user whose account was deleted, and shows home. */
export const leaveDeletedAccount = (): void =>
  withServices(({ session }) => session.send({ type: 'account.deleted' }))

/** Tracks a page that has no chart of its own. */
export const trackPageView = (page: string): void => onceLoaded((loaded) => loaded.trackPageView(page))

/** Tracks a press on a page without a running chart. @param name as a chart names its event */
export const trackPress = (name: string): void => onceLoaded((loaded) => loaded.trackPress(name))

/** Tracks an error page. @param id the error id that it shows, if any */
export const trackErrorPage = (id: string | null): void => withServices((loaded) => loaded.trackErrorPage(id))

export const showSignInNeedsNetwork = (): void => withServices((loaded) => loaded.showSignInNeedsNetwork())

/** Notifies the services that another page is shown. */
export const notifyNavigation = (): void =>
  onceLoaded(({ toasts, updates }) => [toasts, updates].forEach((chart) => chart.send({ type: 'navigated' })))

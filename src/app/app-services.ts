/**
 * The app's own charts (toasts, who uses it, updates, help) and what they show: a chunk of its own, so that no first page waits
 * for it. What is said to them before they are there is said when they are. Stack, "What the browser pays".
 */
import type { ToastKind } from '#contract/values/toast.ts'
import type { Toast } from '#machines/app/toasts.ts'
import { loadMessages } from './messages.ts'

type Life = typeof import('./app-services/services.ts')

let life: Life | null = null
let waking: Promise<Life> | null = null
const listeners = new Set<() => void>()

const arrive = (arrived: Life): Life => {
  life = arrived
  for (const listener of listeners) listener()
  return arrived
}

/** Fetched once; what could not be fetched is fetched again by whoever needs it next. */
export const loadAppServices = (): Promise<Life> => {
  waking ??= Promise.all([import('./app-services/services.ts'), loadMessages('life')])
    .then(([arrived]) => arrive(arrived))
    .catch((error: unknown) => {
      waking = null
      throw error
    })
  return waking
}

/** The charts, or null while they are on their way. */
export const loadedAppServices = (): Life | null => life

export const subscribeToAppServices = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where they cannot be fetched there is nobody to tell. */
const tell = (to: (life: Life) => void) =>
  void loadAppServices()
    .then(to)
    .catch(() => undefined)

export type ToastRequest = { kind: ToastKind; text: string; key?: string; appears?: Toast['appears'] }

/** Says a sentence for a moment. Without a key, what is said already or waits is not said twice. */
export const showToast = ({ kind, text, key = `${kind} ${text}`, appears = 'now' }: ToastRequest): void => {
  if (text !== '')
    tell(({ toasts }) => toasts.send({ type: 'toast.added', toast: { key, kind, text, appears } }))
}

export const openSupport = (): void => tell(({ support }) => support.send({ type: 'support.opened' }))

/** A page is shown that has no chart which says so: takes its name. */
export const trackPageView = (page: string): void => tell((arrived) => arrived.pageShown(page))

/** A page is shown that says that the app cannot go on: takes the id that stands on it, if any. */
export const trackErrorPage = (id: string | null): void => tell((arrived) => arrived.errorPageShown(id))

/** Somebody who is offline wanted to sign in. */
export const showSignInNeedsNetwork = (): void => tell((arrived) => arrived.signInWaits())

/** Another page is shown. */
export const notifyNavigation = (): void =>
  tell(({ toasts, updates }) => [toasts, updates].forEach((chart) => chart.send({ type: 'navigated' })))

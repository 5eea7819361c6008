/**
 * The service worker: precaches one whole version of the app, so that every page opens offline and an old
 * page finds all its chunks. Calls bypass it. A newer version waits until the app activates it, because a
 * page must not change in the middle of a step. It also shows reminders of renewal while no page is open.
 * Issue "Installable and offline".
 */
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import {
  notificationOf,
  pageOfNotification,
  REMINDER_TASK,
  type ReminderNotification,
  showDueReminders,
} from '#adapters/due-reminders.ts'
import { cacheKeyFor } from './sw-cache-key.ts'
import { homeWithPlaces } from './sw-home-places.ts'

type Extendable = { waitUntil: (doing: Promise<unknown>) => void }
type Periodic = Extendable & { tag: string }
type Clicked = Extendable & { notification: { tag: string; data: unknown; close: () => void } }
type Fetching = { request: Request; respondWith: (answer: Promise<Response>) => void }

/**
 * The used part of a service worker's global scope: TypeScript's libraries support either workers or pages.
 */
declare const self: {
  /** Files of the build, with a revision where the name has no hash. */
  __WB_MANIFEST: PrecacheEntry[]
  location: Location
  clients: { claim: () => Promise<void>; openWindow: (address: string) => Promise<unknown> }
  registration: {
    showNotification: (title: string, options: ReminderNotification) => Promise<void>
  }
  skipWaiting: () => Promise<void>
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
  addEventListener(type: 'periodicsync', listener: (event: Periodic) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

const precache = new PrecacheController()
precache.precache(self.__WB_MANIFEST)

/** Also serves the page that registered the worker: its network may fail before the next load. */
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const version: unknown = import.meta.env['APP_VERSION']

self.addEventListener('message', ({ data, ports: [port] }) => {
  if (data === 'take over') void self.skipWaiting()
  if (data === 'claim') void self.clients.claim()
  if (data === 'version') port?.postMessage(version)
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = cacheKeyFor(request, self.location.origin)
  if (address === null || precache.getCacheKeyForURL(address) === undefined) return
  const isHome = request.mode === 'navigate' && address.endsWith('/index.html')
  event.respondWith(
    precache
      .matchPrecache(address)
      .then((answer) => (answer && isHome ? homeWithPlaces(answer) : (answer ?? fetch(request)))),
  )
})

/** Renewal: the browser runs this task from time to time. */
self.addEventListener('periodicsync', (event) => {
  if (event.tag !== REMINDER_TASK) return
  event.waitUntil(
    showDueReminders((due) => self.registration.showNotification(due.title, notificationOf(due))),
  )
})

/** A notification leads to the renewal of its policy. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(pageOfNotification(event.notification)))
})

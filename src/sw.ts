/**
 * The service worker: precaches one whole version of the app, so that every page opens offline and an old
 * page finds all its chunks. Calls bypass it. A newer version waits until the app activates it, because a
 * page must not change in the middle of a step. Issue "Installable and offline".
 */
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import { cacheKeyFor } from './sw-cache-key.ts'

type Extendable = { waitUntil: (doing: Promise<unknown>) => void }
type Fetching = { request: Request; respondWith: (answer: Promise<Response>) => void }

/**
 * The used part of a service worker's global scope: TypeScript's libraries support either workers or pages.
 */
declare const self: {
  /** Files of the build, with a revision where the name has no hash. */
  __WB_MANIFEST: PrecacheEntry[]
  location: Location
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

const precache = new PrecacheController()
precache.precache(self.__WB_MANIFEST)

/** Also serves the page that registered the worker: its network may fail before the next load. */
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const version: unknown = import.meta.env['APP_VERSION']

self.addEventListener('message', ({ data, ports: [port] }) => {
  if (data === 'take over') void self.skipWaiting()
  if (data === 'version') port?.postMessage(version)
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = cacheKeyFor(request, self.location.origin)
  if (address === null || precache.getCacheKeyForURL(address) === undefined) return
  event.respondWith(precache.matchPrecache(address).then((answer) => answer ?? fetch(request)))
})

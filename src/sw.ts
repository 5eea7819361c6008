/**
 * The service worker: keeps the app of one version whole on the device, so that every page and screen of it opens without a
 * network and no old page ever lacks a part of its own. Calls pass it by untouched. A newer version waits until the app says
 * so, because a page in the middle of a step is not to be changed under somebody's hands. Issue "Installable and offline".
 */
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import { cacheKeyFor } from './sw-cache-key.ts'

type Extendable = { waitUntil: (doing: Promise<unknown>) => void }
type Fetching = { request: Request; respondWith: (answer: Promise<Response>) => void }

/** What a service worker's scope offers, as far as it is used: TypeScript knows either this or a page, never both. */
declare const self: {
  /** What the build wrote, with a revision where the name holds no hash. */
  __WB_MANIFEST: PrecacheEntry[]
  location: Location
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

const kept = new PrecacheController()
kept.precache(self.__WB_MANIFEST)

/** The page that was there before its worker, too, is served from what is kept: its network may go before it is loaded anew. */
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = cacheKeyFor(request, self.location.origin)
  if (address === null || kept.getCacheKeyForURL(address) === undefined) return
  event.respondWith(kept.matchPrecache(address).then((answer) => answer ?? fetch(request)))
})

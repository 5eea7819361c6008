/**
 * The places of the cards (kinds and height, no personal data) in a cache that the service worker can read,
 * because it has no local storage. Without caches there is no service worker either.
 */
import type { StoredPlaces } from './stored-places.ts'

const [CACHE, NAME] = ['separ-home', '/home-places']

const isPlaces = (value: unknown): value is StoredPlaces =>
  typeof value === 'object' && value !== null && 'kinds' in value && 'height' in value

/** Stores the places for the next time that home is opened, or none for a user without cards. */
export const cachePlaces = async (places: StoredPlaces | null): Promise<void> => {
  if (!('caches' in globalThis)) return
  if (places === null || places.kinds.length === 0) await caches.delete(CACHE)
  else await (await caches.open(CACHE)).put(NAME, new Response(JSON.stringify(places)))
}

/** The stored places; null if there are none. */
export const cachedPlaces = async (): Promise<StoredPlaces | null> => {
  const stored = await caches.match(NAME, { cacheName: CACHE }).catch(() => undefined)
  const places: unknown = await stored?.json().catch(() => null)
  return isPlaces(places) ? places : null
}

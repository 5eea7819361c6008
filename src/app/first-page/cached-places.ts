/**
 * The places of the cards where the service worker finds them, which has no local storage: kinds and height, nothing
 * personal. Without caches there is no service worker either.
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

/** The places that were stored; null where there are none. */
export const cachedPlaces = async (): Promise<StoredPlaces | null> => {
  const stored = await caches.match(NAME, { cacheName: CACHE }).catch(() => undefined)
  const places: unknown = await stored?.json().catch(() => null)
  return isPlaces(places) ? places : null
}

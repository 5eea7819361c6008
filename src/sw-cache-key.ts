/** Which cached file answers a request, if any. The gateway answers the same (gateway/http/app-files.ts). */
import { pageFileOf } from '#contract/values/page-files.ts'

/** Paths of the gateway and the visualizer, outside the app. */
const NOT_OF_THE_APP = /^\/(?:api|sandbox|visualizer)(?:\/|$)/
/** A path whose last part has an extension is a file, not a page. */
const FILE = /\.[^/]+$/

/** @returns the cache key of a request, or null where only the network answers @param origin of the app */
export const cacheKeyFor = (
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): string | null => {
  const { origin: requested, pathname, search, href } = new URL(url)
  if (method !== 'GET' || requested !== origin || NOT_OF_THE_APP.test(pathname)) return null
  if (mode !== 'navigate' || FILE.test(pathname)) return href
  return `${origin}/${pageFileOf(pathname, search)}`
}

/** Which of the kept files answers a request, if any. The gateway serves the same page at the same address (gateway/http/app-files.ts). */

/** Pages of the gateway's own, and the visualizer: nothing of the app lives there. */
const ELSEWHERE = /^\/(?:api|sandbox|visualizer)(?:\/|$)/
/** Its last part has an extension: a file, which is no page of the app. */
const FILE = /\.[^/]+$/

/** Takes a request and the app's own origin; gives the address under which its answer may be kept, or null where only the network has one. */
export const cacheKeyFor = (
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): string | null => {
  const { origin: asked, pathname, href } = new URL(url)
  if (method !== 'GET' || asked !== origin || ELSEWHERE.test(pathname)) return null
  if (mode !== 'navigate' || FILE.test(pathname)) return href
  return `${origin}${pathname === '/' ? '/index.html' : '/app.html'}`
}

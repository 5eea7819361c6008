/**
 * Router history of a phone. In a tab of its own, addresses follow the # of the page, whose query contains
 * the preset; in a frame they stay in memory, so that Back of the outer page does not enter the phone.
 */
import { createBrowserHistory, createMemoryHistory, type RouterHistory } from '@tanstack/react-router'

/** Not the router's own hash history, which would use the page's query as the app's. */
const hashHistory = (page: Window): RouterHistory =>
  createBrowserHistory({
    window: page,
    parseLocation: () => {
      const { href, pathname, search, hash } = new URL(
        page.location.hash.slice(1) || '/',
        page.location.origin,
      )
      return {
        href: href.slice(page.location.origin.length),
        pathname,
        search,
        hash,
        state: page.history.state,
      }
    },
    createHref: (href) => `${page.location.pathname}${page.location.search}#${href}`,
  })

/** @param start address to start at */
export const phoneHistory = (page: Window, start: string): RouterHistory => {
  if (page.parent !== page) return createMemoryHistory({ initialEntries: [start] })
  page.history.replaceState(null, '', `${page.location.pathname}${page.location.search}#${start}`)
  return hashHistory(page)
}

/**
 * Routes clicks on the app's links through the phone's history, because their addresses are the customers'
 * pages.
 */
export const followLinks = (page: Document, go: (path: string) => void): void => {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link?.getAttribute('href')
    if (event.defaultPrevented || path === null || path === undefined || !path.startsWith('/')) return
    event.preventDefault()
    go(path)
  })
}

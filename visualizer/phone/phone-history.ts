/**
 * The addresses of an app that is looked at. In a tab of its own they stand behind the # of the page, whose
 * query says how the phone was set; in a frame they live in memory, so that Back of the page around it leads
 * through that page alone.
 */
import { createBrowserHistory, createMemoryHistory, type RouterHistory } from '@tanstack/react-router'

/** The router's own hash history would take the page's query for the app's. */
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

/** Takes the phone's window and the address to start at; gives the history for its router. */
export const phoneHistory = (page: Window, start: string): RouterHistory => {
  if (page.parent !== page) return createMemoryHistory({ initialEntries: [start] })
  page.history.replaceState(null, '', `${page.location.pathname}${page.location.search}#${start}`)
  return hashHistory(page)
}

/**
 * Links of the app are pages of the customers’; here they lead through the phone's own history. Takes what to
 * do with a path.
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

/**
 * Gives every open sheet a history entry of its own, so that Back closes the topmost sheet instead of
 * leaving the step: the browser's button, a swipe, Android's Back, a host app's web view. The entries repeat
 * the page's address. The router never sees them: its navigations wait until they are removed, and moves
 * among them are not passed on. Design language, "Bottom sheet".
 */
import { flushSync } from 'react-dom'
import { type OpenSheet, openSheets, subscribeToSheets } from '#ui/sheet/open-sheets.ts'
import { setPageEntry } from './page-entry.ts'
import { handlePopState } from './pop-state.ts'

/** In the state of an entry: how many sheets lie on the page. */
const SHEETS = 'sheets'

/** The router's own number of an entry. */
const INDEX = '__TSR_index'

/** `index` tells pages apart: the router numbers its entries. */
type Entry = { readonly index: number; readonly sheets: number }

const numberIn = (state: unknown, key: string): number => {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : 0
  return typeof value === 'number' ? value : 0
}

const currentEntry = (): Entry => {
  const state: unknown = history.state
  return { index: numberIn(state, INDEX), sheets: numberIn(state, SHEETS) }
}

const browser = {
  push: (state: unknown, href?: string | URL | null) =>
    History.prototype.pushState.call(history, state, '', href),
  replace: (state: unknown, href?: string | URL | null) =>
    History.prototype.replaceState.call(history, state, '', href),
  go: (by?: number) => History.prototype.go.call(history, by),
}

const isOfRouter = (state: unknown): boolean => typeof state === 'object' && state !== null && INDEX in state

/** The state of the current entry, for this many sheets. */
const stateWith = (sheets: number): object => {
  const state: unknown = history.state
  return { ...(typeof state === 'object' ? state : {}), [SHEETS]: sheets }
}

/** The state of a page's own entry. The router may have read its state from the entry of a sheet. */
const withoutSheets = (state: unknown): object => {
  const { [SHEETS]: _, ...rest }: Record<string, unknown> = { ...Object(state) }
  return rest
}

/**
 * Starts keeping the entries. An entry that an earlier load of the page left behind is removed.
 * @returns stop
 */
export const keepSheetEntries = (): (() => void) => {
  // A tab may have been copied without its history.
  if (currentEntry().sheets >= history.length) browser.replace(stateWith(0))
  let current = currentEntry()
  /** A removal of entries is under way: the browser goes back asynchronously. */
  let isRemoving = false
  /** Navigations that wait until the page's own entry is the current one. */
  const navigations: (() => void)[] = []
  /** Sheets of a page that was left, until they are closed. They have no entry. */
  let left: ReadonlySet<OpenSheet> = new Set()

  const sheetsOfPage = () => openSheets().filter((sheet) => !left.has(sheet))

  const settle = (): void => {
    if (isRemoving) return
    const open = sheetsOfPage().length
    const surplus = current.sheets - (navigations.length > 0 ? 0 : open)
    if (surplus > 0) {
      isRemoving = true
      browser.go(-surplus)
      return
    }
    const navigate = navigations.shift()
    if (navigate) {
      navigate()
      current = currentEntry()
      settle()
    } else if (current.sheets < open) {
      browser.push(stateWith(current.sheets + 1))
      current = currentEntry()
      settle()
    }
  }

  /** Runs a navigation of the router on the page's own entry. */
  const navigate = (task: () => void): void => {
    navigations.push(task)
    settle()
  }

  /** Leaves the page and the sheets that are open now. One that opens while this waits is the next page's. */
  const leaveBy = (task: () => void): void => {
    const leaving = new Set(openSheets())
    navigate(() => {
      left = leaving
      task()
    })
  }

  const onPopState = (event: PopStateEvent): void => {
    const entry = currentEntry()
    const wasRemoving = isRemoving
    isRemoving = false
    const isOtherPage = entry.index !== current.index
    if (isOtherPage && entry.sheets === 0) {
      current = entry
      left = new Set(openSheets())
      return
    }
    event.stopImmediatePropagation()
    if (isOtherPage) {
      // An entry that a sheet of another page left behind: go on to that page's own entry, and notify the
      // router.
      isRemoving = true
      browser.go(-entry.sheets)
      return
    }
    current = entry
    if (!wasRemoving)
      for (const sheet of sheetsOfPage().slice(entry.sheets).reverse()) flushSync(() => sheet.close())
    settle()
  }

  const unsubscribe = subscribeToSheets(() => queueMicrotask(settle))
  handlePopState(onPopState)
  const { pushState, replaceState, go, back, forward } = history
  history.pushState = (state: unknown, unused, href) =>
    leaveBy(() => {
      if (isOfRouter(state)) browser.push(withoutSheets(state), href)
      // Pushed by a script outside the router, such as a host app's: the entry is numbered, and the router is
      // notified.
      else pushState.call(history, { ...withoutSheets(state), [INDEX]: current.index + 1 }, unused, href)
    })
  history.replaceState = (state: unknown, _, href) =>
    navigate(() => browser.replace(withoutSheets(state), href))
  history.go = (by) => leaveBy(() => browser.go(by))
  setPageEntry(leaveBy)
  history.back = () => history.go(-1)
  history.forward = () => history.go(1)
  settle()
  return () => {
    unsubscribe()
    handlePopState(null)
    setPageEntry(null)
    Object.assign(history, { pushState, replaceState, go, back, forward })
  }
}

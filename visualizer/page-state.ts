/** The page's state, stored in the URL. Every part of the page reads and changes it here. */
import { useSyncExternalStore } from 'react'
import { firstPage, type PageState, readAddress, writeAddress } from './address.ts'

let shown: PageState = firstPage
const listeners = new Set<() => void>()

const take = (next: PageState): void => {
  shown = next
  for (const listener of listeners) listener()
}

/** A change of these adds a history entry. */
const places: readonly (keyof PageState)[] = ['chart', 'step', 'path']

/** Reads the URL now and after every change. Called once at startup. */
export const followUrl = (): void => {
  const read = () => take(readAddress(globalThis.location.hash))
  globalThis.addEventListener('hashchange', read)
  globalThis.addEventListener('popstate', read)
  read()
}

/** The page's state for code outside of React. */
export const pageState = (): PageState => shown

/** Changes the page's state and the URL. */
export const changePage = (change: Partial<PageState>): void => {
  const next = { ...shown, ...change }
  const moves = places.some((place) => next[place] !== shown[place])
  if (moves) globalThis.history.pushState(null, '', writeAddress(next))
  else globalThis.history.replaceState(null, '', writeAddress(next))
  take(next)
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Selects a value (not a new object) from the page's state; renders again when it changes. */
export const usePage = <T>(choose: (page: PageState) => T): T =>
  useSyncExternalStore(listen, () => choose(shown))

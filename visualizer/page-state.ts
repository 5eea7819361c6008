/** What the page shows, kept in the address: the one place that every part of the page reads it from and changes it in. */
import { useSyncExternalStore } from 'react'
import { firstPage, type PageState, readAddress, writeAddress } from './address.ts'

let shown: PageState = firstPage
const listeners = new Set<() => void>()

const take = (next: PageState): void => {
  shown = next
  for (const listener of listeners) listener()
}

/** What changes of these is a place of its own, which Back leads away from. */
const places: readonly (keyof PageState)[] = ['chart', 'step', 'path']

/** Reads the address now and whenever it changes. Called once, where the page starts. */
export const followTheAddress = (): void => {
  const read = () => take(readAddress(globalThis.location.hash))
  globalThis.addEventListener('hashchange', read)
  globalThis.addEventListener('popstate', read)
  read()
}

/** What the page shows now, for those who are no component. */
export const pageState = (): PageState => shown

/** Takes what is to be shown otherwise; the address follows. */
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

/** Takes a choice from the page state (a value, not a fresh object); gives it, and draws anew when it changes. */
export const usePage = <T>(choose: (page: PageState) => T): T =>
  useSyncExternalStore(listen, () => choose(shown))

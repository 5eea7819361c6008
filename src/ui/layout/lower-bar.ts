/** The bar at the lower edge of the page, for what lies above it (OfflineStrip). */
import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'

let bar: HTMLElement | null = null
const listeners = new Set<() => void>()

const setBar = (element: HTMLElement | null): void => {
  bar = element
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Registers the bar while it is mounted. */
export const useAsLowerBar = (element: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const { current } = element
    setBar(current)
    return () => {
      // The next page's bar may be there already.
      if (bar === current) setBar(null)
    }
  }, [element])
}

/** The bar of this page, or null. */
export const useLowerBar = (): HTMLElement | null => useSyncExternalStore(subscribe, () => bar)

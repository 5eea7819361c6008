/** Whether the page is wide enough for a card at its side. Design language, "Breakpoints". */
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** Read once on the first render: each read forces a layout. */
let isWide: boolean | undefined
const ask = (): boolean => {
  if (isWide === undefined) {
    const query = window.matchMedia?.('(min-width: 900px)')
    isWide = query?.matches ?? false
    query?.addEventListener('change', ({ matches }) => {
      isWide = matches
      for (const listener of listeners) listener()
    })
  }
  return isWide
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Never wide while the page is prerendered at build time. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, ask, () => false)

/**
 * Whether the page follows the running chart: the current step opens, whichever step or map is shown. A
 * replay turns it on. Opening another step or the map turns it off, because the page must not change while a
 * user reads it.
 */
import { useSyncExternalStore } from 'react'
import { currentMarks } from './marks.ts'
import { changePage } from './page-state.ts'

let following = false
const listeners = new Set<() => void>()

export const isFollowing = (): boolean => following

/** Turns following on or off. */
export const setFollowing = (next: boolean): void => {
  following = next
  for (const listener of listeners) listener()
}

/**
 * Opens a step, or the map for null, and selects a state if one is given. Ends following unless the step is
 * the current one.
 */
export const goTo = (step: string | null, state: string | null = null): void => {
  if (step === null || !currentMarks().current.includes(step)) setFollowing(false)
  changePage({ step, state })
}

/** Subscribes to changes. Returns a function that unsubscribes. */
export const onFollowing = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useFollowing = (): boolean => useSyncExternalStore(onFollowing, isFollowing)

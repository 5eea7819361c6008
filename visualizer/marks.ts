/**
 * Marks in the chart while a journey runs or a path is replayed: current states, visited states, possible
 * transitions. Runners set the marks; the chart draws them and reports pressed transitions.
 */
import { useSyncExternalStore } from 'react'

export type Marks = {
  /** Paths of the active states: «offers.list.browsing» and its ancestors. */
  readonly current: readonly string[]
  /** Paths of the visited states. */
  readonly visited: readonly string[]
  /** Names of the fired transitions: «offers.list.browsing | offer.chosen | 3». */
  readonly taken: readonly string[]
  /** Names of the transitions that can fire now. */
  readonly possible: readonly string[]
  /** Called with the name of a pressed transition; null when pressing does nothing. */
  readonly press: ((transition: string) => void) | null
}

export const noMarks: Marks = { current: [], visited: [], taken: [], possible: [], press: null }

let marks = noMarks
const listeners = new Set<() => void>()

/** Sets the marks. */
export const setMarks = (next: Marks): void => {
  marks = next
  for (const listener of listeners) listener()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The marks; renders again when they change. */
export const useMarks = (): Marks => useSyncExternalStore(listen, () => marks)

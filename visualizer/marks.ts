/**
 * What is marked in the drawn chart while a journey runs or a path is replayed: where it is, where it was, what could happen.
 * Whoever runs something sets the marks; the chart draws them, and tells which transition was pressed.
 */
import { useSyncExternalStore } from 'react'

export type Marks = {
  /** Places of the states that are active now: «offers.list.browsing» and those around it. */
  readonly current: readonly string[]
  /** Places of the states that were passed. */
  readonly visited: readonly string[]
  /** Names of transitions that were taken: «offers.list.browsing | offer.chosen | 3». */
  readonly taken: readonly string[]
  /** Names of transitions that an event can fire now. */
  readonly possible: readonly string[]
  /** Called with the name of a transition that was pressed in the chart; null where pressing does nothing. */
  readonly press: ((transition: string) => void) | null
}

export const noMarks: Marks = { current: [], visited: [], taken: [], possible: [], press: null }

let marks = noMarks
const listeners = new Set<() => void>()

/** Takes the marks of now. */
export const setMarks = (next: Marks): void => {
  marks = next
  for (const listener of listeners) listener()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Gives the marks, and draws anew when they change. */
export const useMarks = (): Marks => useSyncExternalStore(listen, () => marks)

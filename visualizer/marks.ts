/**
 * Marks in the chart while a journey runs or a path is replayed: current states, visited states, possible
 * events and their transitions. Runners set the marks; the chart draws them and reports the chosen event.
 */
import { useSyncExternalStore } from 'react'
import type { LocalisedText } from './language.ts'

/** An event that can be sent now, with its outcome if a call ends. */
export type Choice = {
  /** Name as in the path catalogue: «lookUpPlate: found». */
  readonly name: string
  readonly words: LocalisedText
  /** Names of the transitions that it would fire. */
  readonly fires: readonly string[]
}

export type Marks = {
  /** Paths of the active states: «offers.list.browsing» and its ancestors. */
  readonly current: readonly string[]
  /** Paths of the visited states. */
  readonly visited: readonly string[]
  /** Names of the fired transitions: «offers.list.browsing | offer.chosen | 3». */
  readonly taken: readonly string[]
  /** Names of the transitions that can fire now. */
  readonly possible: readonly string[]
  readonly choices: readonly Choice[]
  /** Sends an event by its name; null while nothing can be sent. */
  readonly send: ((event: string) => void) | null
}

export const noMarks: Marks = { current: [], visited: [], taken: [], possible: [], choices: [], send: null }

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

/** The marks for code outside of React. */
export const currentMarks = (): Marks => marks

/** The marks; renders again when they change. */
export const useMarks = (): Marks => useSyncExternalStore(listen, currentMarks)

/** Where a phone is, in the reader's words: its innermost state that has a name. */
import type { AnyStateNode } from 'xstate'
import { charts } from '#machines/charts.ts'
import type { Scene } from '#machines/live/protocol.ts'
import { placeOf, statesOf } from '#machines/paths/transitions.ts'
import type { Words } from '../language.ts'
import { stateNames } from '../names/states.ts'

const titleOf = ({ meta }: AnyStateNode): string | null => {
  const described: unknown = meta
  return typeof described === 'object' && described !== null && 'title' in described && typeof described.title === 'string' ? described.title : null
}

const tables = new Map<string, ReadonlyMap<string, Words>>()

/** The states of a chart that have a name, by their place. */
const namesOf = (chart: string): ReadonlyMap<string, Words> => {
  const machine = charts[chart]
  const known = tables.get(chart)
  if (known !== undefined || machine === undefined) return known ?? new Map()
  const made = new Map(statesOf(machine).flatMap((node): [string, Words][] => {
    const words = stateNames[titleOf(node) ?? '']
    return words ? [[placeOf(node), words]] : []
  }))
  tables.set(chart, made)
  return made
}

/** Takes a chart's name and places of its states; gives the words of the innermost that has a name. */
export const stateWords = (chart: string | null, places: readonly string[]): Words => {
  const names = namesOf(chart ?? '')
  const named = places.toSorted((one, other) => other.length - one.length).flatMap((place) => names.get(place) ?? [])
  return named[0] ?? { fa: 'هنوز چیزی باز نیست', en: 'Nothing is open yet' }
}

/** Takes a scene, or null; gives where it is. */
export const useStateWords = (scene: Scene | null): Words => stateWords(scene?.chart ?? null, scene?.active ?? [])

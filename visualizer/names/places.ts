/** What the states of the charts are called by where they stand, or by the address that leads to them. */
import type { AnyStateNode } from 'xstate'
import { charts } from '#machines/charts.ts'
import { placeOf, statesOf } from '#machines/paths/transitions.ts'
import type { Words } from '../language.ts'
import { stateNames } from './states.ts'

const wordsOf = ({ meta }: AnyStateNode): Words | null => {
  const described: unknown = meta
  const title = typeof described === 'object' && described !== null && 'title' in described ? String(described.title) : ''
  return stateNames[title] ?? null
}

type Places = { readonly byPlace: ReadonlyMap<string, Words>; readonly byId: ReadonlyMap<string, Words> }

const tables = new Map<string, Places>()

const placesOf = (chart: string): Places => {
  const machine = charts[chart]
  const known = tables.get(chart)
  if (known !== undefined) return known
  const named = machine === undefined ? [] : statesOf(machine).flatMap((node) => {
    const words = wordsOf(node)
    return words === null ? [] : [{ node, words }]
  })
  const made = { byPlace: new Map(named.map(({ node, words }) => [placeOf(node), words])), byId: new Map(named.map(({ node, words }) => [node.id, words])) }
  tables.set(chart, made)
  return made
}

/** Takes a chart's name and places of its states; gives the words of the innermost that has a name. */
export const stateWords = (chart: string | null, places: readonly string[]): Words => {
  const { byPlace } = placesOf(chart ?? '')
  const named = places.toSorted((one, other) => other.length - one.length).flatMap((place) => byPlace.get(place) ?? [])
  return named[0] ?? { fa: 'هنوز چیزی باز نیست', en: 'Nothing is open yet' }
}

/** Takes the id of a state that has an address; gives its words. */
export const addressWords = (id: string): Words => placesOf('third-party').byId.get(id) ?? { fa: id, en: id }

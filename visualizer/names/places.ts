/** What the states of the charts are called by where they stand, or by the address that leads to them. */
import type { AnyStateNode } from 'xstate'
import { charts } from '#explorer/charts.ts'
import { statePathOf, statesOf } from '#explorer/transitions.ts'
import type { Words } from '../language.ts'
import { keyNames, stateNames } from './states.ts'

const wordsOf = ({ meta }: AnyStateNode): Words | null => {
  const described: unknown = meta
  const title =
    typeof described === 'object' && described !== null && 'title' in described ? String(described.title) : ''
  return stateNames[title] ?? null
}

type Places = { readonly byPlace: ReadonlyMap<string, Words>; readonly byId: ReadonlyMap<string, Words> }

const tables = new Map<string, Places>()

const placesOf = (chart: string): Places => {
  const machine = charts[chart]
  const known = tables.get(chart)
  if (known !== undefined) return known
  const named =
    machine === undefined
      ? []
      : statesOf(machine).flatMap((node) => {
          const words = wordsOf(node)
          return words === null ? [] : [{ node, words }]
        })
  const made = {
    byPlace: new Map(named.map(({ node, words }) => [statePathOf(node), words])),
    byId: new Map(named.map(({ node, words }) => [node.id, words])),
  }
  tables.set(chart, made)
  return made
}

const nothing: Words = { fa: 'هنوز چیزی باز نیست', en: 'Nothing is open yet' }
/** Takes a place; gives it and those around it, the innermost first. */
const outwards = (place: string): string[] =>
  place.includes('.') ? [place, ...outwards(place.slice(0, place.lastIndexOf('.')))] : [place]

/** Takes a chart's name and places of its active states; gives the words of the innermost that has a name, of each region where there are several. */
export const stateWords = (chart: string | null, places: readonly string[]): Words => {
  const { byPlace } = placesOf(chart ?? '')
  const innermost = places.filter(
    (place) => !places.some((other) => other.startsWith(`${place}.`)) && place !== '(any)',
  )
  const named = innermost.flatMap(
    (place) =>
      outwards(place).flatMap((each) => byPlace.get(each) ?? [])[0] ??
      keyNames[place.split('.').at(-1) ?? ''] ??
      [],
  )
  const [first = nothing, ...others] = [...new Set(named)]
  return others.reduce(
    (one, other) => ({ fa: `${one.fa}، ${other.fa}`, en: `${one.en}, ${other.en}` }),
    first,
  )
}

/** Takes the id of a state that has an address; gives its words. */
export const addressWords = (id: string): Words => placesOf('third-party').byId.get(id) ?? { fa: id, en: id }

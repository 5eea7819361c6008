/** Names of states by their path or by the id of their route. */
import type { AnyStateNode } from 'xstate'
import { charts } from '#explorer/charts.ts'
import { statePathOf, statesOf } from '#explorer/transitions.ts'
import type { LocalisedText } from '../language.ts'
import { keyNames, stateNames } from './states.ts'

const wordsOf = ({ meta }: AnyStateNode): LocalisedText | null => {
  const described: unknown = meta
  const title =
    typeof described === 'object' && described !== null && 'title' in described ? String(described.title) : ''
  return stateNames[title] ?? null
}

type Places = {
  readonly byPlace: ReadonlyMap<string, LocalisedText>
  readonly byId: ReadonlyMap<string, LocalisedText>
}

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

const nothing: LocalisedText = { fa: 'هنوز چیزی باز نیست', en: 'Nothing is open yet' }
/** A state path and its ancestors, innermost first. */
const outwards = (place: string): string[] =>
  place.includes('.') ? [place, ...outwards(place.slice(0, place.lastIndexOf('.')))] : [place]

/** Name of the innermost named active state, for each parallel region. */
export const stateText = (chart: string | null, places: readonly string[]): LocalisedText => {
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

/** Name of a state with a route by its id. */
export const routeName = (id: string): LocalisedText =>
  placesOf('third-party').byId.get(id) ?? { fa: id, en: id }

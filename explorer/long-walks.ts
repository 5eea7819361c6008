/**
 * Few, long walks that together do everything once: where a walk has come to an end, it goes on to the nearest thing that no walk
 * has done. For replays that are dear to begin, in a browser; people read the short paths of cover.ts. Statechart rulings, section 5.
 */
import type { AnyMachineSnapshot } from 'xstate'
import type { Path, PathStep } from './path-cover.ts'
import type { Edge, Exploration, GraphNode } from './explore.ts'
import { createContextIndex } from './context-index.ts'
import { occurrenceOf, type ItemsOf } from './cover-items.ts'
import { type Fingerprint, valueText } from './novelty.ts'
import type { Stepper } from './stepper.ts'

/** A walk that goes wrong is looked at from its beginning: no longer than this. */
const STEPS_AT_MOST = 60
/** How far it goes for the next thing, and how many places it looks at on the way. */
const [FAR, PLACES_AT_MOST] = [6, 1_500]

type Walk = {
  readonly beginning: GraphNode
  readonly steps: PathStep[]
  end: AnyMachineSnapshot
  readonly news: string[]
  readonly answered: Set<string>
}

type Offering = (snapshot: AnyMachineSnapshot, event: PathStep['by']['event']) => boolean

/** Takes the stepper that the walk was made with, what was explored, what is to be done, and what screens offer; gives the walks. The same exploration gives the same walks. */
export const longWalksOf = (
  stepper: Stepper,
  { nodes: places, edges }: Exploration,
  itemsOf: ItemsOf,
  isOffered: Offering,
): readonly Path[] => {
  const { names } = stepper
  const out = new Map<GraphNode, Edge[]>(places.map((place) => [place, []]))
  for (const edge of edges) out.get(edge.from)?.push(edge)
  const into = new Map<GraphNode, Edge>(edges.flatMap((edge) => (edge.to === null ? [] : [[edge.to, edge]])))
  const { indexed: heldBy } = createContextIndex(stepper.contextGuards)
  const looksLike = ({ state, answers }: Pick<Fingerprint, 'state' | 'answers'>): string =>
    `${state} ${answers}`
  const lookOf = (snapshot: AnyMachineSnapshot): string =>
    looksLike({ state: valueText(snapshot), answers: heldBy(snapshot.context, null).answers })
  const alike = new Map(places.toReversed().map((place) => [looksLike(place.look), place]))
  const resembling = new Map<Edge, GraphNode | undefined>()
  /** Where an edge leads, or a place that looks like it: not every arrival was news. */
  const leadsTo = (edge: Edge): GraphNode | undefined => {
    if (edge.to !== null) return edge.to
    if (!resembling.has(edge)) resembling.set(edge, alike.get(looksLike(edge.fingerprint)))
    return resembling.get(edge)
  }
  /** How the call ends that the whole chart makes when it begins: once only, whichever states are entered and left meanwhile. */
  const lasting = new Map(
    stepper.machine.root.invoke.flatMap(({ id }) => [
      [`xstate.done.actor.${id}`, id],
      [`xstate.error.actor.${id}`, id],
    ]),
  )
  const done = new Set<string>()

  const chainTo = (place: GraphNode): Edge[] => {
    const edge = into.get(place)
    return edge === undefined ? [] : [...chainTo(edge.from), edge]
  }
  /** Calls of the whole chart that have ended. */
  const isAnswered = ({ answered }: Walk, { event }: PathStep['by']): boolean =>
    answered.has(lasting.get(event.type) ?? '')
  /** Does one thing for real, since a walk remembers more than the place that it resembles; tells whether anything took it. */
  const take = (walk: Walk, by: PathStep['by']): boolean => {
    if (!isOffered(walk.end, by.event)) return false
    const { snapshot, fired } = stepper.step(walk.end, by.event)
    if (fired.length === 0 || isAnswered(walk, by)) return false
    const ended = lasting.get(by.event.type)
    if (ended !== undefined) walk.answered.add(ended)
    const items = itemsOf({
      by,
      before: valueText(walk.end),
      after: valueText(snapshot),
      fired: fired.flatMap((definition) => names.get(definition) ?? []),
    })
    for (const item of items) {
      if (!done.has(item)) walk.news.push(item)
      done.add(item)
    }
    walk.steps.push({ by, after: snapshot })
    walk.end = snapshot
    return true
  }
  /** The shortest way from a place to something that is not done, or null. */
  const wayOn = (start: GraphNode, walk: Walk): Edge[] | null => {
    const ways = new Map<GraphNode, Edge[]>([[start, []]])
    for (const [place, way] of ways) {
      for (const edge of out.get(place) ?? []) {
        if (isAnswered(walk, edge.by)) continue
        if (itemsOf(occurrenceOf(edge)).some((item) => !done.has(item))) return [...way, edge]
        const next = way.length < FAR && ways.size < PLACES_AT_MOST ? leadsTo(edge) : undefined
        if (next !== undefined && !ways.has(next)) ways.set(next, [...way, edge])
      }
    }
    return null
  }
  const goOn = (walk: Walk): void => {
    while (walk.steps.length < STEPS_AT_MOST && walk.end.status === 'active') {
      const place = alike.get(lookOf(walk.end))
      const way = place === undefined ? null : wayOn(place, walk)
      if (way === null) return
      const before = walk.news.length
      way.every(({ by }) => take(walk, by))
      // What looked alike was not: the next walk comes to it from a beginning.
      if (walk.news.length === before) return
    }
  }

  const first = new Map<string, Edge>()
  for (const edge of edges)
    for (const item of itemsOf(occurrenceOf(edge))) if (!first.has(item)) first.set(item, edge)
  const ways = [...new Set(first.values())]
    .map((edge) => [...chainTo(edge.from), edge])
    .toSorted((one, other) => other.length - one.length)
  return ways.flatMap((way): Path[] => {
    const [beginning] = way.map(({ from }) => from)
    const last = way.at(-1)
    if (
      beginning === undefined ||
      last === undefined ||
      itemsOf(occurrenceOf(last)).every((item) => done.has(item))
    )
      return []
    const walk: Walk = { beginning, steps: [], end: beginning.snapshot, news: [], answered: new Set() }
    way.forEach(({ by }) => take(walk, by))
    goOn(walk)
    return [
      { start: beginning.by, startSnapshot: beginning.snapshot, steps: walk.steps, newItems: walk.news },
    ]
  })
}

/**
 * Walks a chart breadth first, over what can happen in each state. The product of all memories has no end, so a state is
 * looked at again only for news: a question of the chart that is answered there as it never was, or a part of the memory that
 * its own questions read and that holds what it never held there. Statechart rulings, section 5; decision 014.
 */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate'
import { makeNews } from './news.ts'
import type { Step, Stepper } from './stepper.ts'

/** Something that may happen, with a name for people: «the plate is unknown». */
export type Happening = { readonly name: string; readonly event: AnyEventObject }

/** What a journey may be started with. */
export type Beginning = { readonly name: string; readonly input: unknown }

export type Model = {
  readonly stepper: Stepper
  readonly beginnings: readonly Beginning[]
  /** Addresses, a class of their own: each is tried until it was allowed once and refused once, not in every state. */
  readonly routes: readonly Happening[]
  /** Takes a state; gives what may happen in it: what a person does, how a call ends, that time passes. */
  readonly happeningsIn: (snapshot: AnyMachineSnapshot) => readonly Happening[]
  /** What is remembered for later and read by no question in between: the address that was asked for. */
  readonly kept: (snapshot: AnyMachineSnapshot) => readonly string[]
  /** Parts of the memory whose wording is no news, whatever questions ask of them: whole answers of the gateway. */
  readonly unread: ReadonlySet<string>
  /** So many places have no end: the memory grows for ever. */
  readonly mostPlaces?: number
}

/** A place in the walk: how one gets there from the place before. */
export type Place = {
  readonly snapshot: AnyMachineSnapshot
  /** null where it is a beginning. */
  readonly from: Place | null
  /** What led here; the beginning where nothing did. */
  readonly by: Happening
}

/** What one happening does in one place. `to` is null where what follows brings no news. */
export type Edge = { readonly from: Place; readonly by: Happening; readonly to: Place | null; readonly after: AnyMachineSnapshot; readonly fired: readonly string[] }

type Sides = { readonly yes: boolean; readonly no: boolean }

export type Explored = {
  readonly places: readonly Place[]
  readonly edges: readonly Edge[]
  /** Transitions by name, with the first edge on which each fired. */
  readonly firstFired: ReadonlyMap<string, Edge>
  /** Transitions that a beginning fires by itself. */
  readonly firedAtOnce: ReadonlySet<string>
  /** States that were passed, also those that are left at once. */
  readonly states: ReadonlySet<string>
  readonly answers: ReadonlyMap<string, Sides>
}

/** A remembered address is not gone to. */
const isRoute = (name: string): boolean => name.startsWith('(any) | xstate.route')

/** A chart whose memory grows without end would be walked for ever: its model has to say what no hand does. */
const PLACES_AT_MOST = 50_000

const neither: Sides = { yes: false, no: false }
const withAnswer = ({ yes, no }: Sides, answer: boolean): Sides => ({ yes: yes || answer, no: no || !answer })

/** Takes a model; gives all that can be reached in it. The same chart gives the same answer. Throws where there is no end of it. */
export const explore = ({ stepper, beginnings, routes, happeningsIn, kept, unread, mostPlaces = PLACES_AT_MOST }: Model): Explored => {
  const { names } = stepper
  const news = makeNews(stepper, kept, unread)
  const places: Place[] = []
  const edges: Edge[] = []
  const firstFired = new Map<string, Edge>()
  const firedAtOnce = new Set<string>()
  const passed = new Set<AnyStateNode>()
  const [yes, no] = [new Set<string>(), new Set<string>()]

  const note = (step: Step, from: AnyMachineSnapshot | null): void => {
    const { asked, fired, snapshot } = step
    for (const { guard, answer } of asked) (answer ? yes : no).add(guard)
    for (const node of snapshot._nodes) passed.add(node)
    for (const { source, target = [] } of fired) for (const node of [source, ...target]) passed.add(node)
    if (from) news.asks(from, step)
  }
  const arrive = (snapshot: AnyMachineSnapshot, from: Place | null, by: Happening): Place | null => {
    const stays = from !== null && from.snapshot.context === snapshot.context && from.snapshot.value === snapshot.value
    if (stays || !news.isIn(snapshot)) return null
    const place = { snapshot, from, by }
    places.push(place)
    if (places.length > mostPlaces) throw new Error(`The walk of ${stepper.machine.id} has no end: at ${JSON.stringify(snapshot.value)} its memory is always another`)
    return place
  }

  /** Does one thing in one place; tells which transitions fired. */
  const take = (place: Place, by: Happening): readonly string[] => {
    const step = stepper.step(place.snapshot, by.event)
    const fired = step.fired.flatMap((definition) => names.get(definition) ?? [])
    note(step, place.snapshot)
    if (fired.length === 0) return fired
    const edge = { from: place, by, to: arrive(step.snapshot, place, by), after: step.snapshot, fired }
    edges.push(edge)
    for (const name of fired) if (!firstFired.has(name)) firstFired.set(name, edge)
    return fired
  }
  let looked = 0
  const lookAround = (): void => {
    for (let place = places[looked]; place !== undefined; place = places[looked]) {
      looked += 1
      if (place.snapshot.status === 'active') for (const by of happeningsIn(place.snapshot)) take(place, by)
    }
  }

  // The plainest beginning goes first, so that paths begin there wherever they can.
  for (const { name, input } of beginnings) {
    const begun = stepper.begin(input)
    note(begun, null)
    for (const definition of begun.fired) firedAtOnce.add(names.get(definition) ?? '')
    arrive(begun.snapshot, null, { name, event: { type: 'xstate.init', input } })
    lookAround()
  }
  for (const route of routes) {
    let sides = neither
    for (let next = 0; next < places.length && !(sides.yes && sides.no); next += 1) {
      const place = places[next]
      if (place?.snapshot.status === 'active') sides = withAnswer(sides, take(place, route).some(isRoute))
    }
    lookAround()
  }
  const states = new Set(Array.from(passed, ({ path }) => path.join('.')))
  const answers = new Map(Array.from(new Set([...yes, ...no]), (guard) => [guard, { yes: yes.has(guard), no: no.has(guard) }]))
  return { places, edges, firstFired, firedAtOnce, states, answers }
}

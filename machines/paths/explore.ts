/**
 * Walks a chart breadth first, over what can happen in each state. The product of all memories has no end, so a state is
 * looked at again only for news: a question of the chart that is answered there as it never was, or a part of the memory that
 * its own questions read and that holds what it never held there. Statechart rulings, section 5; decision 014.
 */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate'
import { type FailuresHere, isFailure, makeFailures, type Taken } from './alike.ts'
import { type Look, makeNews } from './news.ts'
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
  readonly look: Look
  /** null where it is a beginning. */
  readonly from: Place | null
  /** What led here; the beginning where nothing did. */
  readonly by: Happening
}

/** What one happening does in one place. `to` is null where what follows brings no news; what follows is found again by taking the step. */
export type Edge = {
  readonly from: Place
  readonly by: Happening
  readonly to: Place | null
  readonly fired: readonly string[]
  /** What it looks like afterwards. */
  readonly look: Look
  /** It was not taken: it fires what another failure of the same call fires, and such ones were found to lead the same way. */
  readonly isAlike: boolean
}

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
  /** The states that are active together, by the state's value as text. */
  readonly nodesIn: ReadonlyMap<string, readonly AnyStateNode[]>
  readonly answers: ReadonlyMap<string, Sides>
}

/** A remembered address is not gone to. */
const isRoute = (name: string): boolean => name.startsWith('(any) | xstate.route')

/** A chart whose memory grows without end would be walked for ever: its model has to say what no hand does. */
const PLACES_AT_MOST = 50_000

const neither: Sides = { yes: false, no: false }
const withAnswer = ({ yes, no }: Sides, answer: boolean): Sides => ({ yes: yes || answer, no: no || !answer })

/** Takes a model; gives all that can be reached in it. The same chart gives the same answer. Throws where there is no end of it. */
export const explore = ({
  stepper,
  beginnings,
  routes,
  happeningsIn,
  kept,
  unread,
  mostPlaces = PLACES_AT_MOST,
}: Model): Explored => {
  const { names } = stepper
  const news = makeNews(stepper, kept, unread)
  const failures = makeFailures(news)
  const places: Place[] = []
  const edges: Edge[] = []
  const firstFired = new Map<string, Edge>()
  const firedAtOnce = new Set<string>()
  const passed = new Set<AnyStateNode>()
  const nodesIn = new Map<string, readonly AnyStateNode[]>()
  const [yes, no] = [new Set<string>(), new Set<string>()]

  const note = (asked: Step['asked'], from: Place | null): void => {
    for (const { guard, answer } of asked) (answer ? yes : no).add(guard)
    if (from) news.asks(from.look, asked)
  }
  const pass = ({ fired, snapshot }: Step, { state }: Look): void => {
    if (!nodesIn.has(state)) nodesIn.set(state, snapshot._nodes)
    for (const { source, target = [] } of fired) for (const node of [source, ...target]) passed.add(node)
  }
  const arrive = (
    snapshot: AnyMachineSnapshot,
    look: Look,
    from: Place | null,
    by: Happening,
  ): Place | null => {
    const stays =
      from !== null && from.snapshot.context === snapshot.context && from.snapshot.value === snapshot.value
    if (stays || !news.isIn(snapshot, look)) return null
    const place = { snapshot, look, from, by }
    places.push(place)
    if (places.length > mostPlaces)
      throw new Error(
        `The walk of ${stepper.machine.id} has no end: at ${look.state} its memory is always another`,
      )
    return place
  }
  const add = (edge: Edge): void => {
    edges.push(edge)
    for (const name of edge.fired) if (!firstFired.has(name)) firstFired.set(name, edge)
  }

  /** Does one thing in one place; gives what it did, or null where nothing took it. */
  const take = (from: Place, by: Happening): Taken | null => {
    const step = stepper.step(from.snapshot, by.event)
    note(step.asked, from)
    if (step.fired.length === 0) return null
    const look = news.look(step.snapshot, from.snapshot)
    pass(step, look)
    const fired = step.fired.flatMap((definition) => names.get(definition) ?? [])
    const edge: Edge = { from, by, to: arrive(step.snapshot, look, from, by), fired, look, isAlike: false }
    add(edge)
    return { edge, snapshot: step.snapshot }
  }
  /** A call fails: what fires the same as another failure did here, and is known to lead the same way, is not taken. */
  const fail = (from: Place, by: Happening, here: FailuresHere): void => {
    const { fired, asked } = stepper.select(from.snapshot, by.event)
    const other = here.like(by.event.type, fired)
    if (other !== null) {
      note(asked, from)
      return add({ ...other, by, to: null, isAlike: true })
    }
    const taken = take(from, by)
    if (taken !== null) here.note(by.event.type, fired, taken)
  }
  let looked = 0
  const lookAround = (): void => {
    for (let place = places[looked]; place !== undefined; place = places[looked]) {
      looked += 1
      if (place.snapshot.status !== 'active') continue
      const here = failures.at(place.look.state)
      for (const by of happeningsIn(place.snapshot)) {
        if (isFailure(by)) fail(place, by, here)
        else take(place, by)
      }
      here.leave()
    }
  }

  // The plainest beginning goes first, so that paths begin there wherever they can.
  for (const { name, input } of beginnings) {
    const begun = stepper.begin(input)
    const look = news.look(begun.snapshot, null)
    note(begun.asked, null)
    pass(begun, look)
    for (const definition of begun.fired) firedAtOnce.add(names.get(definition) ?? '')
    arrive(begun.snapshot, look, null, { name, event: { type: 'xstate.init', input } })
    lookAround()
  }
  for (const route of routes) {
    let sides = neither
    for (let next = 0; next < places.length && !(sides.yes && sides.no); next += 1) {
      const place = places[next]
      if (place?.snapshot.status === 'active')
        sides = withAnswer(sides, take(place, route)?.edge.fired.some(isRoute) ?? false)
    }
    lookAround()
  }
  for (const nodes of nodesIn.values()) for (const node of nodes) passed.add(node)
  const states = new Set(Array.from(passed, ({ path }) => path.join('.')))
  const answers = new Map(
    Array.from(new Set([...yes, ...no]), (guard) => [guard, { yes: yes.has(guard), no: no.has(guard) }]),
  )
  return { places, edges, firstFired, firedAtOnce, states, nodesIn, answers }
}

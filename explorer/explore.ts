/**
 * Walks a chart breadth first, over what can happen in each state. The product of all memories has no end, so a state is
 * looked at again only for news: a question of the chart that is answered there as it never was, or a part of the memory that
 * its own questions read and that holds what it never held there. Statechart rulings, section 5; decision 014.
 */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate'
import {
  type FailuresInNode,
  isFailure,
  createEquivalentFailures,
  type TakenStep,
} from './equivalent-failures.ts'
import { type Fingerprint, createNoveltyTracker } from './novelty.ts'
import type { Step, Stepper } from './stepper.ts'

/** Something that may happen, with a name for people: «the plate is unknown». */
export type EventCase = { readonly name: string; readonly event: AnyEventObject }

/** What a journey may be started with. */
export type InputCase = { readonly name: string; readonly input: unknown }

export type ExplorerModel = {
  readonly stepper: Stepper
  readonly inputCases: readonly InputCase[]
  /** Addresses, a class of their own: each is tried until it was allowed once and refused once, not in every state. */
  readonly routes: readonly EventCase[]
  /** Takes a state; gives what may happen in it: what a person does, how a call ends, that time passes. */
  readonly eventCasesIn: (snapshot: AnyMachineSnapshot) => readonly EventCase[]
  /** What is remembered for later and read by no question in between: the address that was asked for. */
  readonly observedFacts: (snapshot: AnyMachineSnapshot) => readonly string[]
  /** Parts of the memory whose wording is no news, whatever questions ask of them: whole answers of the gateway. */
  readonly ignoredContext: ReadonlySet<string>
  /** So many places have no end: the memory grows for ever. */
  readonly maxNodes?: number
}

/** A place in the walk: how one gets there from the place before. */
export type GraphNode = {
  readonly snapshot: AnyMachineSnapshot
  readonly look: Fingerprint
  /** null where it is a beginning. */
  readonly from: GraphNode | null
  /** What led here; the beginning where nothing did. */
  readonly by: EventCase
}

/** What one happening does in one place. `to` is null where what follows brings no news; what follows is found again by taking the step. */
export type Edge = {
  readonly from: GraphNode
  readonly by: EventCase
  readonly to: GraphNode | null
  readonly fired: readonly string[]
  /** What it looks like afterwards. */
  readonly fingerprint: Fingerprint
  /** It was not taken: it fires what another failure of the same call fires, and such ones were found to lead the same way. */
  readonly isInferred: boolean
}

type Sides = { readonly yes: boolean; readonly no: boolean }

export type Exploration = {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly Edge[]
  /** Transitions by name, with the first edge on which each fired. */
  readonly firstFired: ReadonlyMap<string, Edge>
  /** Transitions that a beginning fires by itself. */
  readonly firedInitially: ReadonlySet<string>
  /** States that were passed, also those that are left at once. */
  readonly states: ReadonlySet<string>
  /** The states that are active together, by the state's value as text. */
  readonly stateNodesByValue: ReadonlyMap<string, readonly AnyStateNode[]>
  readonly guardAnswers: ReadonlyMap<string, Sides>
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
  inputCases: beginnings,
  routes,
  eventCasesIn: happeningsIn,
  observedFacts: kept,
  ignoredContext: unread,
  maxNodes: mostPlaces = PLACES_AT_MOST,
}: ExplorerModel): Exploration => {
  const { names } = stepper
  const news = createNoveltyTracker(stepper, kept, unread)
  const failures = createEquivalentFailures(news)
  const places: GraphNode[] = []
  const edges: Edge[] = []
  const firstFired = new Map<string, Edge>()
  const firedAtOnce = new Set<string>()
  const passed = new Set<AnyStateNode>()
  const nodesIn = new Map<string, readonly AnyStateNode[]>()
  const [yes, no] = [new Set<string>(), new Set<string>()]

  const note = (asked: Step['asked'], from: GraphNode | null): void => {
    for (const { guard, passed: answer } of asked) (answer ? yes : no).add(guard)
    if (from) news.recordGuards(from.look, asked)
  }
  const pass = ({ fired, snapshot }: Step, { state }: Fingerprint): void => {
    if (!nodesIn.has(state)) nodesIn.set(state, snapshot._nodes)
    for (const { source, target = [] } of fired) for (const node of [source, ...target]) passed.add(node)
  }
  const arrive = (
    snapshot: AnyMachineSnapshot,
    look: Fingerprint,
    from: GraphNode | null,
    by: EventCase,
  ): GraphNode | null => {
    const stays =
      from !== null && from.snapshot.context === snapshot.context && from.snapshot.value === snapshot.value
    if (stays || !news.isNovel(snapshot, look)) return null
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
  const take = (from: GraphNode, by: EventCase): TakenStep | null => {
    const step = stepper.step(from.snapshot, by.event)
    note(step.asked, from)
    if (step.fired.length === 0) return null
    const look = news.fingerprintOf(step.snapshot, from.snapshot)
    pass(step, look)
    const fired = step.fired.flatMap((definition) => names.get(definition) ?? [])
    const edge: Edge = {
      from,
      by,
      to: arrive(step.snapshot, look, from, by),
      fired,
      fingerprint: look,
      isInferred: false,
    }
    add(edge)
    return { edge, snapshot: step.snapshot }
  }
  /** A call fails: what fires the same as another failure did here, and is known to lead the same way, is not taken. */
  const fail = (from: GraphNode, by: EventCase, here: FailuresInNode): void => {
    const { fired, asked } = stepper.select(from.snapshot, by.event)
    const other = here.equivalentOf(by.event.type, fired)
    if (other !== null) {
      note(asked, from)
      return add({ ...other, by, to: null, isInferred: true })
    }
    const taken = take(from, by)
    if (taken !== null) here.record(by.event.type, fired, taken)
  }
  let looked = 0
  const lookAround = (): void => {
    for (let place = places[looked]; place !== undefined; place = places[looked]) {
      looked += 1
      if (place.snapshot.status !== 'active') continue
      const here = failures.inState(place.look.state)
      for (const by of happeningsIn(place.snapshot)) {
        if (isFailure(by)) fail(place, by, here)
        else take(place, by)
      }
      here.finish()
    }
  }

  // The plainest beginning goes first, so that paths begin there wherever they can.
  for (const { name, input } of beginnings) {
    const begun = stepper.start(input)
    const look = news.fingerprintOf(begun.snapshot, null)
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
  return {
    nodes: places,
    edges,
    firstFired,
    firedInitially: firedAtOnce,
    states,
    stateNodesByValue: nodesIn,
    guardAnswers: answers,
  }
}

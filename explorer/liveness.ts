/**
 * Liveness: from every reachable state, forward events lead to the end of the journey. A fake gateway that
 * stores what was saved determines the results of calls, so a journey that goes round in circles is found.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { createContextIndex, createNumbering } from './context-index.ts'
import type { EventCase, ExplorerModel, GraphNode } from './exploration.ts'
import { explore } from './explore.ts'
import { valueText } from './novelty.ts'

/** A model of what the gateway has stored. */
export type FakeGateway<Stored extends object> = {
  readonly initial: Stored
  /** The part of it that later answers depend on, as text. */
  readonly digest: (stored: Stored) => string
  /** The stored data after an event, or null if the gateway refuses the call that ends so. */
  readonly after: (stored: Stored, event: AnyEventObject, snapshot: AnyMachineSnapshot) => Stored | null
  /** The event as the stored data determines it: a reading call returns that data. */
  readonly honest: (stored: Stored, eventCase: EventCase) => EventCase
}

export type LivenessModel<Stored extends object> = {
  readonly model: ExplorerModel
  readonly gateway: FakeGateway<Stored>
  /** Whether an event leads forward: not a failure, not Back, not a change of earlier answers. */
  readonly isForward: (eventCase: EventCase) => boolean
  readonly isEnd: (snapshot: AnyMachineSnapshot) => boolean
}

/** A state from which no sequence of forward events leads to an end, and a path to it. */
export type StuckState = { readonly state: string; readonly path: readonly string[] }

export type Liveness = {
  readonly stuck: readonly StuckState[]
  /** Values of the states that were checked, as text. */
  readonly checked: ReadonlySet<string>
}

/** Number of visits after which a state counts as a circle and is tried after all others. */
const OFTEN = 25

/** The path by which the search reached a snapshot. */
type Visit = {
  readonly at: AnyMachineSnapshot
  readonly from: Visit | null
  readonly by: EventCase | null
}

/**
 * The number of snapshots that a search visits in each pass: states near the end are proven first and help
 * the others.
 */
const MOST_VISITS = 5_000
const VISITS = [4, 40, 400, MOST_VISITS] as const

const pathTo = ({ from, by }: GraphNode): readonly string[] => [
  ...(from === null ? [] : pathTo(from)),
  by.name,
]

/** The model with the fake gateway behind it. */
const withGateway = <Stored extends object>(
  model: ExplorerModel,
  { initial, after, honest, digest }: FakeGateway<Stored>,
): ExplorerModel => {
  const stored = new WeakMap<AnyMachineSnapshot, Stored>()
  const storedAt = (snapshot: AnyMachineSnapshot): Stored => stored.get(snapshot) ?? initial
  return {
    ...model,
    outsideState: (snapshot) => digest(storedAt(snapshot)),
    stepper: {
      ...model.stepper,
      step: (from, event) => {
        const step = model.stepper.step(from, event)
        stored.set(step.snapshot, after(storedAt(from), event, from) ?? storedAt(from))
        return step
      },
    },
    eventCasesIn: (snapshot) => {
      const now = storedAt(snapshot)
      const eventCases = model.eventCasesIn(snapshot).map((eventCase) => honest(now, eventCase))
      const byName = new Map(eventCases.map((eventCase) => [eventCase.name, eventCase]))
      return [...byName.values()].filter(({ event }) => after(now, event, snapshot) !== null)
    },
  }
}

/**
 * Creates a search for paths to an end. It stores what is proven, and which events led forward from
 * similar snapshots.
 */
const createSearch = (
  { stepper, eventCasesIn, ignoredContext, outsideState = () => '' }: ExplorerModel,
  { isForward, isEnd }: Pick<LivenessModel<object>, 'isForward' | 'isEnd'>,
): ((seed: AnyMachineSnapshot, maxVisits: number) => boolean) => {
  const { indexed } = createContextIndex(stepper.contextGuards)
  const numberOf = createNumbering()
  const similarKey = (at: AnyMachineSnapshot): string =>
    `${valueText(at)} ${indexed(at.context, null).guardAnswers} ${outsideState(at)}`
  const keys = new WeakMap<AnyMachineSnapshot, string>()
  const exactKey = (at: AnyMachineSnapshot): string => {
    const known = keys.get(at)
    if (known !== undefined) return known
    let key = similarKey(at)
    for (const part of Object.keys(at.context))
      key += ignoredContext.has(part) ? ' ' : ` ${numberOf(at.context[part])}`
    keys.set(at, key)
    return key
  }
  const proven = new Set<string>()
  /** By similar snapshot, the event that led forward; by state, all events that ever did. */
  const hints = new Map<string, string>()
  const usual = new Map<string, Set<string>>()

  const take = (from: AnyMachineSnapshot, { event }: EventCase): AnyMachineSnapshot | null => {
    const { snapshot, fired } = stepper.step(from, event)
    if (fired.length === 0) return null
    // Only guards that read what has changed are evaluated again.
    indexed(snapshot.context, from.context)
    return snapshot
  }
  const isProven = (at: AnyMachineSnapshot): boolean => isEnd(at) || proven.has(exactKey(at))
  const prove = (last: Visit): void => {
    for (let visit: Visit | null = last; visit !== null; visit = visit.from) {
      proven.add(exactKey(visit.at))
      if (visit.from === null || visit.by === null) continue
      const key = similarKey(visit.from.at)
      if (!hints.has(key)) hints.set(key, visit.by.name)
      const state = valueText(visit.from.at)
      usual.set(state, (usual.get(state) ?? new Set()).add(visit.by.name))
    }
  }
  /**
   * Follows the events that led forward from similar snapshots.
   * @param followed where they were followed from in vain
   */
  const follow = (start: Visit, followed: Set<string>): Visit | null => {
    let visit = start
    while (!isProven(visit.at)) {
      const name = hints.get(similarKey(visit.at))
      const key = exactKey(visit.at)
      if (name === undefined || followed.has(key)) return null
      followed.add(key)
      const by = eventCasesIn(visit.at).find((eventCase) => eventCase.name === name)
      const next = by === undefined ? null : take(visit.at, by)
      if (next === null || by === undefined) return null
      visit = { at: next, from: visit, by }
    }
    return visit
  }
  /**
   * Tries events that ever led forward from a state first, then all others breadth first, and follows what
   * led forward from each snapshot that it reaches. Circles come last.
   */
  const search = (seed: AnyMachineSnapshot, maxVisits: number): Visit | null => {
    const promising: Visit[] = [{ at: seed, from: null, by: null }]
    const others: Visit[] = []
    const seen = new Set([exactKey(seed)])
    const followed = new Set<string>()
    const visits = new Map<string, number>()
    for (let count = 0, place = 0; count < maxVisits; count += 1) {
      const visit = promising.pop() ?? others[place]
      if (visit === undefined) return null
      const end = follow(visit, followed)
      if (end !== null) return end
      if (visit === others[place]) place += 1
      for (const by of eventCasesIn(visit.at).filter(isForward)) {
        const next = take(visit.at, by)
        const key = next === null ? '' : exactKey(next)
        if (next === null || seen.has(key)) continue
        seen.add(key)
        const state = valueText(next)
        const times = visits.get(state) ?? 0
        const isUsual = usual.get(valueText(visit.at))?.has(by.name) ?? false
        visits.set(state, times + 1)
        ;(isUsual && times < OFTEN ? promising : others).push({ at: next, from: visit, by })
      }
    }
    return null
  }
  return (seed, maxVisits) => {
    const end = search(seed, maxVisits)
    if (end !== null) prove(end)
    return end !== null
  }
}

/** A failed search takes long, and a few stuck states show the fault. */
const MAX_STUCK = 5

/** The explored states that are not over, and a search for an end from them. */
const startOf = <Stored extends object>({ model, gateway, ...ways }: LivenessModel<Stored>) => {
  const honest = withGateway(model, gateway)
  const leadsToAnEnd = createSearch(honest, ways)
  return {
    leadsToAnEnd,
    active: explore(honest).nodes.filter(({ snapshot }) => snapshot.status === 'active'),
  }
}

const stuckAt = (node: GraphNode): StuckState => ({ state: node.state, path: pathTo(node) })

/**
 * Explores a chart with a fake gateway behind it, and checks every state that it reaches. Stops after a few
 * stuck states.
 */
export const livenessOf = <Stored extends object>(model: LivenessModel<Stored>): Liveness => {
  const { leadsToAnEnd, active } = startOf(model)
  let open: readonly GraphNode[] = active.toReversed()
  for (const maxVisits of VISITS) {
    const stuck: GraphNode[] = []
    for (const node of open) {
      if (maxVisits === MOST_VISITS && stuck.length === MAX_STUCK) break
      if (!leadsToAnEnd(node.snapshot, maxVisits)) stuck.push(node)
    }
    open = stuck
  }
  return { stuck: open.map(stuckAt), checked: new Set(active.map(({ state }) => state)) }
}

/**
 * The first stuck state of those selected, or null. One shows a planted fault: to search from every state
 * would take many times as long.
 */
export const firstStuckOf = <Stored extends object>(
  model: LivenessModel<Stored>,
  isChecked: (snapshot: AnyMachineSnapshot) => boolean,
): StuckState | null => {
  const { leadsToAnEnd, active } = startOf(model)
  const stuck = active.find(({ snapshot }) => isChecked(snapshot) && !leadsToAnEnd(snapshot, MOST_VISITS))
  return stuck === undefined ? null : stuckAt(stuck)
}

/** Compares two versions of a chart: states, transitions and guards that were added, removed or changed. */
import type { Diagram, DiagramState, DiagramTransition } from './diagram.ts'

export type Change = 'added' | 'removed' | 'changed'

export type Difference = {
  readonly change: Change
  readonly kind: 'state' | 'transition' | 'guard'
  /** A state's path, a transition's name or a guard's name. */
  readonly name: string
  /** Both versions, if it changed. */
  readonly before: string | null
  readonly after: string | null
}

const describe =
  (kind: Difference['kind']) =>
  (change: Change, name: string, before: string | null = null, after: string | null = null): Difference => ({
    kind,
    change,
    name,
    before,
    after,
  })
const ofState = describe('state')
const ofTransition = describe('transition')
const ofGuard = describe('guard')

const stateText = ({ kind, initial, tags, meta, calls, entry, exit, description }: DiagramState): string =>
  JSON.stringify({ kind, initial, tags, meta, calls, entry, exit, description })

const leadsTo = ({ targets, tells, actions }: DiagramTransition): string =>
  JSON.stringify([targets, tells, actions])

/** «[the order is paid] → settled / clear the choice»: a branch in one line. */
const branchText = ({ guard, targets, actions }: DiagramTransition): string =>
  [
    guard === null ? '' : `[${guard}]`,
    targets.length === 0 ? '' : `→ ${targets.join(', ')}`,
    actions.length === 0 ? '' : `/ ${actions.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' ')

const missingIn = <T>(some: readonly T[], others: readonly T[], isSame: (one: T, other: T) => boolean): T[] =>
  some.filter((one) => !others.some((other) => isSame(one, other)))

/**
 * Compares the branches of one event of one state. A branch that only moved is the same; one with the same
 * guard has changed.
 */
const branches = (
  before: readonly DiagramTransition[],
  after: readonly DiagramTransition[],
): Difference[] => {
  const isSame = (one: DiagramTransition, other: DiagramTransition) =>
    one.guard === other.guard && leadsTo(one) === leadsTo(other)
  const gone = missingIn(before, after, isSame)
  const come = missingIn(after, before, isSame)
  const pairs = new Map<DiagramTransition, DiagramTransition>()
  for (const old of gone) {
    const free = come.filter((one) => ![...pairs.values()].includes(one))
    const now =
      free.find((one) => one.guard === old.guard) ?? free.find((one) => leadsTo(one) === leadsTo(old))
    if (now !== undefined) pairs.set(old, now)
  }
  const replaced = new Set(pairs.values())
  return [
    ...Array.from(pairs, ([old, now]) => ofTransition('changed', now.name, branchText(old), branchText(now))),
    ...gone.filter((old) => !pairs.has(old)).map((old) => ofTransition('removed', old.name, branchText(old))),
    ...come
      .filter((now) => !replaced.has(now))
      .map((now) => ofTransition('added', now.name, null, branchText(now))),
  ]
}

const grouped = (transitions: readonly DiagramTransition[]): Map<string, DiagramTransition[]> => {
  const groups = new Map<string, DiagramTransition[]>()
  for (const transition of transitions) {
    const key = `${transition.state} | ${transition.event}`
    groups.set(key, [...(groups.get(key) ?? []), transition])
  }
  return groups
}

const guardsOf = ({ transitions }: Diagram): string[] => [
  ...new Set(transitions.flatMap(({ guard }) => guard ?? [])),
]

/** Finds the differences, in the order of the newer version. */
export const differencesOf = (before: Diagram, after: Diagram): readonly Difference[] => {
  const old = new Map(before.states.map((state) => [state.place, state]))
  const now = new Map(after.states.map((state) => [state.place, state]))
  const states = [...new Set([...now.keys(), ...old.keys()])].flatMap((place): Difference[] => {
    const [was, is] = [old.get(place), now.get(place)]
    if (was === undefined) return [ofState('added', place)]
    if (is === undefined) return [ofState('removed', place)]
    return stateText(was) === stateText(is) ? [] : [ofState('changed', place, stateText(was), stateText(is))]
  })
  const [was, is] = [grouped(before.transitions), grouped(after.transitions)]
  const transitions = [...new Set([...is.keys(), ...was.keys()])].flatMap((key) =>
    branches(was.get(key) ?? [], is.get(key) ?? []),
  )
  const [oldGuards, newGuards] = [guardsOf(before), guardsOf(after)]
  return [
    ...states,
    ...transitions,
    ...newGuards.filter((guard) => !oldGuards.includes(guard)).map((guard) => ofGuard('added', guard)),
    ...oldGuards.filter((guard) => !newGuards.includes(guard)).map((guard) => ofGuard('removed', guard)),
  ]
}

const signs: Readonly<Record<Change, string>> = { added: '+', removed: '-', changed: '~' }

/** Writes a line for each difference, or one line if there is none. */
export const differenceText = (differences: readonly Difference[]): string =>
  differences.length === 0
    ? 'no difference\n'
    : differences
        .map(
          ({ change, kind, name, before, after }) =>
            `${signs[change]} ${kind} ${name}${kind === 'transition' ? `  ${[before, after].filter(Boolean).join('  ⇒  ')}` : ''}\n`,
        )
        .join('')

/**
 * The coverage of a chart by its exploration. Everything unreached is a fault, unless it is excused by name
 * with a reason.
 */
import type { AnyStateNode } from 'xstate'
import type { Exploration } from './exploration.ts'
import type { Stepper } from './stepper.ts'
import { statePathOf, statesOf, transitionsOf } from './transitions.ts'

/**
 * Reasons that excuse something unreached, by the name of the transition, state or guard; or another fault,
 * by its sentence.
 */
export type Reasons = Readonly<Record<string, string>>

export type Coverage = {
  readonly transitions: { readonly all: number; readonly reached: number }
  readonly states: { readonly all: number; readonly reached: number }
  /** Number of guards, and of those that gave both answers. */
  readonly guards: { readonly all: number; readonly bothWays: number }
  /** One sentence for each fault. */
  readonly faults: readonly string[]
}

/** A fault's sentence, and the name that excuses it. */
type Fault = { readonly name: string; readonly sentence: string }

const faultsByName = (what: string, names: readonly string[]): Fault[] =>
  names.map((name) => ({ name, sentence: `${what}: ${name}` }))
const faultsBySentence = (what: string, names: readonly string[]): Fault[] =>
  names.map((name) => ({ name: `${what}: ${name}`, sentence: `${what}: ${name}` }))

type VisitedNodes = {
  /** Nodes that were active in some snapshot. */
  readonly rested: ReadonlySet<AnyStateNode>
  /** Nodes in which an event was taken. */
  readonly acted: ReadonlySet<AnyStateNode>
  /** Nodes that an event led out of. */
  readonly left: ReadonlySet<AnyStateNode>
}

const visitedNodes = ({ nodes, edges, stateNodesByValue }: Exploration): VisitedNodes => {
  const left = new Set<AnyStateNode>()
  for (const { from, state } of edges) {
    if (from.state === state) continue
    const after = stateNodesByValue.get(state) ?? []
    for (const node of from.snapshot._nodes) if (!after.includes(node)) left.add(node)
  }
  return {
    rested: new Set(nodes.flatMap(({ snapshot }) => snapshot._nodes)),
    acted: new Set(edges.flatMap(({ from }) => from.snapshot._nodes)),
    left,
  }
}

/** Structural faults, which any chart can have. */
const structureFaults = (nodes: readonly AnyStateNode[], exploration: Exploration): Fault[] => {
  const { rested, acted, left } = visitedNodes(exploration)
  const failed = nodes.filter(({ tags }) => tags.includes('failed'))
  return [
    ...faultsBySentence(
      'a dead end',
      nodes.filter((node) => node.type === 'atomic' && rested.has(node) && !acted.has(node)).map(statePathOf),
    ),
    ...faultsBySentence(
      'a failure without a retry',
      failed.filter(({ ownEvents }) => !ownEvents.includes('retry')).map(statePathOf),
    ),
    ...faultsBySentence(
      'a failure without a way out',
      failed.filter((node) => rested.has(node) && !left.has(node)).map(statePathOf),
    ),
    ...faultsBySentence(
      'a call whose failure is not handled',
      nodes.flatMap((node) =>
        node.invoke
          .filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`))
          .map(({ id }) => `${id} in ${statePathOf(node)}`),
      ),
    ),
  ]
}

/** Computes figures and faults. A reason without a fault is a fault, too. */
export const coverageOf = ({ machine }: Stepper, exploration: Exploration, reasons: Reasons): Coverage => {
  const { firstFired, firedInitially, states, guardAnswers } = exploration
  const transitions = transitionsOf(machine)
  const nodes = statesOf(machine)
  const inner = nodes.filter(({ parent }) => parent !== undefined)
  const unfired = transitions
    .filter(({ name }) => !firstFired.has(name) && !firedInitially.has(name))
    .map(({ name }) => name)
  const unreached = inner.map(statePathOf).filter((path) => !states.has(path))
  const oneWay = [...guardAnswers].filter(([, { yes, no }]) => !(yes && no)).map(([guard]) => guard)
  const faults = [
    ...faultsByName('never fired', unfired),
    ...faultsByName('never reached', unreached),
    ...faultsByName('always answered the same', oneWay),
    ...structureFaults(nodes, exploration),
  ]
  const found = new Set(faults.map(({ name }) => name))
  return {
    transitions: { all: transitions.length, reached: transitions.length - unfired.length },
    states: { all: inner.length, reached: inner.length - unreached.length },
    guards: { all: guardAnswers.size, bothWays: guardAnswers.size - oneWay.length },
    faults: [
      ...faults.filter(({ name }) => !Object.hasOwn(reasons, name)).map(({ sentence }) => sentence),
      ...Object.keys(reasons)
        .filter((name) => !found.has(name))
        .map((name) => `excused without a fault: ${name}`),
    ],
  }
}

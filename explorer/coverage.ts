/** What an exploration reached of a chart, and what it did not: anything not reached is named with a reason, or is a fault. Statechart rulings, section 5. */
import type { AnyStateNode } from 'xstate'
import type { Exploration } from './explore.ts'
import type { Stepper } from './stepper.ts'
import { statePathOf, statesOf, transitionsOf } from './transitions.ts'

/** Why something is not reached, by the name of the transition, the state, or the question; why another fault is none, by its sentence. */
export type Reasons = Readonly<Record<string, string>>

export type Coverage = {
  readonly transitions: { readonly all: number; readonly reached: number }
  readonly states: { readonly all: number; readonly reached: number }
  /** Questions, and those that were answered both ways. */
  readonly guards: { readonly all: number; readonly bothWays: number }
  /** Sentences, each naming one thing that is wrong; empty where all is well. */
  readonly faults: readonly string[]
}

/** A fault: what it says, and the name that a reason knows it by. */
type Fault = { readonly name: string; readonly sentence: string }

const faultsNamed = (what: string, names: readonly string[]): Fault[] =>
  names.map((name) => ({ name, sentence: `${what}: ${name}` }))
const faultsSaid = (what: string, names: readonly string[]): Fault[] =>
  names.map((name) => ({ name: `${what}: ${name}`, sentence: `${what}: ${name}` }))

type Rests = {
  readonly rested: ReadonlySet<AnyStateNode>
  readonly acted: ReadonlySet<AnyStateNode>
  readonly left: ReadonlySet<AnyStateNode>
}

/** States that the walk rested in, those in which something could happen, and those that something led out of. */
const restsOf = ({ nodes: places, edges, stateNodesByValue: nodesIn }: Exploration): Rests => {
  const left = new Set<AnyStateNode>()
  for (const { from, fingerprint: look } of edges) {
    if (from.look.state === look.state) continue
    const after = nodesIn.get(look.state) ?? []
    for (const node of from.snapshot._nodes) if (!after.includes(node)) left.add(node)
  }
  return {
    rested: new Set(places.flatMap(({ snapshot }) => snapshot._nodes)),
    acted: new Set(edges.flatMap(({ from }) => from.snapshot._nodes)),
    left,
  }
}

/** What a chart must not have, whatever it is about. */
const structureFaults = (inner: readonly AnyStateNode[], explored: Exploration): Fault[] => {
  const { rested, acted, left } = restsOf(explored)
  const failed = inner.filter(({ tags }) => tags.includes('failed'))
  return [
    ...faultsSaid(
      'a dead end',
      inner.filter((node) => node.type === 'atomic' && rested.has(node) && !acted.has(node)).map(statePathOf),
    ),
    ...faultsSaid(
      'a failure without another try',
      failed.filter(({ ownEvents }) => !ownEvents.includes('retry')).map(statePathOf),
    ),
    ...faultsSaid(
      'a failure without a way out',
      failed.filter((node) => rested.has(node) && !left.has(node)).map(statePathOf),
    ),
    ...faultsSaid(
      'a call whose failure nobody hears',
      inner.flatMap((node) =>
        node.invoke
          .filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`))
          .map(({ id }) => `${id} in ${statePathOf(node)}`),
      ),
    ),
  ]
}

/** Takes what was explored and the reasons for what cannot be; gives figures and faults. */
export const coverageOf = ({ machine }: Stepper, explored: Exploration, reasons: Reasons): Coverage => {
  const { firstFired, firedInitially: firedAtOnce, states, guardAnswers: answers } = explored
  const transitions = transitionsOf(machine)
  const nodes = statesOf(machine)
  const inner = nodes.filter(({ parent }) => parent !== undefined)
  const unfired = transitions
    .filter(({ name }) => !firstFired.has(name) && !firedAtOnce.has(name))
    .map(({ name }) => name)
  const unseen = inner.map(statePathOf).filter((place) => !states.has(place))
  const oneWay = [...answers].filter(([, { yes, no }]) => !(yes && no)).map(([guard]) => guard)
  const faults = [
    ...faultsNamed('never fired', unfired),
    ...faultsNamed('never reached', unseen),
    ...faultsNamed('always answered the same', oneWay),
    ...structureFaults(nodes, explored),
  ]
  const found = new Set(faults.map(({ name }) => name))
  return {
    transitions: { all: transitions.length, reached: transitions.length - unfired.length },
    states: { all: inner.length, reached: inner.length - unseen.length },
    guards: { all: answers.size, bothWays: answers.size - oneWay.length },
    faults: [
      ...faults.filter(({ name }) => !Object.hasOwn(reasons, name)).map(({ sentence }) => sentence),
      ...Object.keys(reasons)
        .filter((name) => !found.has(name))
        .map((name) => `excused, and there is nothing to excuse: ${name}`),
    ],
  }
}

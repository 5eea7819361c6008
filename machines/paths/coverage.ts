/** What an exploration reached of a chart, and what it did not: anything not reached is named with a reason, or is a fault. Statechart rulings, section 5. */
import type { Explored } from './explore.ts'
import type { Stepper } from './stepper.ts'
import { placeOf, statesOf, transitionsOf } from './transitions.ts'

/** Why something is not reached, by the name of the transition, the state, or the question. */
export type Reasons = Readonly<Record<string, string>>

export type Coverage = {
  readonly transitions: { readonly all: number; readonly reached: number }
  readonly states: { readonly all: number; readonly reached: number }
  /** Questions, and those that were answered both ways. */
  readonly questions: { readonly all: number; readonly bothWays: number }
  /** Sentences, each naming one thing that is wrong; empty where all is well. */
  readonly faults: readonly string[]
}

/** Takes what was explored and the reasons for what cannot be; gives figures and faults. */
export const coverageOf = ({ machine }: Stepper, { firstFired, firedAtOnce, states, answers, places, edges }: Explored, reasons: Reasons): Coverage => {
  const transitions = transitionsOf(machine)
  const inner = statesOf(machine).filter(({ parent }) => parent !== undefined)
  const unfired = transitions.filter(({ name }) => !firstFired.has(name) && !firedAtOnce.has(name)).map(({ name }) => name)
  const unseen = inner.map(placeOf).filter((place) => !states.has(place))
  const oneWay = [...answers].filter(([, { yes, no }]) => !(yes && no)).map(([guard]) => guard)
  const rested = new Set(places.flatMap(({ snapshot }) => snapshot._nodes.map(placeOf)))
  const left = new Set(edges.flatMap(({ from }) => from.snapshot._nodes.map(placeOf)))
  const excused = new Set(Object.keys(reasons))
  const missed = new Set([...unfired, ...unseen, ...oneWay])
  return {
    transitions: { all: transitions.length, reached: transitions.length - unfired.length },
    states: { all: inner.length, reached: inner.length - unseen.length },
    questions: { all: answers.size, bothWays: answers.size - oneWay.length },
    faults: [
      ...unfired.filter((name) => !excused.has(name)).map((name) => `never fired: ${name}`),
      ...unseen.filter((name) => !excused.has(name)).map((name) => `never reached: ${name}`),
      ...oneWay.filter((name) => !excused.has(name)).map((name) => `always answered the same: ${name}`),
      ...[...excused].filter((name) => !missed.has(name)).map((name) => `excused, and reached all the same: ${name}`),
      ...inner.filter((node) => node.type === 'atomic' && rested.has(placeOf(node)) && !left.has(placeOf(node))).map((node) => `a dead end: ${placeOf(node)}`),
      ...inner.filter(({ tags }) => tags.includes('failed')).filter(({ ownEvents }) => !ownEvents.includes('retry')).map((node) => `a failure without another try: ${placeOf(node)}`),
      ...inner.flatMap((node) => node.invoke.filter(({ id }) => !node.ownEvents.includes(`xstate.error.actor.${id}`)).map(({ id }) => `a call whose failure nobody hears: ${id} in ${placeOf(node)}`)),
    ],
  }
}

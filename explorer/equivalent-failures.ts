/**
 * Failures that lead the same way. A call may fail in a dozen ways, and its chart tells a few of them apart: what fires the same
 * transitions in the same state is taken with every failure in one place, and where nothing that anybody looks at differed,
 * with one failure in every other place. A test takes all that was left out. Decision 021.
 */
import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import type { Edge, EventCase } from './explore.ts'
import type { NoveltyTracker } from './novelty.ts'

/** What a failure did, and where it led. */
export type TakenStep = { readonly edge: Edge; readonly snapshot: AnyMachineSnapshot }

export type FailuresInNode = {
  /** Takes the type of the event and what it fires first; gives the failure of this place that it is like, or null where it is to be taken. */
  readonly equivalentOf: (type: string, fired: readonly AnyTransitionDefinition[]) => Edge | null
  /** A failure was taken here, and led there. */
  readonly record: (type: string, fired: readonly AnyTransitionDefinition[], taken: TakenStep) => void
  /** All failures of this place were looked at. */
  readonly finish: () => void
}

type Failures = { readonly inState: (state: string) => FailuresInNode }

export const isFailure = ({ event }: EventCase): boolean => event.type.startsWith('xstate.error.')

/** Takes what tells whether two memories differ; gives what is known of failures, nothing at first. */
export const createEquivalentFailures = ({ isSame }: Pick<NoveltyTracker, 'isSame'>): Failures => {
  const leadSameWay = (one: TakenStep, other: TakenStep): boolean =>
    one.edge.fired.join() === other.edge.fired.join() &&
    isSame(
      { snapshot: one.snapshot, fingerprint: one.edge.fingerprint },
      { snapshot: other.snapshot, fingerprint: other.edge.fingerprint },
    )
  /** By state, event and what is fired first: whether they lead the same way. */
  const known = new Map<string, boolean>()
  const numbers = new Map<AnyTransitionDefinition, number>()
  const numberOf = (definition: AnyTransitionDefinition): number => {
    const number = numbers.get(definition) ?? numbers.size
    numbers.set(definition, number)
    return number
  }
  return {
    inState: (state) => {
      const taken = new Map<string, TakenStep[]>()
      const keyOf = (type: string, fired: readonly AnyTransitionDefinition[]): string =>
        `${state} ${type} ${fired.map(numberOf).join()}`
      return {
        equivalentOf: (type, fired) => {
          const key = keyOf(type, fired)
          return known.get(key) === true ? (taken.get(key)?.[0]?.edge ?? null) : null
        },
        record: (type, fired, one) => {
          const key = keyOf(type, fired)
          taken.set(key, [...(taken.get(key) ?? []), one])
        },
        finish: () => {
          for (const [key, [first, ...others]] of taken) {
            if (first === undefined || others.length === 0 || known.has(key)) continue
            known.set(
              key,
              others.every((other) => leadSameWay(first, other)),
            )
          }
        },
      }
    },
  }
}

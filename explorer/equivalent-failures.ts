/**
 * Failures of a call that lead the same way. A call may fail in a dozen ways, but its chart tells only a few
 * apart. In the first node of a state the explorer takes all failures; where those that fire the same
 * transitions led to equivalent snapshots, it takes one of them in the other nodes. A test takes all that
 * were inferred. Decision 021.
 */
import type { AnyTransitionDefinition } from 'xstate'
import type { Edge, EventCase, FingerprintedSnapshot } from './exploration.ts'
import type { NoveltyTracker } from './novelty.ts'

/** A failure that was taken, and the snapshot after it. */
export type TakenStep = FingerprintedSnapshot & { readonly edge: Edge }

export type FailuresInNode = {
  /**
   * Finds an equivalent failure that was taken in this node.
   * @param type type of the event
   * @param fired transitions that the event selects first
   */
  readonly equivalentOf: (type: string, fired: readonly AnyTransitionDefinition[]) => Edge | null
  readonly record: (type: string, fired: readonly AnyTransitionDefinition[], taken: TakenStep) => void
  /** Compares the failures that were taken in this node. */
  readonly finish: () => void
}

type EquivalentFailures = { readonly inState: (state: string) => FailuresInNode }

export const isFailure = ({ event }: EventCase): boolean => event.type.startsWith('xstate.error.')

/** Creates the store of equivalent failures, empty at first. */
export const createEquivalentFailures = ({
  isEquivalent,
}: Pick<NoveltyTracker, 'isEquivalent'>): EquivalentFailures => {
  const leadTheSameWay = (one: TakenStep, other: TakenStep): boolean =>
    one.edge.fired.join() === other.edge.fired.join() && isEquivalent(one, other)
  /** By state, event and selected transitions. */
  const isKnownEquivalent = new Map<string, boolean>()
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
          return isKnownEquivalent.get(key) === true ? (taken.get(key)?.[0]?.edge ?? null) : null
        },
        record: (type, fired, step) => {
          const key = keyOf(type, fired)
          taken.set(key, [...(taken.get(key) ?? []), step])
        },
        finish: () => {
          for (const [key, [first, ...others]] of taken) {
            if (first === undefined || others.length === 0 || isKnownEquivalent.has(key)) continue
            isKnownEquivalent.set(
              key,
              others.every((other) => leadTheSameWay(first, other)),
            )
          }
        },
      }
    },
  }
}

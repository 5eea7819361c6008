/** What the gateway is told to answer with on a path: an operation and its answer, as the contract has it. Statechart rulings, section 5. */
import type { AnswerOf, OperationName } from '#contract/index.ts'

/** An answer of one of these operations. */
type AnswerTo<N extends OperationName> = {
  readonly [O in N]: { readonly operation: O; readonly answer: AnswerOf<O> }
}[N]

export type Told = AnswerTo<OperationName>

/** By the name of the outcome, '' where a call has one only: an answer to every operation that the call may then ask for. */
export type ToldCall = Readonly<Record<string, readonly Told[]>>

/** Takes an operation and its answers by the name of the outcome; gives them as told. */
export const each = <N extends OperationName>(
  operation: N,
  answers: Readonly<Record<string, AnswerOf<N>>>,
): Readonly<Record<string, readonly AnswerTo<N>[]>> =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, [{ operation, answer }]]))

/** A call with one outcome, by the answers of the operations it may ask for. */
export const one = (...answers: readonly Told[]): ToldCall => ({ '': answers })

export const done = { done: true } as const

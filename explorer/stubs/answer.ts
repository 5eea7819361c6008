/** What the gateway is told to answer with on a path: an operation and its answer, as the contract has it. Statechart rulings, section 5. */
import type { AnswerOf, OperationName } from '#contract/index.ts'

/** An answer of one of these operations. */
type AnswerTo<N extends OperationName> = {
  readonly [O in N]: { readonly operation: O; readonly answer: AnswerOf<O> }
}[N]

export type StubbedAnswer = AnswerTo<OperationName>

/** By the name of the outcome, '' where a call has one only: an answer to every operation that the call may then ask for. */
export type StubbedCall = Readonly<Record<string, readonly StubbedAnswer[]>>

/** Takes an operation and its answers by the name of the outcome; gives them as told. */
export const stubEach = <N extends OperationName>(
  operation: N,
  answers: Readonly<Record<string, AnswerOf<N>>>,
): Readonly<Record<string, readonly AnswerTo<N>[]>> =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, [{ operation, answer }]]))

/** A call with one outcome, by the answers of the operations it may ask for. */
export const stubOne = (...answers: readonly StubbedAnswer[]): StubbedCall => ({ '': answers })

export const done = { done: true } as const

/** Stubbed answers of the gateway: an operation and its answer, as the contract has it. */
import type { AnswerOf, OperationName } from '#contract/index.ts'

/** An answer of one of these operations. */
type AnswerTo<N extends OperationName> = {
  readonly [O in N]: { readonly operation: O; readonly answer: AnswerOf<O> }
}[N]

export type StubbedAnswer = AnswerTo<OperationName>

/**
 * By name of the call's result, '' if it has one only: an answer to every operation that the call then asks
 * for.
 */
export type StubbedCall = Readonly<Record<string, readonly StubbedAnswer[]>>

/** Stubs a call of one operation with several results. */
export const stubEach = <N extends OperationName>(
  operation: N,
  answers: Readonly<Record<string, AnswerOf<N>>>,
): Readonly<Record<string, readonly AnswerTo<N>[]>> =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, [{ operation, answer }]]))

/** Stubs a call with one result, by the answers of the operations that it may ask for. */
export const stubOne = (...answers: readonly StubbedAnswer[]): StubbedCall => ({ '': answers })

export const done = { done: true } as const

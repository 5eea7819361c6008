/**
 * The gateway's answers for each call of the third-party journey and each of its results. A test compares
 * them with the app's own calls.
 */
import type { OperationName } from '#contract/index.ts'
import type { StubbedCall } from './answer.ts'
import { details } from './details.ts'
import { inquiry } from './inquiry.ts'
import { prices } from './offers.ts'
import { orders } from './orders.ts'
import { payment } from './payment.ts'

export const stubbedAnswers: Readonly<Record<string, StubbedCall>> = {
  ...inquiry,
  ...prices,
  ...orders,
  ...details,
  ...payment,
}

/** The operations that a call may ask for. */
export const operationsOf = (call: string): readonly OperationName[] => [
  ...new Set(
    Object.values(stubbedAnswers[call] ?? {}).flatMap((answers) => answers.map(({ operation }) => operation)),
  ),
]

/** The answers, by name of the result, of a call that returns its answer unchanged. */
export const answersOf = (
  call:
    | keyof typeof inquiry
    | keyof typeof prices
    | keyof typeof orders
    | keyof typeof details
    | keyof typeof payment,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(stubbedAnswers[call] ?? {}).map(([name, [first]]) => [name, first?.answer]),
  )

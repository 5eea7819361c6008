/**
 * What the gateway answers so that each call of the third-party journey ends as the tables of outcomes say: by the id of
 * the call and the name of the outcome. A test holds it against the app's own calls.
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

/** Takes the id of a call; gives the operations that it may ask for. */
export const operationsOf = (call: string): readonly OperationName[] => [
  ...new Set(
    Object.values(stubbedAnswers[call] ?? {}).flatMap((answers) => answers.map(({ operation }) => operation)),
  ),
]

/** Takes the id of a call that passes its one answer on as it is; gives its answers by the name of the outcome. */
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

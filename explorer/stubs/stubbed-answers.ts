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

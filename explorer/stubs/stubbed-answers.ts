/**
 * The gateway's answers for each call of a liability insurance's journey and each of its results. A test
 * compares them with the app's own calls.
 */
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

/** Facts about the context that several guards use. */
import type { PaymentType } from '#contract/operations/offers.ts'
import type { JourneyContext } from '../context.ts'
import { bnplObstacle } from '../payment-plan.ts'

/** The argument of a guard that reads the context alone. */
export type Ask = { context: JourneyContext }

/** No changing call waits for its answer. */
export const isFree = ({ intent }: JourneyContext) => intent?.status !== 'under-way'
export const isOrderOpen = ({ order }: JourneyContext) => order?.status === 'open'
/** Details may be entered while the order is open, or after it was paid first until it is complete. */
export const isOrderEditable = ({ order }: JourneyContext) => order?.editable === true
export const stageOf = ({ order }: JourneyContext) => order?.stage ?? 0

/** Whether the chosen offer can be paid this way by this user. */
export const isPaymentTypeAvailable = (
  { choice, bnplAccount }: JourneyContext,
  paymentType: PaymentType,
): boolean => {
  if (paymentType === 'cash') return true
  if (paymentType === 'installment') return (choice?.offer.installment ?? null) !== null
  return choice !== null && bnplObstacle(choice.offer, bnplAccount) === null
}

/** Whether some field of a change differs from the present value. */
export const differs = <T extends object>(now: T, change: Partial<T>): boolean =>
  Object.entries(change).some(([field, value]) => Reflect.get(now, field) !== value)

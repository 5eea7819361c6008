/** When a policy begins: the day after the last one ends, or at once where that is past or there is none. Decisions, section 8 "In time". */
import type { OrderDetail } from '#contract/operations/orders.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'

/** Takes what an order was priced for, and today; gives the day, or null where it begins with its issuing. */
export const policyStartOf = (
  { lastPolicyExpDate }: Pick<OrderDetail['search'], 'lastPolicyExpDate'>,
  today: string,
): string | null => {
  const dayAfter = lastPolicyExpDate === null ? today : addToJalali(lastPolicyExpDate, { days: 1 })
  return dayAfter > today ? dayAfter : null
}

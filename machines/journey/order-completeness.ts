/**
 * The missing parts of an order, and the start of its policy. Specification: document 2 sections 4 and 9;
 * decisions, section 8 "In time".
 */
import type { OrderDetail } from '#contract/operations/orders.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'
import { type EditedAnswer, isOrderAnswer } from './answers.ts'
import type { JourneyContext } from './context.ts'
import { isInspected } from './quote.ts'

/**
 * Whether an order has this answer to edit: no delivery without a paper copy, no cheques if none are
 * required.
 */
export const orderHasAnswer = (
  order: Pick<OrderDetail, 'product' | 'cheques' | 'deliveryMode'> | null,
  answer: EditedAnswer,
): boolean => {
  if (answer === 'cheques') return order?.cheques.active === true
  if (answer === 'inspection') return isInspected(order?.product)
  if (answer === 'delivery') return order?.deliveryMode !== 'no_delivery'
  return answer === 'offer' || isOrderAnswer(answer)
}

/** Whether the insurer sends a paper copy with every policy, so that it cannot be declined. */
export const isPaperRequired = ({ deliveryMode }: Pick<JourneyContext, 'deliveryMode'>): boolean =>
  deliveryMode === 'required'

/** Whether the order is paid before its details are given. */
export const isPaidFirst = ({ order }: Pick<JourneyContext, 'order'>): boolean =>
  order?.instantPaymentInfo?.chosen === true

export type MissingDetail = 'holder' | 'address' | 'documents' | 'cheques'

/** The missing parts, in the order of the steps. */
export const missingDetails = ({
  policyHolder,
  policyInfo,
  documents,
  cheques,
}: Pick<OrderDetail, 'policyHolder' | 'policyInfo' | 'documents' | 'cheques'>): readonly MissingDetail[] => {
  const missing: Record<MissingDetail, boolean> = {
    holder: policyHolder === null,
    address: policyInfo === null,
    documents: !documents.submitted,
    cheques: cheques.active && !cheques.submitted,
  }
  return (['holder', 'address', 'documents', 'cheques'] as const).filter((detail) => missing[detail])
}

/**
 * The day after the previous policy ends. Null if that day is past or there was no policy: then the policy
 * starts when it is issued.
 */
export const policyStartOf = (
  { lastPolicyExpDate }: Pick<OrderDetail['search'], 'lastPolicyExpDate'>,
  today: string,
): string | null => {
  const dayAfter = lastPolicyExpDate === null ? today : addToJalali(lastPolicyExpDate, { days: 1 })
  return dayAfter > today ? dayAfter : null
}

/**
 * How far an order has come. Specification: document 1 section 4 (stages 1 to 6); decisions, section 6
 * (a step that is skipped does not hold an order back) and section 2 (what `order/complete` asks for).
 */
import type { OrderDetail } from '#contract/operations/orders.ts'

/** What an order's stage depends on: the parts of its detail. */
export type OrderProgress = Pick<OrderDetail, 'policyHolder' | 'policyInfo' | 'deliveryMode' | 'documents'> & {
  delivery: Pick<NonNullable<OrderDetail['delivery']>, 'deliverable' | 'deliveryAddress' | 'time'> | null
}

const isDeliverySettled = ({ delivery, deliveryMode }: OrderProgress): boolean => {
  if (deliveryMode === 'no_delivery') return true
  if (delivery === null) return false
  return delivery.deliverable ? delivery.deliveryAddress !== null && delivery.time !== null : deliveryMode === 'optional'
}

const parts = [
  { name: 'holder', stage: 2, isThere: (order: OrderProgress) => order.policyHolder !== null },
  { name: 'address', stage: 3, isThere: (order: OrderProgress) => order.policyInfo !== null },
  { name: 'delivery', stage: 4, isThere: isDeliverySettled },
  { name: 'documents', stage: 5, isThere: (order: OrderProgress) => order.documents.submitted || order.documents.later },
] as const

export type OrderPart = (typeof parts)[number]['name']

/** Takes an order; gives the names of the parts that it still needs, in the order of the steps. */
export const missingOf = (order: OrderProgress): OrderPart[] => parts.filter(({ isThere }) => !isThere(order)).map(({ name }) => name)

/** Takes an order; gives the stage that it stands at: the first part that is missing, or 6, payment. */
export const stageOf = (order: OrderProgress): OrderDetail['stage'] => parts.find(({ isThere }) => !isThere(order))?.stage ?? 6

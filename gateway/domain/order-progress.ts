/**
 * How far an order has come. Specification: document 1 section 4 (stages 1 to 6); decisions, section 6
 * (a step that is skipped does not hold an order back) and section 2 (what `order/complete` asks for).
 */
import type { DeliveryMode, OrderDetail } from '#contract/operations/orders.ts'

/** What an order's stage depends on: the parts of its detail. */
export type OrderProgress = Pick<
  OrderDetail,
  'policyHolder' | 'policyInfo' | 'deliveryMode' | 'documents' | 'cheques'
> & {
  delivery: Pick<NonNullable<OrderDetail['delivery']>, 'deliverable' | 'deliveryAddress' | 'time'> | null
}

const isDeliverySettled = ({ delivery, deliveryMode }: OrderProgress): boolean => {
  if (deliveryMode === 'no_delivery') return true
  if (delivery === null) return false
  return delivery.deliverable
    ? delivery.deliveryAddress !== null && delivery.time !== null
    : deliveryMode === 'optional'
}

const parts = [
  { name: 'holder', stage: 2, isThere: (order: OrderProgress) => order.policyHolder !== null },
  { name: 'address', stage: 3, isThere: (order: OrderProgress) => order.policyInfo !== null },
  { name: 'delivery', stage: 4, isThere: isDeliverySettled },
  {
    name: 'documents',
    stage: 5,
    isThere: (order: OrderProgress) => order.documents.submitted || order.documents.later,
  },
  {
    name: 'cheques',
    stage: 5,
    isThere: ({ cheques }: OrderProgress) => !cheques.active || cheques.submitted || cheques.later,
  },
] as const

export type OrderPart = (typeof parts)[number]['name']

/** Takes an order; gives the names of the parts that it still needs, in the order of the steps. */
export const missingOf = (order: OrderProgress): OrderPart[] =>
  parts.filter(({ isThere }) => !isThere(order)).map(({ name }) => name)

/** Takes an order; gives the stage that it stands at: the first part that is missing, or 6, payment. */
export const stageOf = (order: OrderProgress): OrderDetail['stage'] =>
  parts.find(({ isThere }) => !isThere(order))?.stage ?? 6

/** What comes after the entering of data is closed: pictures. */
const afterClosing: ReadonlySet<OrderPart> = new Set<OrderPart>(['documents', 'cheques'])

/** Takes an order; gives the names of the parts without which the entering of data cannot be closed. */
export const missingToClose = (order: OrderProgress): OrderPart[] =>
  missingOf(order).filter((part) => !afterClosing.has(part))

/**
 * Tells whether details may still be entered: the order is open; or it was paid first, and the entering of data is not closed
 * (`completedAt`) or a picture is still to come.
 */
export const isEditable = (
  {
    status,
    instantPayment,
    completedAt,
  }: { status: OrderDetail['status']; instantPayment: boolean; completedAt: Date | null },
  order: OrderProgress,
): boolean => status === 'open' || (instantPayment && (completedAt === null || missingOf(order).length > 0))

/**
 * Takes what the insurer does about paper copies, and a paid order's choice: a copy that was paid for is sent, and none is that was not.
 * Gives what can still be chosen.
 */
export const currentDeliveryMode = (
  mode: DeliveryMode,
  status: OrderDetail['status'],
  delivery: { deliverable: boolean } | null,
): DeliveryMode => {
  if (status === 'open') return mode
  return delivery?.deliverable === true ? 'required' : 'no_delivery'
}

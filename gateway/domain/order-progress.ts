/**
 * Progress of an order. Specification: document 1 section 4 (stages 1 to 6); decisions, section 6 (a skipped
 * step does not block an order) and section 2 (requirements of `order/complete`).
 */
import type { OrderPart } from '#contract/missing-names.ts'
import { OrderStep } from '#contract/operations/home.ts'
import type { DeliveryMode, OrderDetail } from '#contract/operations/orders.ts'
import { CANCELLED_STATUSES, ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'

/** The parts of an order's detail that its stage depends on. */
export type OrderProgress = Pick<
  OrderDetail,
  'policyHolder' | 'policyInfo' | 'deliveryMode' | 'documents' | 'cheques'
> & {
  delivery:
    | (Pick<NonNullable<OrderDetail['delivery']>, 'deliverable' | 'deliveryAddress' | 'time'> & {
        /** No slot was free, so none has to be chosen. */
        withoutTime?: boolean
      })
    | null
  /** Of an open car-body order; null if no inspection has to be arranged. */
  inspection?: { hasPlace: boolean; hasTime: boolean; termsAccepted: boolean } | null
  /** Of an order that renews a policy, whose details are taken from that policy and have to be confirmed. */
  confirmation?: 'awaited' | 'given' | null
}

const isDeliverySettled = ({ delivery, deliveryMode }: OrderProgress): boolean => {
  if (deliveryMode === 'no_delivery') return true
  if (delivery === null) return false
  return delivery.deliverable
    ? delivery.deliveryAddress !== null && (delivery.time !== null || delivery.withoutTime === true)
    : deliveryMode === 'optional'
}

const parts = [
  {
    name: 'confirmation',
    stage: 2,
    isPresent: ({ confirmation }: OrderProgress) => confirmation !== 'awaited',
  },
  { name: 'holder', stage: 2, isPresent: (order: OrderProgress) => order.policyHolder !== null },
  { name: 'address', stage: 3, isPresent: (order: OrderProgress) => order.policyInfo !== null },
  { name: 'delivery', stage: 4, isPresent: isDeliverySettled },
  {
    name: 'inspection',
    stage: 4,
    isPresent: ({ inspection }: OrderProgress) =>
      inspection === undefined || inspection === null || (inspection.hasPlace && inspection.hasTime),
  },
  {
    name: 'terms',
    stage: 4,
    isPresent: ({ inspection }: OrderProgress) => inspection?.termsAccepted !== false,
  },
  {
    name: 'documents',
    stage: 5,
    isPresent: (order: OrderProgress) => order.documents.submitted || order.documents.later,
  },
  {
    name: 'cheques',
    stage: 5,
    isPresent: ({ cheques }: OrderProgress) => !cheques.active || cheques.submitted || cheques.later,
  },
] as const satisfies readonly {
  name: OrderPart
  stage: number
  isPresent: (order: OrderProgress) => boolean
}[]

/**
 * Returns the names of the steps that an order needs, in their order. A renewal is confirmed at the first
 * one.
 */
export const neededParts = ({
  deliveryMode,
  cheques,
  inspection,
  confirmation = null,
}: OrderProgress): OrderStep[] => {
  const isInspected = inspection !== undefined && inspection !== null
  const unneeded: ReadonlySet<OrderPart> = new Set<OrderPart>([
    ...(deliveryMode === 'no_delivery' ? (['delivery'] as const) : []),
    ...(isInspected ? [] : (['inspection', 'terms'] as const)),
    ...(confirmation === null ? [] : (['documents'] as const)),
    ...(cheques.active ? [] : (['cheques'] as const)),
  ])
  return OrderStep.options.filter((name) => !unneeded.has(name))
}

/** Returns the first step of an open order that is not done, or null. */
export const nextStep = (order: OrderProgress): OrderStep | null => {
  const [first = null] = missingOf(order)
  return first === 'confirmation' ? 'holder' : first
}

/** Returns the names of the missing parts in the order of the steps. */
export const missingOf = (order: OrderProgress): OrderPart[] =>
  parts.filter(({ isPresent }) => !isPresent(order)).map(({ name }) => name)

/** Returns the stage of the first missing part, or 6, payment. */
export const stageOf = (order: OrderProgress): OrderDetail['stage'] =>
  parts.find(({ isPresent }) => !isPresent(order))?.stage ?? 6

/**
 * Parts that closing data entry gives, or that follow: the confirmation; the conditions of an inspection, and
 * pictures.
 */
const afterClosing: ReadonlySet<OrderPart> = new Set<OrderPart>([
  'confirmation',
  'terms',
  'documents',
  'cheques',
])

/** Returns the names of the missing parts that prevent closing data entry. */
export const missingToClose = (order: OrderProgress): OrderPart[] =>
  missingOf(order).filter((part) => !afterClosing.has(part))

/**
 * Whether details may still be entered: the order is open, or returned for correction, or it was paid first
 * and data entry is not closed (`completedAt`) or a picture is missing.
 */
export const isEditable = (
  {
    status,
    statusId,
    instantPayment,
    completedAt,
  }: {
    status: OrderDetail['status']
    statusId: OrderStatusId
    instantPayment: boolean
    completedAt: Date | null
  },
  order: OrderProgress,
): boolean => {
  if (status === 'open' || statusId === ORDER_STATUS.correctingDetails) return true
  if (CANCELLED_STATUSES.includes(statusId)) return false
  return instantPayment && (completedAt === null || missingOf(order).length > 0)
}

/**
 * Returns the delivery mode that can still be chosen: payment makes the customer's choice of a paper copy
 * final.
 */
export const currentDeliveryMode = (
  mode: DeliveryMode,
  status: OrderDetail['status'],
  delivery: { deliverable: boolean } | null,
): DeliveryMode => {
  if (status === 'open') return mode
  return delivery?.deliverable === true ? 'required' : 'no_delivery'
}

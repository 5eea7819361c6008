/**
 * When an account can be deleted: once each order that was paid has been issued or refunded. Decision 042.
 */
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'

/** Statuses of paid orders whose policy is not issued yet. */
export const notIssued: readonly OrderStatusId[] = [
  ORDER_STATUS.paid,
  ORDER_STATUS.checking,
  ORDER_STATUS.approved,
  ORDER_STATUS.issuing,
  ORDER_STATUS.correctingDetails,
  ORDER_STATUS.needingDocuments,
  ORDER_STATUS.correctingDocuments,
  ORDER_STATUS.correctingCheques,
  ORDER_STATUS.requestingVisit,
  ORDER_STATUS.choosingVisit,
  ORDER_STATUS.visiting,
]

/** Statuses in which the customer, or the customer's money, is still waited for. */
export const underWay: readonly OrderStatusId[] = [
  ...notIssued,
  ORDER_STATUS.choosingDelivery,
  ORDER_STATUS.cancelled,
  ORDER_STATUS.refunding,
]

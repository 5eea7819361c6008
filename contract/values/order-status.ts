/**
 * Statuses of an order with their ids on the wire. An order is open as 1 and 2; 3 and the following come
 * after its payment. Decisions, section 10.
 */
import * as v from 'valibot'

export const ORDER_STATUS = {
  unfinished: 1,
  awaitingPayment: 2,
  paid: 3,
  checking: 5,
  approved: 6,
  issuing: 7,
  cancelled: 8,
  correctingDetails: 9,
  refunding: 10,
  refunded: 11,
  needingDocuments: 12,
  issuedWithPaper: 13,
  issued: 14,
  endorsed: 27,
  issuedInInstalments: 39,
  correctingDocuments: 42,
  correctingCheques: 43,
  delivered: 45,
  sentBySms: 46,
  reissued: 47,
  choosingDelivery: 48,
  requestingVisit: 53,
  choosingVisit: 54,
  issuedAfterVisit: 63,
  visiting: 64,
  expired: 1001,
  expiredLong: 1002,
  notRenewable: 1003,
  renewable: 1005,
  renewableLong: 1006,
} as const

export const OrderStatusId = v.picklist(Object.values(ORDER_STATUS))
export type OrderStatusId = v.InferOutput<typeof OrderStatusId>

/** Statuses of an order that will not be issued any more. */
export const CANCELLED_STATUSES: readonly OrderStatusId[] = [
  ORDER_STATUS.cancelled,
  ORDER_STATUS.refunding,
  ORDER_STATUS.refunded,
]

/** The data of an order that the operator page shows. Decisions, section 8 "Steerable by testers". */
import { missingNames } from '#contract/missing-names.ts'
import type { ChequeTag, DocumentTag } from '#contract/operations/documents.ts'
import type { Invoice } from '#contract/operations/payment.ts'
import type { Locale } from '#contract/texts.ts'
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import { missingToClose } from '../../domain/order-progress.ts'
import { documentTagsOf, requiredDocuments } from '../../domain/required-documents.ts'
import type { Gateway } from '../../http/gateway.ts'
import { progressOf } from '../../http/handlers/load-order.ts'
import { invoiceOfOrder } from '../../http/handlers/order-price.ts'
import { isUploaded, rejectedTags, requiredPictures } from '../../http/handlers/pictures.ts'
import type { Database } from '../../store/database.ts'
import { documentsOf, type StoredDocument } from '../../store/documents.ts'
import { orderWithOwner } from '../../store/find-orders.ts'
import { movesOf, type OrderMove } from '../../store/order-moves.ts'
import type { Order } from '../../store/orders.ts'
import { type Attempt, latestAttempt } from '../../store/payments.ts'
import { type OrderReport, reportsOf } from '../../store/policies.ts'
import { type Choice, choicesFor } from './choices.ts'

export type OrderView = {
  order: Order
  /** Mobile number that the customer signs in with. */
  customerCell: string
  moves: readonly OrderMove[]
  pictures: readonly StoredDocument[]
  /** Tags of the pictures that the customer has to send again. */
  rejected: ReadonlySet<DocumentTag | ChequeTag>
  invoice: Invoice
  attempt: Attempt | null
  /** Names of its missing parts; null once nothing can be added. */
  lacks: readonly string[] | null
  /** The customer's reports of wrong data in the issued policy, the latest first. */
  reports: readonly OrderReport[]
  choices: readonly Choice[]
}

/** Statuses in which a customer can still add something. */
const unsettled: ReadonlySet<OrderStatusId> = new Set<OrderStatusId>([
  ORDER_STATUS.unfinished,
  ORDER_STATUS.awaitingPayment,
  ORDER_STATUS.paid,
  ORDER_STATUS.checking,
  ORDER_STATUS.correctingDetails,
  ORDER_STATUS.needingDocuments,
  ORDER_STATUS.correctingDocuments,
  ORDER_STATUS.correctingCheques,
])

/** Pictures that are missing or rejected; the kind itself if all are uploaded but not submitted. */
const missingPictures = (
  order: Order,
  { pictures, rejected }: Pick<OrderView, 'pictures' | 'rejected'>,
  today: string,
): string[] =>
  (['documents', 'cheques'] as const).flatMap((kind) => {
    const { [kind]: progress } = progressOf(order)
    if (progress.submitted || ('active' in progress && !progress.active)) return []
    const missing = requiredPictures(order, kind, today).filter(
      (picture) => !isUploaded(pictures, picture) || rejected.has(picture.tag),
    )
    return missing.length === 0 ? [kind] : missing.map(({ tag }) => tag)
  })

/** Returns an order of any owner for the operator page, or null. */
export const orderViewOf = async (
  db: Database,
  { backends: { market, registry }, clock }: Gateway,
  trackingCode: string,
  locale: Locale,
): Promise<OrderView | null> => {
  const found = await orderWithOwner(db, trackingCode)
  if (found === null) return null
  const { order, owner } = found
  const moves = await movesOf(db, trackingCode)
  const pictures = await documentsOf(db, owner.id, trackingCode)
  const required = new Set(requiredDocuments(order).map(({ tag }) => tag))
  const rejected = rejectedTags(order, moves, pictures)
  const missing = [
    ...missingToClose(progressOf(order)),
    ...missingPictures(order, { pictures, rejected }, clock.today()),
  ]
  return {
    order,
    customerCell: owner.cellNumber,
    moves,
    pictures,
    rejected,
    reports: await reportsOf(db, trackingCode),
    invoice: invoiceOfOrder(order, { user: owner, market, registry, clock, locale }),
    attempt: await latestAttempt(db, owner.id, trackingCode),
    lacks: unsettled.has(order.statusId) ? missingNames(missing, order.product, locale) : null,
    choices: choicesFor(
      order,
      pictures,
      documentTagsOf(order.product).filter((tag) => !required.has(tag)),
    ),
  }
}

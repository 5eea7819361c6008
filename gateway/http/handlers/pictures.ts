/**
 * Rules for the two kinds of pictures of an order, documents and cheques: which are required, when they may
 * be uploaded and what may be postponed. Specification: document 2 sections 4 and 5 (one picture of a cheque
 * is enough to continue).
 */
import * as v from 'valibot'
import { ChequeTag, DocumentTag } from '#contract/operations/documents.ts'
import { CANCELLED_STATUSES, ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import { requiredDocuments } from '../../domain/required-documents.ts'
import type { StoredDocument } from '../../store/documents.ts'
import type { OrderMove } from '../../store/order-moves.ts'
import type { Order } from '../../store/orders.ts'
import { ApiError } from '../../domain/api-error.ts'
import { chequesOfOrder, isEditableOrder } from './load-order.ts'

export type PictureKind = 'documents' | 'cheques'
type Tag = DocumentTag | ChequeTag
export type RequiredPicture = { tag: Tag; order: number }

const chequeTags: readonly Tag[] = ChequeTag.options

export const kindOfTag = (tag: Tag): PictureKind => (chequeTags.includes(tag) ? 'cheques' : 'documents')

/** Returns the required pictures of a kind. */
export const requiredPictures = (order: Order, kind: PictureKind, today: string): RequiredPicture[] =>
  kind === 'cheques' ? chequesOfOrder(order, today) : requiredDocuments(order)

const fileOf = (
  stored: readonly StoredDocument[],
  { tag, order }: RequiredPicture,
): StoredDocument | undefined => stored.find((file) => file.tag === tag && file.position === order)

export const isUploaded = (stored: readonly StoredDocument[], picture: RequiredPicture): boolean =>
  fileOf(stored, picture) !== undefined

/** Returns the file of a picture as listed to the customer. */
export const uploadedFileOf = (stored: readonly StoredDocument[], picture: RequiredPicture) => {
  const file = fileOf(stored, picture)
  return { minioImageId: file?.imageId ?? null, fileType: file?.fileType ?? null }
}

export const submissionOf = (order: Order, kind: PictureKind): { submitted: boolean; later: boolean } =>
  kind === 'cheques'
    ? { submitted: order.chequesSubmitted, later: order.chequesLater }
    : { submitted: order.documentsSubmitted, later: order.documentsLater }

/** Whether pictures of a kind were postponed and are still missing. */
export const isOutstanding = (order: Order, kind: PictureKind): boolean => {
  const { submitted, later } = submissionOf(order, kind)
  return later && !submitted
}

/** Whether an order was paid although required pictures of a kind are missing. */
const isPaidWithout = (order: Order, kind: PictureKind): boolean =>
  order.status === 'paid' &&
  (kind === 'documents' || order.paymentType === 'installment') &&
  !submissionOf(order, kind).submitted

/**
 * Throws the ApiError orderClosed for an order that is not editable, unless pictures of the kind are missing.
 * Nothing is missing in a cancelled one.
 */
export const checkUploadsOpen = (order: Order, kind: PictureKind): void => {
  if (CANCELLED_STATUSES.includes(order.statusId)) throw new ApiError('orderClosed')
  if (!isEditableOrder(order) && !isOutstanding(order, kind) && !isPaidWithout(order, kind))
    throw new ApiError('orderClosed')
}

/**
 * Whether pictures may follow after the payment. A car is not insured before its papers are seen: document 3
 * section 5.
 */
export const isLaterOffered = ({ status, product }: Pick<Order, 'status' | 'product'>): boolean =>
  status === 'open' && product !== 'carbody'

/**
 * Whether missing pictures may be uploaded later. After payment nothing can be postponed that was not before.
 */
export const mayComeLater = (
  order: Order,
  kind: PictureKind,
  { later, isAnyUploaded }: { later: boolean; isAnyUploaded: boolean },
): boolean => {
  if (order.status !== 'open') return later && isOutstanding(order, kind)
  return (later && isLaterOffered(order)) || (kind === 'cheques' && isAnyUploaded)
}

/** Returns the columns to store when pictures are submitted. */
export const submissionColumns = (kind: PictureKind, isComplete: boolean) =>
  kind === 'cheques'
    ? { chequesSubmitted: isComplete, chequesLater: !isComplete }
    : { documentsSubmitted: isComplete, documentsLater: !isComplete }

/** The kind of pictures that the customer has to send in a status, or null. */
const awaitedKind = (status: OrderStatusId): PictureKind | null => {
  switch (status) {
    case ORDER_STATUS.needingDocuments:
    case ORDER_STATUS.correctingDocuments:
      return 'documents'
    case ORDER_STATUS.correctingCheques:
      return 'cheques'
    default:
      return null
  }
}

/**
 * Returns the columns that a move changes: pictures that were rejected or asked for are to be submitted
 * again, and those of a correction are submitted.
 */
export const picturesAfter = (
  { requestedDocuments }: Pick<Order, 'requestedDocuments'>,
  { from, to, pictures }: Pick<OrderMove, 'from' | 'to' | 'pictures'>,
) => {
  const [awaited, sent] = [awaitedKind(to), awaitedKind(from)]
  if (awaited === 'cheques') return { chequesSubmitted: false, chequesLater: false }
  if (awaited === 'documents') {
    const tags = to === ORDER_STATUS.needingDocuments ? pictures.filter((tag) => v.is(DocumentTag, tag)) : []
    const requested = [...new Set([...requestedDocuments, ...tags])]
    return { documentsSubmitted: false, documentsLater: false, requestedDocuments: requested }
  }
  return sent !== null && to === ORDER_STATUS.checking ? submissionColumns(sent, true) : {}
}

/** Returns the tags of rejected pictures that the customer has not replaced yet. */
export const rejectedTags = (
  { statusId }: Pick<Order, 'statusId'>,
  moves: readonly OrderMove[],
  stored: readonly StoredDocument[],
): ReadonlySet<Tag> => {
  const isCorrecting =
    statusId === ORDER_STATUS.correctingDocuments || statusId === ORDER_STATUS.correctingCheques
  const last = isCorrecting ? moves.at(-1) : undefined
  if (last === undefined) return new Set()
  const replaced = new Set(stored.filter(({ createdAt }) => createdAt > last.at).map(({ tag }) => tag))
  return new Set(last.pictures.filter((tag) => !replaced.has(tag)))
}

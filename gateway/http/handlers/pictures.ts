/**
 * The two kinds of pictures that an order wants, documents and cheques, and the rules of both: what is asked for, when they may come,
 * what may be put off. Specification: document 2 sections 4 and 5 (cheques go on when any is there).
 */
import { ChequeTag, type DocumentTag } from '#contract/operations/documents.ts'
import { requiredDocuments } from '../../domain/required-documents.ts'
import type { StoredDocument } from '../../store/documents.ts'
import type { Order } from '../../store/orders.ts'
import { ApiError } from '../api-error.ts'
import { chequesOfOrder, isEditableOrder } from './load-order.ts'

export type PictureKind = 'documents' | 'cheques'
type Tag = DocumentTag | ChequeTag
export type RequiredPicture = { tag: Tag; order: number }

const chequeTags: readonly Tag[] = ChequeTag.options

/** Takes a tag; gives the kind that it belongs to. */
export const kindOfTag = (tag: Tag): PictureKind => (chequeTags.includes(tag) ? 'cheques' : 'documents')

/** Takes an order and a kind; gives the pictures that it asks for. */
export const requiredPictures = (order: Order, kind: PictureKind, today: string): RequiredPicture[] =>
  kind === 'cheques' ? chequesOfOrder(order, today) : requiredDocuments(order.search)

const fileOf = (
  kept: readonly StoredDocument[],
  { tag, order }: RequiredPicture,
): StoredDocument | undefined => kept.find((file) => file.tag === tag && file.position === order)

/** Tells whether a picture is there. */
export const isUploaded = (kept: readonly StoredDocument[], wanted: RequiredPicture): boolean =>
  fileOf(kept, wanted) !== undefined

/** Gives the file of a picture as it is listed. */
export const uploadedFileOf = (kept: readonly StoredDocument[], wanted: RequiredPicture) => {
  const file = fileOf(kept, wanted)
  return { minioImageId: file?.imageId ?? null, fileType: file?.fileType ?? null }
}

const stateOf = (order: Order, kind: PictureKind): { submitted: boolean; later: boolean } =>
  kind === 'cheques'
    ? { submitted: order.chequesSubmitted, later: order.chequesLater }
    : { submitted: order.documentsSubmitted, later: order.documentsLater }

/** Tells whether pictures of a kind were put off and have not come. */
export const isOutstanding = (order: Order, kind: PictureKind): boolean => {
  const { submitted, later } = stateOf(order, kind)
  return later && !submitted
}

/** Throws the Refusal orderClosed for an order whose details are over, unless these pictures were put off until after payment. */
export const checkUploadsOpen = (order: Order, kind: PictureKind): void => {
  if (!isEditableOrder(order) && !isOutstanding(order, kind)) throw new ApiError('orderClosed')
}

/** Tells whether what is missing may come later: nothing is put off anew once the order is paid. Of cheques one is enough to go on. */
export const mayComeLater = (
  order: Order,
  kind: PictureKind,
  { later, isAnyThere }: { later: boolean; isAnyThere: boolean },
): boolean => {
  if (order.status !== 'open') return later && isOutstanding(order, kind)
  return later || (kind === 'cheques' && isAnyThere)
}

/** Takes a kind and whether all of it is there; gives what is kept. */
export const submissionColumns = (kind: PictureKind, isComplete: boolean) =>
  kind === 'cheques'
    ? { chequesSubmitted: isComplete, chequesLater: !isComplete }
    : { documentsSubmitted: isComplete, documentsLater: !isComplete }

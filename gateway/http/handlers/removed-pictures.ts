/**
 * Removes pictures of an order: one that the user deletes, or those that show a policy holder who was
 * replaced. The order then lacks them until they are uploaded again. Decision 035.
 */
import type { PolicyHolder } from '#contract/operations/policy-holder.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { isHeldByCompany } from '../../domain/required-documents.ts'
import { showsFormerPerson } from '../../domain/reusable-documents.ts'
import { deleteDocument, documentsOf } from '../../store/documents.ts'
import { type Order, saveDocumentProgress } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import { cancelOpenAttempt } from '../../store/payments.ts'
import type { HandlerContext } from '../handler.ts'
import type { PictureKind } from './pictures.ts'

type UserCall = Pick<HandlerContext, 'db' | 'files' | 'afterCommit'> & { user: User }

/** Removes pictures of a locked order. Their files are deleted after the commit. */
export const removePictures = async (
  { db, user, files, afterCommit }: UserCall,
  { trackingCode, instantPayment }: Order,
  kind: PictureKind,
  imageIds: readonly string[],
): Promise<void> => {
  // Closes an open bank page, which would let the order be paid without the picture, unless the order is paid
  // first.
  if (!instantPayment) await cancelOpenAttempt(db, user.id, trackingCode)
  for (const imageId of imageIds) {
    await deleteDocument(db, user.id, imageId)
    afterCommit(() => files.remove(imageId))
  }
  await saveDocumentProgress(
    db,
    user.id,
    trackingCode,
    kind === 'cheques' ? { chequesSubmitted: false } : { documentsSubmitted: false },
  )
}

/**
 * Removes the pictures that show the former policy holder or owner of a locked order. Documents that come
 * after the payment still do.
 */
export const removeFormerPictures = async (
  call: UserCall,
  order: Order,
  policyHolder: PolicyHolder,
): Promise<void> => {
  const stored = await documentsOf(call.db, call.user.id, order.trackingCode)
  // Keeps the pictures of a returned paid order: the operator has seen them, and rejects wrong ones
  // explicitly.
  const isReturned = order.statusId === ORDER_STATUS.correctingDetails
  const former = stored.filter(
    ({ tag }) => !isReturned && showsFormerPerson(tag, order.policyHolder, policyHolder),
  )
  // Companies and persons need different documents.
  const needsOthers =
    order.renews === null && isHeldByCompany(policyHolder) !== isHeldByCompany(order.policyHolder)
  if (former.length === 0 && !needsOthers) return
  await removePictures(
    call,
    order,
    'documents',
    former.map(({ imageId }) => imageId),
  )
}

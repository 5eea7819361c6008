/**
 * Copies pictures of the user's earlier orders to a new one, so that a returning holder does not send them
 * again.
 */
import { randomUUID } from 'node:crypto'
import { requiredDocuments } from '../../domain/required-documents.ts'
import { isReusable } from '../../domain/reusable-documents.ts'
import { acceptedDocumentsOf, documentsOf, saveDocument } from '../../store/documents.ts'
import type { Order } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import type { HandlerContext } from '../handler.ts'
import { isUploaded } from './pictures.ts'

/**
 * Copies the latest matching picture into each empty box of an order. Each copy can be deleted separately.
 */
export const reuseEarlierDocuments = async (
  { db, user, files, now }: Pick<HandlerContext, 'db' | 'files' | 'now'> & { user: User },
  order: Order,
): Promise<void> => {
  const accepted = await acceptedDocumentsOf(db, user.id)
  if (accepted.length === 0) return
  const stored = await documentsOf(db, user.id, order.trackingCode)
  for (const place of requiredDocuments(order)) {
    if (isUploaded(stored, place)) continue
    const earlier = accepted.find(
      (each) => each.document.tag === place.tag && isReusable(place.tag, each.order, order),
    )
    if (earlier === undefined) continue
    const imageId = randomUUID()
    if (!(await files.copy(earlier.document.imageId, imageId))) continue
    await saveDocument(db, {
      ...earlier.document,
      imageId,
      trackingCode: order.trackingCode,
      position: place.order,
      createdAt: now,
    })
  }
}

/**
 * Records of uploaded files, accessible to their owner only; FileStorage has the files. Document 1 section 3.
 */
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import { ChequeTag } from '#contract/operations/documents.ts'
import type { Database } from './database.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { documents, orders } from './schema/index.ts'

export type StoredDocument = typeof documents.$inferSelect

/** Returns the documents of a user's order. */
export const documentsOf = (db: Database, userId: string, trackingCode: string): Promise<StoredDocument[]> =>
  db
    .select()
    .from(documents)
    .where(and(eq(documents.trackingCode, trackingCode), eq(documents.userId, userId)))
    .orderBy(asc(documents.position))

/** Returns a user's document by the id of its image, or null. */
export const documentOf = async (
  db: Database,
  userId: string,
  imageId: string,
): Promise<StoredDocument | null> => {
  const [document] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.imageId, imageId), eq(documents.userId, userId)))
  return document ?? null
}

/** A document of a paid order, and the order that it was accepted for. */
export type AcceptedDocument = { document: StoredDocument; order: typeof orders.$inferSelect }

/**
 * Returns the documents of a user's paid orders, of the latest order first; none that are to be corrected.
 */
export const acceptedDocumentsOf = (db: Database, userId: string): Promise<AcceptedDocument[]> =>
  db
    .select({ document: documents, order: orders })
    .from(documents)
    .innerJoin(orders, eq(orders.trackingCode, documents.trackingCode))
    .where(
      and(
        eq(documents.userId, userId),
        eq(orders.status, 'paid'),
        eq(orders.documentsSubmitted, true),
        ne(orders.statusId, ORDER_STATUS.correctingDocuments),
      ),
    )
    .orderBy(desc(orders.number))

/** Saves a document at its position in the order. Returns the image ids of the documents that it replaces. */
export const saveDocument = async (tx: Database, document: StoredDocument): Promise<string[]> => {
  const replaced = await tx
    .delete(documents)
    .where(
      and(
        eq(documents.trackingCode, document.trackingCode),
        eq(documents.userId, document.userId),
        eq(documents.tag, document.tag),
        eq(documents.position, document.position),
      ),
    )
    .returning({ imageId: documents.imageId })
  await tx.insert(documents).values(document)
  return replaced.map(({ imageId }) => imageId)
}

/** Deletes the record of a user's document. */
export const deleteDocument = async (tx: Database, userId: string, imageId: string): Promise<void> => {
  await tx.delete(documents).where(and(eq(documents.imageId, imageId), eq(documents.userId, userId)))
}

/** Deletes the records of an order's cheques. Returns their image ids. */
export const deleteCheques = async (
  tx: Database,
  userId: string,
  trackingCode: string,
): Promise<string[]> => {
  const deleted = await tx
    .delete(documents)
    .where(
      and(
        eq(documents.trackingCode, trackingCode),
        eq(documents.userId, userId),
        inArray(documents.tag, ChequeTag.options),
      ),
    )
    .returning({ imageId: documents.imageId })
  return deleted.map(({ imageId }) => imageId)
}

/** Returns the image ids of all documents. */
export const storedImageIds = async (db: Database): Promise<Set<string>> => {
  const stored = await db.select({ imageId: documents.imageId }).from(documents)
  return new Set(stored.map(({ imageId }) => imageId))
}

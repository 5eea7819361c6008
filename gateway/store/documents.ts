/**
 * Records of uploaded files, accessible to their owner only; FileStorage has the files. Document 1 section 3.
 */
import { and, asc, eq, inArray } from 'drizzle-orm'
import { ChequeTag } from '#contract/operations/documents.ts'
import type { Database } from './database.ts'
import { documents } from './schema/index.ts'

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

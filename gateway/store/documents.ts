/** What is known of uploaded files; the files themselves lie in the data folder. Owner only. Document 1 section 3. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import { ChequeTag } from '#contract/operations/documents.ts'
import type { Database } from './database.ts'
import { documents } from './schema/index.ts'

export type StoredDocument = typeof documents.$inferSelect

/** Takes a user's order; gives its documents. */
export const documentsOf = (db: Database, userId: string, trackingCode: string): Promise<StoredDocument[]> =>
  db
    .select()
    .from(documents)
    .where(and(eq(documents.trackingCode, trackingCode), eq(documents.userId, userId)))
    .orderBy(asc(documents.position))

/** Takes an image's id; gives the user's document, or null. */
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

/** Takes a document; keeps it in its place of the order. Gives the ids of files that it took the place of. */
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

/** Takes an image's id; forgets the user's document. */
export const deleteDocument = async (tx: Database, userId: string, imageId: string): Promise<void> => {
  await tx.delete(documents).where(and(eq(documents.imageId, imageId), eq(documents.userId, userId)))
}

/** Takes a user's order; forgets the pictures of its cheques. Gives their ids. */
export const deleteCheques = async (
  tx: Database,
  userId: string,
  trackingCode: string,
): Promise<string[]> => {
  const forgotten = await tx
    .delete(documents)
    .where(
      and(
        eq(documents.trackingCode, trackingCode),
        eq(documents.userId, userId),
        inArray(documents.tag, ChequeTag.options),
      ),
    )
    .returning({ imageId: documents.imageId })
  return forgotten.map(({ imageId }) => imageId)
}

/** Gives the ids of all files that some order has. */
export const storedImageIds = async (db: Database): Promise<Set<string>> => {
  const kept = await db.select({ imageId: documents.imageId }).from(documents)
  return new Set(kept.map(({ imageId }) => imageId))
}

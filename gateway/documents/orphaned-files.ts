/** Removes files without an order, left by a process that was killed between saving a file and its record. */
import type { FileStorage } from './file-storage.ts'

/** Newer files may belong to uploads in progress. */
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Removes files older than a day.
 * @param wanted the image ids of all documents at `now` or earlier; their files are kept
 */
export const removeOrphanedFiles = async (
  files: FileStorage,
  wanted: ReadonlySet<string>,
  now: Date,
): Promise<void> => {
  for await (const { imageId, storedAt: keptAt } of files.list()) {
    if (!wanted.has(imageId) && now.getTime() - keptAt.getTime() > DAY_MS) await files.remove(imageId)
  }
}

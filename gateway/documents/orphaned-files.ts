/** Housekeeping of files: a process that was killed between keeping a file and writing of it leaves one that no order has. */
import type { FileStorage } from './file-storage.ts'

/** Younger ones may still get their order: the answer of a slow upload may be on its way. */
const DAY_MS = 24 * 60 * 60 * 1000

/** Takes the ids that orders had at the instant `now` or before; removes files of more than a day ago that none of them has. */
export const removeOrphanedFiles = async (
  files: FileStorage,
  wanted: ReadonlySet<string>,
  now: Date,
): Promise<void> => {
  for await (const { imageId, storedAt: keptAt } of files.list()) {
    if (!wanted.has(imageId) && now.getTime() - keptAt.getTime() > DAY_MS) await files.remove(imageId)
  }
}

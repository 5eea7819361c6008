/** Files in the data folder: one file an image, named by its id. */
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStorage } from './file-storage.ts'

const sync = async (path: string, flags: string) => {
  const handle = await open(path, flags)
  await handle.sync().finally(() => handle.close())
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const unlessMissing = (error: unknown): null => {
  if (isMissing(error)) return null
  throw error
}

/** Takes the data folder, which must be on one disk with the files that are given to be kept. */
export const folderStorage = (dataDir: string): FileStorage => {
  const folder = join(dataDir, 'files')
  const pathOf = (imageId: string) => join(folder, imageId)

  return {
    async save(path, imageId) {
      await mkdir(folder, { recursive: true })
      await sync(path, 'r+')
      await rename(path, pathOf(imageId))
      // A folder can be synced on every system but Windows, where opening one fails.
      await sync(folder, 'r').catch(() => undefined)
    },

    async read(imageId) {
      const handle = await open(pathOf(imageId), 'r').catch(unlessMissing)
      if (handle === null) return null
      const { size } = await handle.stat()
      return { bytes: size, content: handle.createReadStream() }
    },

    remove: (imageId) => rm(pathOf(imageId), { force: true }),

    async *list() {
      for (const imageId of (await readdir(folder).catch(unlessMissing)) ?? []) {
        const found = await stat(pathOf(imageId)).catch(unlessMissing)
        if (found !== null) yield { imageId, storedAt: found.mtime }
      }
    },
  }
}

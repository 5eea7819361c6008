/** File storage in the data directory: one file per image, named by its id. */
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
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

/** @param dataDir must be on the same disk as the files to save, because they are moved */
export const folderStorage = (dataDir: string): FileStorage => {
  const folder = join(dataDir, 'files')
  const pathOf = (imageId: string) => join(folder, imageId)

  return {
    async save(path, imageId) {
      await mkdir(folder, { recursive: true })
      await sync(path, 'r+')
      await rename(path, pathOf(imageId))
      // Fails on Windows, where a directory cannot be opened.
      await sync(folder, 'r').catch(() => undefined)
    },

    async copy(imageId, copyId) {
      const copied = await copyFile(pathOf(imageId), pathOf(copyId))
        .then(() => true)
        .catch(unlessMissing)
      if (copied === null) return false
      await sync(pathOf(copyId), 'r+')
      await sync(folder, 'r').catch(() => undefined)
      return true
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

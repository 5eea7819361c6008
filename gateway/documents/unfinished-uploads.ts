/** Files on their way in: they lie on this disk until they are looked at, cleaned and kept, wherever the storage is. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 24 * 60 * 60 * 1000

const folderOf = (dataDir: string) => join(dataDir, 'files-unfinished')

/** Gives a path for a file that is still being received. */
export const newUploadPath = async (dataDir: string): Promise<string> => {
  await mkdir(folderOf(dataDir), { recursive: true })
  return join(folderOf(dataDir), randomUUID())
}

/** Takes the data folder and the instant; removes what an upload of more than a day ago left behind: it was cut off on its way. */
export const removeUnfinishedUploads = async (dataDir: string, now: Date): Promise<void> => {
  for (const name of await readdir(folderOf(dataDir)).catch(() => [])) {
    const path = join(folderOf(dataDir), name)
    const found = await stat(path).catch(() => null)
    if (found !== null && now.getTime() - found.mtimeMs > DAY_MS) await rm(path, { force: true })
  }
}

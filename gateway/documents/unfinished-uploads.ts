/** Temporary files of uploads, on this disk until they are checked, cleaned and saved. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 24 * 60 * 60 * 1000

const folderOf = (dataDir: string) => join(dataDir, 'files-unfinished')

/** Returns a path for a new temporary file. */
export const newUploadPath = async (dataDir: string): Promise<string> => {
  await mkdir(folderOf(dataDir), { recursive: true })
  return join(folderOf(dataDir), randomUUID())
}

/** Removes temporary files older than a day, left by interrupted uploads. */
export const removeUnfinishedUploads = async (dataDir: string, now: Date): Promise<void> => {
  for (const name of await readdir(folderOf(dataDir)).catch(() => [])) {
    const path = join(folderOf(dataDir), name)
    const found = await stat(path).catch(() => null)
    if (found !== null && now.getTime() - found.mtimeMs > DAY_MS) await rm(path, { force: true })
  }
}

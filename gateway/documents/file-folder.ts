/** Where uploaded files lie: one file an image, named by its id, which nobody can guess and which no query gives to another. */
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'

const DAY_MS = 24 * 60 * 60 * 1000

const folderOf = (dataDir: string) => join(dataDir, 'files')
const unfinishedOf = (dataDir: string) => join(dataDir, 'files-unfinished')

/** Takes the data folder and an image's id; gives the file's path. */
export const pathOfImage = (dataDir: string, imageId: string): string => join(folderOf(dataDir), imageId)

/** Gives a path for a file that is still being received. */
export const newUnfinishedPath = async (dataDir: string): Promise<string> => {
  await mkdir(unfinishedOf(dataDir), { recursive: true })
  return join(unfinishedOf(dataDir), randomUUID())
}

const sync = async (path: string, flags: string) => {
  const handle = await open(path, flags)
  await handle.sync().finally(() => handle.close())
}

/** Takes a finished file; gives it its name, so that it is whole on the disk or not there at all. */
export const keepFile = async (dataDir: string, unfinished: string, imageId: string): Promise<void> => {
  await mkdir(folderOf(dataDir), { recursive: true })
  await sync(unfinished, 'r+')
  await rename(unfinished, pathOfImage(dataDir, imageId))
  // A folder can be synced on every system but Windows, where opening one fails.
  await sync(folderOf(dataDir), 'r').catch(() => undefined)
}

/** Takes an image's id; removes its file. One that is not there is no fault. */
export const removeFile = (dataDir: string, imageId: string): Promise<void> => rm(pathOfImage(dataDir, imageId), { force: true })

const sweepFolder = async (folder: string, kept: ReadonlySet<string>): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    if (!kept.has(name) && Date.now() - (await stat(path)).mtimeMs > DAY_MS) await rm(path, { force: true })
  }
}

/** Takes the ids that orders have; removes files of yesterday and before that none has: their upload was cut off on its way. */
export const sweepFiles = async (dataDir: string, kept: ReadonlySet<string>): Promise<void> => {
  await sweepFolder(unfinishedOf(dataDir), new Set())
  await sweepFolder(folderOf(dataDir), kept)
}

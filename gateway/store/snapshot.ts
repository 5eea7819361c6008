/**
 * Cache of a migrated, empty embedded database, from which new databases start: faster and with less memory
 * than creating one. A missing or unreadable snapshot is created again.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'

export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/separ', import.meta.url))
const PGLITE_MANIFEST = fileURLToPath(
  new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url),
)

/** One snapshot per set of migrations and version of the embedded database. */
const snapshotPath = async (): Promise<string> => {
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()
  const hash = createHash('sha256').update(await readFile(PGLITE_MANIFEST))
  for (const file of files) hash.update(await readFile(join(MIGRATIONS, file)))
  return join(CACHE, `store-${hash.digest('hex').slice(0, 16)}.tar`)
}

/** Returns the snapshot, or undefined. */
export const readSnapshot = async (): Promise<Blob | undefined> => {
  const bytes = await readFile(await snapshotPath()).catch(() => null)
  return bytes === null ? undefined : new Blob([new Uint8Array(bytes)])
}

/** Removes snapshots of other versions. */
const removeOthers = async (path: string): Promise<void> => {
  for (const name of await readdir(CACHE))
    if (/^store-\w+\.tar$/.test(name) && join(CACHE, name) !== path) await rm(join(CACHE, name))
}

/** Saves the snapshot of a migrated, empty database, if the cache directory is writable. */
export const writeSnapshot = async (client: PGlite): Promise<void> => {
  const path = await snapshotPath()
  const unfinished = `${path}.${process.pid}`
  const dump = await client.dumpDataDir('none')
  await mkdir(dirname(path), { recursive: true })
    .then(async () => writeFile(unfinished, new Uint8Array(await dump.arrayBuffer())))
    .then(() => rename(unfinished, path))
    .then(() => removeOthers(path))
    .catch(() => undefined)
}

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { newUploadPath, removeUnfinishedUploads } from './unfinished-uploads.ts'

const HOUR_MS = 60 * 60 * 1000

it('an interrupted upload is removed after a day, not before', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'separ-files-'))
  await removeUnfinishedUploads(dataDir, new Date())
  const path = await newUploadPath(dataDir)
  await writeFile(path, 'half')
  await removeUnfinishedUploads(dataDir, new Date(Date.now() + 23 * HOUR_MS))
  expect(await readdir(join(dataDir, 'files-unfinished'))).toEqual([basename(path)])
  await removeUnfinishedUploads(dataDir, new Date(Date.now() + 25 * HOUR_MS))
  expect(await readdir(join(dataDir, 'files-unfinished'))).toEqual([])
  await rm(dataDir, { recursive: true })
})

import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keepFile, newUnfinishedPath, pathOfImage, sweepFiles } from './file-folder.ts'

const TWO_DAYS_AGO = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)

it('sweeps up what an upload left behind that was cut off, and nothing that an order has or that is still coming in', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'separ-files-'))
  const [wanted, orphan, fresh] = [randomUUID(), randomUUID(), randomUUID()]
  for (const imageId of [wanted, orphan, fresh]) {
    const unfinished = await newUnfinishedPath(dataDir)
    await writeFile(unfinished, 'content')
    await keepFile(dataDir, unfinished, imageId)
  }
  const [cutOff, coming] = [await newUnfinishedPath(dataDir), await newUnfinishedPath(dataDir)]
  for (const path of [cutOff, coming]) await writeFile(path, 'half')
  for (const path of [pathOfImage(dataDir, wanted), pathOfImage(dataDir, orphan), cutOff]) await utimes(path, TWO_DAYS_AGO, TWO_DAYS_AGO)
  await sweepFiles(dataDir, new Set([wanted]))
  expect(new Set(await readdir(join(dataDir, 'files')))).toEqual(new Set([wanted, fresh]))
  expect(await readdir(join(dataDir, 'files-unfinished'))).toEqual([coming.split('/').at(-1)])
  await rm(dataDir, { recursive: true })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FolderInUseError, lockFolder } from './folder-lock.ts'

it('a data directory is locked for one process, by any path, until it is released', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'separ-lock-'))
  const unlock = await lockFolder(folder)
  await expect(lockFolder(join(folder, '..', folder.split('/').at(-1) ?? ''))).rejects.toThrow(
    FolderInUseError,
  )
  await expect(lockFolder(folder)).rejects.toThrow('is in use by another Separ process')
  await unlock()
  await (
    await lockFolder(folder)
  )()
  await rm(folder, { recursive: true })
})

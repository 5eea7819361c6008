import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnStorages, idsIn, type TestStorage } from '../testing/on-storages.sample.ts'
import { removeOrphanedFiles } from './orphaned-files.ts'
import { newUploadPath } from './unfinished-uploads.ts'

const HOUR_MS = 60 * 60 * 1000
/** More than one page of an S3 listing. */
const MORE_THAN_A_PAGE = 1001

describeOnStorages('the storage of files', (openStorage) => {
  let storage: TestStorage
  let dataDir: string
  beforeAll(async () => {
    storage = await openStorage()
    dataDir = await mkdtemp(join(tmpdir(), 'separ-incoming-'))
  })
  afterAll(async () => {
    await storage.close()
    await rm(dataDir, { recursive: true })
  })

  const keep = async (content: Buffer, imageId: string = randomUUID()): Promise<string> => {
    const path = await newUploadPath(dataDir)
    await writeFile(path, content)
    await storage.files.save(path, imageId)
    return imageId
  }
  const readBack = async (imageId: string) => {
    const found = await storage.files.read(imageId)
    return found && { bytes: found.bytes, content: await buffer(found.content) }
  }

  it('is empty at first, and housekeeping on it does not fail', async () => {
    expect(await idsIn(storage.files)).toEqual([])
    await removeOrphanedFiles(storage.files, new Set(), new Date())
  })

  it.each([1, 100_000, 12 * 1024 * 1024])('returns %i bytes unchanged', async (length) => {
    const content = randomBytes(length)
    const imageId = await keep(content)
    const found = await readBack(imageId)
    expect(found?.bytes).toBe(length)
    expect(found?.content.equals(content)).toBe(true)
  })

  it('copies a file; the copy stays when the file is removed', async () => {
    const content = randomBytes(1000)
    const [imageId, copyId] = [await keep(content), randomUUID()]
    expect(await storage.files.copy(imageId, copyId)).toBe(true)
    await storage.files.remove(imageId)
    expect((await readBack(copyId))?.content.equals(content)).toBe(true)
    expect(await storage.files.copy(imageId, randomUUID())).toBe(false)
    await storage.files.remove(copyId)
  })

  it('returns null for an unknown file', async () => {
    expect(await storage.files.read(randomUUID())).toBeNull()
  })

  it('saves nothing if the file does not exist', async () => {
    const imageId = randomUUID()
    await expect(storage.files.save(join(dataDir, 'not-there'), imageId)).rejects.toThrow('ENOENT')
    expect(await storage.files.read(imageId)).toBeNull()
  })

  it('removes a file, also twice', async () => {
    const imageId = await keep(Buffer.from('content'))
    await storage.files.remove(imageId)
    await storage.files.remove(imageId)
    expect(await storage.files.read(imageId)).toBeNull()
    expect(await idsIn(storage.files)).not.toContain(imageId)
  })

  it('loses files without an order after a day', async () => {
    const [wanted, orphan] = [await keep(Buffer.from('wanted')), await keep(Buffer.from('orphan'))]
    await removeOrphanedFiles(storage.files, new Set([wanted]), new Date(Date.now() + 23 * HOUR_MS))
    expect(await idsIn(storage.files)).toEqual(expect.arrayContaining([wanted, orphan]))
    await removeOrphanedFiles(storage.files, new Set([wanted]), new Date(Date.now() + 25 * HOUR_MS))
    expect(await idsIn(storage.files)).toEqual([wanted])
  })

  it('lists all files, however many there are', { timeout: 60_000 }, async () => {
    const before = await idsIn(storage.files)
    const more: string[] = []
    while (more.length < MORE_THAN_A_PAGE)
      more.push(...(await Promise.all(Array.from({ length: 13 }, () => keep(Buffer.from('x'))))))
    expect(new Set(await idsIn(storage.files))).toEqual(new Set([...before, ...more]))
  })
})

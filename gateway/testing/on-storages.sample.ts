/** Runs tests on each file storage: the data directory, and a real S3 server. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from 'vitest'
import type { FileStorage } from '../documents/file-storage.ts'
import { openFileStorage } from '../documents/open-file-storage.ts'
import { startS3Server } from './s3-server.sample.ts'

export type TestStorage = { files: FileStorage; close(): Promise<void> }

const openFolder = async (): Promise<TestStorage> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'separ-storage-'))
  return {
    files: await openFileStorage({ dataDir, s3: undefined }),
    close: () => rm(dataDir, { recursive: true, force: true }),
  }
}

const openS3 = async (): Promise<TestStorage> => {
  const { settings, close } = await startS3Server()
  return { files: await openFileStorage({ dataDir: '', s3: settings }), close }
}

/** Runs tests on each storage. They get a function that opens an empty one. */
export const describeOnStorages = (
  title: string,
  tests: (openStorage: () => Promise<TestStorage>) => void,
): void => {
  describe(`${title}, in the data folder`, () => {
    tests(openFolder)
  })
  describe(`${title}, on S3`, () => {
    tests(openS3)
  })
}

/** Returns the image ids of a storage's files. */
export const idsIn = async (files: FileStorage): Promise<string[]> => {
  const ids: string[] = []
  for await (const { imageId } of files.list()) ids.push(imageId)
  return ids
}

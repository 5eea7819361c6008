/** Opens the file storage that the settings select. */
import type { FileStorage } from './file-storage.ts'
import { folderStorage } from './folder-storage.ts'
import type { S3Settings } from './s3-storage.ts'

/**
 * Opens S3 if it is configured, otherwise the data directory.
 * @throws an Error with a message for the operator if S3 cannot be used
 */
export const openFileStorage = async ({
  dataDir,
  s3,
}: {
  dataDir: string
  s3: S3Settings | undefined
}): Promise<FileStorage> => {
  if (s3 === undefined) return folderStorage(dataDir)
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage(s3)
}

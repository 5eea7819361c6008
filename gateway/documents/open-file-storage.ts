/** Makes the storage of files that the settings ask for. */
import type { FileStorage } from './file-storage.ts'
import { folderStorage } from './folder-storage.ts'
import type { S3Settings } from './s3-storage.ts'

/** Takes the data folder and, where files go there, the settings of S3. Throws an Error in plain words where S3 cannot be used. */
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

/** Interface to the files of orders, in the data directory or on S3. Document 1 section 3. */
import type { Readable } from 'node:stream'

export type FileContent = { bytes: number; content: Readable }
export type StoredFileEntry = { imageId: string; storedAt: Date }

/**
 * Stores files by image id, which is unguessable and shown to its owner only. Failures throw an Error: a
 * fault (500).
 */
export type FileStorage = {
  /** Saves a complete file atomically. The file at `path` may be moved. */
  save(path: string, imageId: string): Promise<void>
  /** Saves a copy of a file under another image id. Returns false if there is no such file. */
  copy(imageId: string, copyId: string): Promise<boolean>
  /** Returns a file's size and content, or null. */
  read(imageId: string): Promise<FileContent | null>
  /** Removes a file if it exists. */
  remove(imageId: string): Promise<void>
  /** Lists all files, including those without an order. */
  list(): AsyncIterable<StoredFileEntry>
}

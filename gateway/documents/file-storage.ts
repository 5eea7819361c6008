/** The one door to where the files of orders lie, on this disk or on S3: whoever keeps, shows or removes one knows no more than this. Document 1 section 3. */
import type { Readable } from 'node:stream'

export type FileContent = { bytes: number; content: Readable }
export type StoredFileEntry = { imageId: string; storedAt: Date }

/** Files by their image's id, which nobody can guess and which no query gives to another. Whatever cannot be done throws an Error: a fault of ours, not a refusal. */
export type FileStorage = {
  /** Takes the path of a finished file, which may be moved away, and an id; once it is done the file is kept whole, before that it does not count. */
  save(path: string, imageId: string): Promise<void>
  /** Gives a file's size and its content as a stream, or null where there is none. */
  read(imageId: string): Promise<FileContent | null>
  /** Removes a file. One that is not there is no fault. */
  remove(imageId: string): Promise<void>
  /** Gives every file that is kept, whether an order has it or not. */
  list(): AsyncIterable<StoredFileEntry>
}

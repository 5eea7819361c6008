/** A file that a handler answers with; it is served as an attachment, or shown where it is a picture. */
import type { FILE_TYPES } from '#contract/operations/documents.ts'

export class StoredFile {
  readonly path: string
  readonly fileType: (typeof FILE_TYPES)[number]

  constructor(path: string, fileType: (typeof FILE_TYPES)[number]) {
    this.path = path
    this.fileType = fileType
  }
}

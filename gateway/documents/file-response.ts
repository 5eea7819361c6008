/** A file that a handler answers with; it is served as an attachment, or shown where it is a picture. */
import type { FILE_TYPES } from '#contract/operations/documents.ts'
import type { FileContent } from './file-storage.ts'

export class FileResponse {
  readonly file: FileContent
  readonly fileType: (typeof FILE_TYPES)[number]

  constructor(file: FileContent, fileType: (typeof FILE_TYPES)[number]) {
    this.file = file
    this.fileType = fileType
  }
}

/** A handler's answer that is a file: a picture is shown, a PDF is an attachment. */
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

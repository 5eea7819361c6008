/** A handler's answer that is a file: a picture is shown, a PDF is an attachment. */
import type { FILE_TYPES } from '#contract/operations/documents.ts'
import type { FileContent } from './file-storage.ts'

export class FileResponse {
  readonly file: FileContent
  readonly fileType: (typeof FILE_TYPES)[number]
  /** The name that the user's device knew it by, without its ending, or null. */
  readonly name: string | null

  constructor(file: FileContent, fileType: (typeof FILE_TYPES)[number], name: string | null) {
    this.file = file
    this.fileType = fileType
    this.name = name
  }
}

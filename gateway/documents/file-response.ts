/** A handler's answer that is a file: a picture is shown, anything else is an attachment. */
import type { FILE_TYPES } from '#contract/operations/documents.ts'
import type { Readable } from 'node:stream'

export type AnsweredFileType = (typeof FILE_TYPES)[number] | 'application/json'
/** A file; `bytes` is null while its size is not known. */
type AnsweredFile = { bytes: number | null; content: Readable }

export class FileResponse {
  readonly file: AnsweredFile
  readonly fileType: AnsweredFileType
  /** The name that the user's device knew it by, without its ending, or null. */
  readonly name: string | null

  constructor(file: AnsweredFile, fileType: AnsweredFileType, name: string | null) {
    this.file = file
    this.fileType = fileType
    this.name = name
  }
}

/** Answers with an uploaded file: never kept by anyone on the way, never guessed at, a PDF never opened in our origin. */
import type { FastifyReply } from 'fastify'
import type { FileResponse } from '../documents/file-response.ts'

/** Takes a reply and a file; streams the one with the other. */
export const sendFile = (reply: FastifyReply, { file, fileType }: FileResponse): FastifyReply =>
  reply
    .header('content-type', fileType)
    .header('content-length', file.bytes)
    .header(
      'content-disposition',
      fileType === 'application/pdf' ? 'attachment; filename="document.pdf"' : 'inline',
    )
    .header('x-content-type-options', 'nosniff')
    .send(file.content)

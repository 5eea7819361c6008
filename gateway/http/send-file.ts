/**
 * Sends an uploaded file without content sniffing; a PDF as an attachment, so that it never opens in our
 * origin.
 */
import type { FastifyReply } from 'fastify'
import type { FileResponse } from '../documents/file-response.ts'

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

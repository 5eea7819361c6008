/**
 * Sends an uploaded file without content sniffing; anything else than a picture as an attachment, so that it
 * never opens in our origin. A file that is saved has the name that it was uploaded with.
 */
import type { FastifyReply } from 'fastify'
import type { FileResponse } from '../documents/file-response.ts'

const endings = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/pdf': '.pdf',
  'application/json': '.json',
} as const

/** RFC 8187: characters that encodeURIComponent keeps and a header's value may not contain. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (kept) => `%${kept.charCodeAt(0).toString(16).toUpperCase()}`)

const disposition = ({ fileType, name }: FileResponse): string => {
  const kind = fileType.startsWith('image/') ? 'inline' : 'attachment'
  const plain = `${kind}; filename="document${endings[fileType]}"`
  return name === null ? plain : `${plain}; filename*=UTF-8''${encoded(name + endings[fileType])}`
}

export const sendFile = (reply: FastifyReply, answer: FileResponse): FastifyReply => {
  if (answer.file.bytes !== null) void reply.header('content-length', answer.file.bytes)
  return reply
    .header('content-type', answer.fileType)
    .header('content-disposition', disposition(answer))
    .header('x-content-type-options', 'nosniff')
    .send(answer.file.content)
}

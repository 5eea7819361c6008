/** Answers with an uploaded file: never kept by anyone on the way, never guessed at, a PDF never opened in our origin. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import type { StoredFile } from '../documents/stored-file.ts'
import { Refusal } from './refusal.ts'

/** Throws the Refusal notFound where the file is not on the disk. */
export const sendFile = async (reply: FastifyReply, { path, fileType }: StoredFile): Promise<unknown> => {
  const found = await stat(path).catch(() => null)
  if (found === null) throw new Refusal('notFound')
  return reply
    .header('content-type', fileType)
    .header('content-length', found.size)
    .header('content-disposition', fileType === 'application/pdf' ? 'attachment; filename="document.pdf"' : 'inline')
    .header('x-content-type-options', 'nosniff')
    .send(createReadStream(path))
}

/**
 * Receives an upload: streams it to disk within the size limit, then checks and cleans it.
 * The part `info` may precede or follow the part `file`. Document 1 section 7.
 */
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { MAX_FILE_BYTES } from '#contract/operations/documents.ts'
import { textRef } from '#contract/texts.ts'
import { ApiError } from '../domain/api-error.ts'
import { cleanFile, type FileType } from './clean-file.ts'
import { newUploadPath } from './unfinished-uploads.ts'

export type ReceivedFile = {
  imageId: string
  fileType: FileType
  /** Size of the saved file. */
  bytes: number
  /** Hash of the file as it was sent. */
  hash: string
}
export type Upload = {
  info: unknown
  file: ReceivedFile
  /** Path of the cleaned file on this disk. */
  path: string
  /** Removes temporary files from this disk. */
  discard(): Promise<void>
}

export const uploadLimits = { fileSize: MAX_FILE_BYTES, files: 1, fields: 1, parts: 2, fieldSize: 16_384 }

const writeToDisk = async (
  part: MultipartFile,
  path: string,
): Promise<{ hash: string; tooLarge: boolean }> => {
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(part.file, hashing, createWriteStream(path))
  return { hash: hash.digest('base64url'), tooLarge: part.file.truncated }
}

const parseInfo = (text: unknown): unknown => {
  try {
    const info: unknown = JSON.parse(String(text))
    return info
  } catch {
    throw new ApiError('invalid', { fields: { info: textRef('malformed') } })
  }
}

/** What the disk refused is a fault; everything else that ends a form early is the sender's. */
const asMalformedForm = (error: unknown): unknown => {
  const isFault = error instanceof ApiError || (error instanceof Error && 'syscall' in error)
  return isFault ? error : new ApiError('invalid', { fields: { file: textRef('malformed') } })
}

const readParts = async (request: FastifyRequest, path: string) => {
  let info: unknown = undefined
  let written: { hash: string; tooLarge: boolean } | null = null
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === 'file') written = await writeToDisk(part, path)
    else if (part.type === 'file') part.file.resume()
    else if (part.fieldname === 'info') info = part.value
    else throw new ApiError('invalid', { fields: { [part.fieldname]: textRef('unknown-key') } })
  }
  return { info, written }
}

/**
 * Returns the file of a multipart request, and its info before validation.
 * Throws the ApiErrors invalid, fileTooLarge, fileType and fileUnreadable.
 */
export const receiveUpload = async (request: FastifyRequest, dataDir: string): Promise<Upload> => {
  if (!request.isMultipart()) throw new ApiError('invalid', { fields: { file: textRef('required') } })
  const sent = await newUploadPath(dataDir)
  const cleaned = await newUploadPath(dataDir)
  const discard = async () => {
    await rm(sent, { force: true })
    await rm(cleaned, { force: true })
  }
  try {
    const { info, written } = await readParts(request, sent).catch((error: unknown) => {
      throw asMalformedForm(error)
    })
    if (written === null) throw new ApiError('invalid', { fields: { file: textRef('required') } })
    if (written.tooLarge) throw new ApiError('fileTooLarge')
    const parsed = parseInfo(info)
    const { fileType, kept } = await cleanFile(sent, cleaned)
    const { size } = await stat(kept)
    return {
      info: parsed,
      discard,
      path: kept,
      file: { imageId: randomUUID(), fileType, bytes: size, hash: written.hash },
    }
  } catch (error) {
    await discard()
    throw error
  }
}

/**
 * Looks at an upload's content, never at its name: a picture is decoded whole and written anew without metadata (place, camera, owner),
 * upright as it was taken; a PDF is checked and kept as it is. Document 1 section 5; decisions, section 1 "Upload limit".
 */
import { open, stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { FILE_TYPES } from '#contract/operations/documents.ts'
import { ApiError } from '../domain/api-error.ts'

export type FileType = (typeof FILE_TYPES)[number]

/** Forty million pixels: more than a phone takes, less than what would fill the memory. */
const MOST_PIXELS = 4e7
const JPEG_QUALITY = 88
const PDF_EDGE_BYTES = 1024

// One picture at a time: uploads are few, and the other calls need the processor too.
sharp.concurrency(1)
sharp.cache(false)

const isFileType = (mime: string): mime is FileType => FILE_TYPES.some((known) => known === mime)

const edgesOf = async (path: string): Promise<{ head: string; tail: string }> => {
  const { size } = await stat(path)
  const handle = await open(path, 'r')
  try {
    const read = async (position: number) => {
      const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(PDF_EDGE_BYTES), position })
      return buffer.toString('latin1', 0, bytesRead)
    }
    return { head: await read(0), tail: await read(Math.max(0, size - PDF_EDGE_BYTES)) }
  } finally {
    await handle.close()
  }
}

const checkPdf = async (path: string): Promise<void> => {
  const { head, tail } = await edgesOf(path)
  if (!head.startsWith('%PDF-') || !tail.includes('%%EOF')) throw new ApiError('fileUnreadable')
}

const cleanPicture = async (
  path: string,
  type: 'image/jpeg' | 'image/png',
  cleaned: string,
): Promise<void> => {
  const picture = sharp(path, {
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  }).autoOrient()
  const written = type === 'image/jpeg' ? picture.jpeg({ quality: JPEG_QUALITY }) : picture.png()
  await written.toFile(cleaned).catch(() => {
    throw new ApiError('fileUnreadable')
  })
}

/**
 * Takes the path of an upload and of a file to write; gives the type and which of the two files is to be kept.
 * Throws the Refusals fileType and fileUnreadable.
 */
export const cleanFile = async (
  path: string,
  cleaned: string,
): Promise<{ fileType: FileType; kept: string }> => {
  const found = await fileTypeFromFile(path).catch(() => undefined)
  const mime = found?.mime ?? ''
  if (!isFileType(mime)) throw new ApiError('fileType')
  if (mime === 'application/pdf') {
    await checkPdf(path)
    return { fileType: mime, kept: path }
  }
  await cleanPicture(path, mime, cleaned)
  return { fileType: mime, kept: cleaned }
}

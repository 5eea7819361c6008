/**
 * Cleans an upload by its content, not its name: a picture is decoded, rotated upright and encoded again
 * without metadata (place, camera, owner); a PDF is checked and kept unchanged. Document 1 section 5;
 * decisions, section 1 "Upload limit".
 */
import { open, stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { FILE_TYPES } from '#contract/operations/documents.ts'
import { ApiError } from '../domain/api-error.ts'
import { makeQueue } from './queue.ts'

export type FileType = (typeof FILE_TYPES)[number]

/** 40 million pixels: more than a phone's camera has, less than what exhausts the memory. */
const MAX_PIXELS = 4e7
const JPEG_QUALITY = 88
const PDF_EDGE_BYTES = 1024

// One thread per picture: uploads are few, and other calls need the processor, too.
sharp.concurrency(1)
sharp.cache(false)

/**
 * One picture at a time: decoding one of 40 megapixels takes hundreds of megabytes. Others wait on the disk.
 */
const pictures = makeQueue()

/** Returns the number of pictures that wait or are being cleaned. */
export const waitingPictures = (): number => pictures.size()

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
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  }).autoOrient()
  const written = type === 'image/jpeg' ? picture.jpeg({ quality: JPEG_QUALITY }) : picture.png()
  await pictures
    .add(() => written.toFile(cleaned))
    .catch(() => {
      throw new ApiError('fileUnreadable')
    })
}

/**
 * Cleans the file at `path`, writing to `cleaned` if it is a picture. Returns its type and which of the two
 * files to keep. Throws the ApiErrors fileType and fileUnreadable.
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

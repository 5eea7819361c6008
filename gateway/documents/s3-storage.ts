/**
 * File storage in a bucket of an S3-compatible service. The only module that imports its client.
 * docs/decisions/010.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { FileStorage } from './file-storage.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Prefix of our files, because a bucket may contain others. */
const PREFIX = 'files/'
/** Timeout of an answer, and its multiple for a whole upload. */
const [PATIENCE_MS, UPLOAD_TIMES] = [10_000, 6]
const [FORBIDDEN, NOT_FOUND] = [403, 404]

/** Silences the client's own log. */
const quiet = () => undefined

const clientOf = (
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  patienceMs: number,
): S3Client =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Many compatible services do not know the client's newer checksums; some store them as part of a
    // streamed file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    requestHandler: {
      connectionTimeout: patienceMs,
      requestTimeout: patienceMs,
      socketTimeout: patienceMs,
      throwOnRequestTimeout: true,
    },
  })

const md5Of = async (path: string): Promise<string> => {
  const hash = createHash('md5')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('base64')
}

const problemOf = (error: unknown): string => {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  if (status === NOT_FOUND) return 'does not exist'
  if (status === FORBIDDEN) return 'refuses these keys'
  return status === undefined ? 'does not answer' : `answers with status ${status}`
}

/**
 * Opens a bucket.
 * @param patienceMs timeout of an answer
 * @throws an Error with a message for the operator if the bucket cannot be used
 */
export const openS3Storage = async (settings: S3Settings, patienceMs = PATIENCE_MS): Promise<FileStorage> => {
  const { endpoint, bucket: Bucket } = settings
  const client = clientOf(settings, patienceMs)
  await client.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => {
    throw new Error(
      `The bucket «${Bucket}» at ${endpoint} ${problemOf(error)}; look at the settings SEPAR_S3_….`,
    )
  })

  return {
    async save(path, imageId) {
      const { size } = await stat(path)
      // The storage compares this hash, and refuses a file that was damaged on the way.
      const put = { Bucket, Key: PREFIX + imageId, ContentLength: size, ContentMD5: await md5Of(path) }
      const reading = new AbortController()
      const content = createReadStream(path).on('error', (error) => {
        reading.abort(error)
      })
      const sending = client.send(new PutObjectCommand({ ...put, Body: content }), {
        abortSignal: reading.signal,
        requestTimeout: UPLOAD_TIMES * patienceMs,
      })
      await sending.finally(() => content.destroy())
    },

    async copy(imageId, copyId) {
      const source = { Bucket, CopySource: `${Bucket}/${PREFIX}${imageId}` }
      const copied = await client
        .send(new CopyObjectCommand({ ...source, Key: PREFIX + copyId }))
        .catch((error: unknown) => {
          if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return null
          throw error
        })
      return copied !== null
    },

    async read(imageId) {
      const found = await client
        .send(new GetObjectCommand({ Bucket, Key: PREFIX + imageId }))
        .catch((error: unknown) => {
          if (error instanceof NoSuchKey) return null
          throw error
        })
      if (found === null) return null
      if (!(found.Body instanceof Readable) || found.ContentLength === undefined)
        throw new Error('The storage answered without a file.')
      return { bytes: found.ContentLength, content: found.Body }
    },

    async remove(imageId) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: PREFIX + imageId }))
    },

    async *list() {
      let last: string | undefined
      do {
        const { Contents = [], IsTruncated } = await client.send(
          new ListObjectsCommand({ Bucket, Prefix: PREFIX, Marker: last }),
        )
        for (const { Key, LastModified } of Contents) {
          if (Key !== undefined && LastModified !== undefined)
            yield { imageId: Key.slice(PREFIX.length), storedAt: LastModified }
        }
        last = IsTruncated ? Contents.at(-1)?.Key : undefined
      } while (last !== undefined)
    },
  }
}

/** Uploads with generated pictures, sent like a browser does. */
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import * as v from 'valibot'
import { registry } from '#contract/index.ts'
import { IDEMPOTENCY_HEADER } from '#contract/operation.ts'
import type { Credentials } from './client.sample.ts'
import type { TestServer } from './test-server.sample.ts'

export type Part = { name: string; fileName?: string; contentType?: string; content: Buffer | string }

/** Returns a small JPEG with a place and a manufacturer in its metadata. */
export const pictureWithPlace = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#0B5D5B' } })
    .withExif({
      IFD0: { Make: 'PLANTED-MAKER' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 0/1' },
    })
    .jpeg()
    .toBuffer()

/** Returns a PDF; with another tail, a file that only begins like one. */
export const pdf = (tail = '%%EOF\n'): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\n${' '.repeat(2000)}${tail}`)

/** Returns the part that describes the file. */
export const infoOf = (trackingCode: string, otherwise: object = {}): string =>
  JSON.stringify({
    name: 'card.jpg',
    insuranceType: 'thirdparty',
    insuranceProvider: '1',
    trackingCode,
    tag: 'national-card',
    order: 1,
    ...otherwise,
  })

const fileNameOf = (fileName: string | undefined): string[] =>
  fileName === undefined ? [] : [`filename="${fileName}"`]

/** Posts parts as a form with a file. */
export const postParts = (
  server: TestServer,
  as: Credentials,
  parts: readonly Part[],
  key: string = randomUUID(),
) => {
  const boundary = `----separ${randomUUID()}`
  const chunks = parts.flatMap(({ name, fileName, contentType, content }) => [
    Buffer.from(
      [
        `--${boundary}`,
        ['content-disposition: form-data', `name="${name}"`, ...fileNameOf(fileName)].join('; '),
        ...(contentType === undefined ? [] : [`content-type: ${contentType}`]),
        '\r\n',
      ].join('\r\n'),
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return server.inject({
    method: 'POST',
    url: registry.uploadDocument.path,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      [IDEMPOTENCY_HEADER]: key,
      ...(as !== null && 'jwt' in as ? { authorization: `Bearer ${as.jwt}` } : {}),
    },
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  })
}

/** Posts a file of an order. */
export const postFile = (
  server: TestServer,
  as: Credentials,
  trackingCode: string,
  file: Omit<Part, 'name'>,
  { key = randomUUID(), info = {} }: { key?: string; info?: object } = {},
) =>
  postParts(
    server,
    as,
    [
      { name: 'info', content: infoOf(trackingCode, info) },
      { name: 'file', fileName: 'card.jpg', contentType: 'image/jpeg', ...file },
    ],
    key,
  )

const Uploaded = v.strictObject({ body: registry.uploadDocument.answer })

/** Sends a valid picture. Returns its id. */
export const sendFile = async (
  server: TestServer,
  as: Credentials,
  trackingCode: string,
  { key = randomUUID(), info = {} }: { key?: string; info?: object } = {},
): Promise<{ imageId: string }> =>
  v.parse(
    Uploaded,
    (await postFile(server, as, trackingCode, { content: await pictureWithPlace() }, { key, info })).json(),
  ).body

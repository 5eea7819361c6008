import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_FILE_BYTES } from '#contract/operations/documents.ts'
import { call, codeOf, send, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { bankPage, completeOrder, decide, newOrder, type } from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { infoOf, pictureWithPlace, postFile, postParts, sendFile } from '../testing/upload.sample.ts'

let gateway: TestGateway
let user: { jwt: string }
let trackingCode: string
beforeAll(async () => {
  gateway = await openTestGateway()
  user = await signIn(gateway.server, '09360000050')
  trackingCode = await newOrder(gateway.server, user)
})
afterAll(() => gateway.close())

const outcome = ({ statusCode, json }: Awaited<ReturnType<typeof postFile>>) => [statusCode, json().errorData?.errorCode]
const pdf = (tail = '%%EOF\n') => Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\n${' '.repeat(2000)}${tail}`)
const files = () => readdir(join(gateway.dataDir, 'files')).catch(() => [])
const unfinished = () => readdir(join(gateway.dataDir, 'files-unfinished')).catch(() => [])

describe('an uploaded picture', () => {
  it('is shown to its owner upright and without what its metadata told', async () => {
    const sent = await sharp(await pictureWithPlace()).withMetadata({ orientation: 6 }).withExifMerge({ IFD0: { Make: 'PLANTED-MAKER' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 0/1' } }).jpeg().toBuffer()
    expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('PLANTED-MAKER')
    const uploaded = await postFile(gateway.server, user, trackingCode, { content: sent })
    const shown = await send(gateway.server, 'readDocumentFile', { params: { imageId: uploaded.json().body.imageId } }, user)
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', 'content-disposition': 'inline' })
    const metadata = await sharp(shown.rawPayload).metadata()
    expect([metadata.exif, metadata.width, metadata.height]).toEqual([undefined, 20, 40])
    expect(shown.rawPayload.includes('PLANTED-MAKER')).toBe(false)
  })

  it('may send its info after its file', async () => {
    const late = await postParts(gateway.server, user, [{ name: 'file', fileName: 'card.jpg', contentType: 'image/jpeg', content: await pictureWithPlace() }, { name: 'info', content: infoOf(trackingCode) }])
    expect(late.statusCode).toBe(200)
  })

  it('takes the place of the one before, whose file goes', async () => {
    const first = await sendFile(gateway.server, user, trackingCode)
    const second = await sendFile(gateway.server, user, trackingCode)
    const { orderDocumentDtos } = await succeed(gateway.server, 'listDocuments', { params: { trackingCode } }, user)
    expect(orderDocumentDtos.find(({ tag }) => tag === 'national-card')).toMatchObject({ minioImageId: second.imageId, fileType: 'image/jpeg' })
    expect(await files()).toEqual([second.imageId])
    expect((await send(gateway.server, 'readDocumentFile', { params: first }, user)).statusCode).toBe(404)
  })

  it('sent again with its key is the same upload, with another picture it is refused', async () => {
    const key = randomUUID()
    const content = await pictureWithPlace()
    const answers = await Promise.all(Array.from({ length: 5 }, () => postFile(gateway.server, user, trackingCode, { content }, { key })))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    const other = await postFile(gateway.server, user, trackingCode, { content: pdf(), contentType: 'application/pdf' }, { key })
    expect(outcome(other)).toEqual([409, codeOf('keyReused')])
    expect(await files()).toHaveLength(1)
    expect(await unfinished()).toEqual([])
  })

  it('can be taken away, and is then missing', async () => {
    const { imageId } = await sendFile(gateway.server, user, trackingCode)
    await succeed(gateway.server, 'deleteDocumentFile', { params: { imageId } }, user)
    expect(await files()).toEqual([])
    const submitted = await call(gateway.server, 'submitDocuments', { params: type, body: { trackingCode, later: false } }, user)
    expect(submitted.error?.data.missing).toContain('national-card')
  })
})

describe('an upload that is not what it says', () => {
  it.each([
    ['a script named like a picture', Buffer.from('<script>alert(1)</script>'), 'fileType'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'fileType'],
    ['nothing at all', Buffer.alloc(0), 'fileType'],
    ['the head of a JPEG and garbage', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00]), Buffer.alloc(4000, 7)]), 'fileUnreadable'],
    ['a PDF without an end', pdf('and no end'), 'fileUnreadable'],
  ] as const)('%s is refused', async (_title, content, errorName) => {
    const refused = await postFile(gateway.server, user, trackingCode, { content })
    expect(refused.json().errorData.errorCode).toBe(codeOf(errorName))
  })

  it('a picture that was cut off is refused', async () => {
    const whole = await sharp({ create: { width: 800, height: 800, channels: 3, noise: { type: 'gaussian', mean: 120, sigma: 60 }, background: '#000' } }).jpeg().toBuffer()
    const refused = await postFile(gateway.server, user, trackingCode, { content: whole.subarray(0, whole.length / 2) })
    expect(outcome(refused)).toEqual([422, codeOf('fileUnreadable')])
  })

  it('a picture of too many pixels is refused before it fills the memory', async () => {
    const huge = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } }).png({ compressionLevel: 9 }).toBuffer()
    expect(huge.length).toBeLessThan(1_000_000)
    const refused = await postFile(gateway.server, user, trackingCode, { content: huge })
    expect(outcome(refused)).toEqual([422, codeOf('fileUnreadable')])
  })

  it('one byte over the limit is too large, the limit itself is not', async () => {
    const filler = (length: number) => Buffer.concat([pdf(''), Buffer.alloc(length - pdf('').length - 6, 32), Buffer.from('%%EOF\n')])
    const over = await postFile(gateway.server, user, trackingCode, { content: filler(MAX_FILE_BYTES + 1) })
    expect(outcome(over)).toEqual([413, codeOf('fileTooLarge')])
    const whole = await postFile(gateway.server, user, trackingCode, { content: filler(MAX_FILE_BYTES) })
    expect(whole.statusCode).toBe(200)
  })

  it('leaves nothing on the disk', async () => {
    expect(await unfinished()).toEqual([])
    expect(await files()).toHaveLength(1)
  })

  it.each([
    ['without a file', [{ name: 'info', content: '{}' }], 'file'],
    ['without info', [{ name: 'file', fileName: 'a.pdf', content: pdf() }], 'info'],
    ['with broken info', [{ name: 'info', content: '{' }, { name: 'file', fileName: 'a.pdf', content: pdf() }], 'info'],
    ['with another part', [{ name: 'planted', content: '1' }, { name: 'file', fileName: 'a.pdf', content: pdf() }], 'planted'],
  ])('%s is refused, and the part named', async (_title, parts, field) => {
    const refused = await postParts(gateway.server, user, parts)
    expect([refused.statusCode, Object.keys(refused.json().errorData.data.fields)]).toEqual([400, [field]])
  })

  it('asked for by nobody is refused', async () => {
    const unasked = await postFile(gateway.server, user, trackingCode, { content: pdf() }, { info: { tag: 'ownership-document', order: 9 } })
    expect(Object.keys(unasked.json().errorData.data.fields)).toEqual(['tag'])
  })
})

describe('an uploaded PDF', () => {
  it('is kept byte for byte and never opens in our origin', async () => {
    const uploaded = await postFile(gateway.server, user, trackingCode, { content: pdf(), contentType: 'application/pdf' })
    const { imageId } = uploaded.json().body
    const shown = await send(gateway.server, 'readDocumentFile', { params: { imageId } }, user)
    expect(shown.headers['content-disposition']).toMatch(/^attachment/)
    expect(shown.rawPayload).toEqual(pdf())
    expect(await readFile(join(gateway.dataDir, 'files', imageId))).toEqual(pdf())
  })
})

describe('documents of a paid order', () => {
  it('can still be sent where they were put off, until they are all there', async () => {
    const paid = await newOrder(gateway.server, user)
    await completeOrder(gateway.server, user, paid)
    await decide(gateway.server, await bankPage(gateway.server, user, paid), 'paid')
    const { orderDocumentDtos } = await succeed(gateway.server, 'listDocuments', { params: { trackingCode: paid } }, user)
    for (const { tag, order } of orderDocumentDtos) expect((await postFile(gateway.server, user, paid, { content: pdf() }, { info: { tag, order } })).statusCode).toBe(200)
    await succeed(gateway.server, 'submitDocuments', { params: type, body: { trackingCode: paid, later: false } }, user)
    const late = await postFile(gateway.server, user, paid, { content: pdf() })
    expect(outcome(late)).toEqual([409, codeOf('orderClosed')])
  })
})

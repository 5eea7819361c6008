import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, codeOf, send, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { describeOnStorages, idsIn, type TestStorage } from '../testing/on-storages.sample.ts'
import { bankPage, completeOrder, decide, detailOf, newOrder, type } from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { infoOf, pdf, pictureWithPlace, postFile, postParts, sendFile } from '../testing/upload.sample.ts'

const outcome = ({ statusCode, json }: Awaited<ReturnType<typeof postFile>>) => [
  statusCode,
  json().errorData?.errorCode,
]

describeOnStorages('uploads', (openStorage) => {
  let storage: TestStorage
  let gateway: TestGateway
  let user: { jwt: string }
  let trackingCode: string
  beforeAll(async () => {
    storage = await openStorage()
    gateway = await openTestGateway({ files: storage.files })
    user = await signIn(gateway.server, '09360000050')
    trackingCode = await newOrder(gateway.server, user)
  })
  afterAll(async () => {
    await gateway.close()
    await storage.close()
  })

  const files = () => idsIn(storage.files)
  const unfinished = () => readdir(join(gateway.dataDir, 'files-unfinished'))

  describe('an uploaded picture', () => {
    it('is shown to its owner upright and without metadata', async () => {
      const sent = await sharp(await pictureWithPlace())
        .withMetadata({ orientation: 6 })
        .withExifMerge({
          IFD0: { Make: 'PLANTED-MAKER' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 0/1' },
        })
        .jpeg()
        .toBuffer()
      expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('PLANTED-MAKER')
      const uploaded = await postFile(gateway.server, user, trackingCode, { content: sent })
      const shown = await send(
        gateway.server,
        'readDocumentFile',
        { params: { imageId: uploaded.json().body.imageId } },
        user,
      )
      expect(shown.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-disposition': `inline; filename="document.jpg"; filename*=UTF-8''card.jpg`,
      })
      const metadata = await sharp(shown.rawPayload).metadata()
      expect([metadata.exif, metadata.width, metadata.height]).toEqual([undefined, 20, 40])
      expect(shown.rawPayload.includes('PLANTED-MAKER')).toBe(false)
    })

    it('may send its info after its file', async () => {
      const late = await postParts(gateway.server, user, [
        { name: 'file', fileName: 'card.jpg', contentType: 'image/jpeg', content: await pictureWithPlace() },
        { name: 'info', content: infoOf(trackingCode) },
      ])
      expect(late.statusCode).toBe(200)
    })

    it('replaces the previous one, whose file is removed', async () => {
      const first = await sendFile(gateway.server, user, trackingCode)
      const second = await sendFile(gateway.server, user, trackingCode)
      const { orderDocumentDtos } = await succeed(
        gateway.server,
        'listDocuments',
        { params: { trackingCode } },
        user,
      )
      expect(orderDocumentDtos.find(({ tag }) => tag === 'national-card')).toMatchObject({
        minioImageId: second.imageId,
        fileType: 'image/jpeg',
      })
      expect(await files()).toEqual([second.imageId])
      expect((await send(gateway.server, 'readDocumentFile', { params: first }, user)).statusCode).toBe(404)
    })

    it('is the same upload when repeated with its key, and refused with another picture', async () => {
      const key = randomUUID()
      const content = await pictureWithPlace()
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => postFile(gateway.server, user, trackingCode, { content }, { key })),
      )
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
      const other = await postFile(
        gateway.server,
        user,
        trackingCode,
        { content: pdf(), contentType: 'application/pdf' },
        { key },
      )
      expect(outcome(other)).toEqual([409, codeOf('keyReused')])
      expect(await files()).toHaveLength(1)
      expect(await unfinished()).toEqual([])
    })

    it('can be deleted, and is missing then', async () => {
      const { imageId } = await sendFile(gateway.server, user, trackingCode)
      await succeed(gateway.server, 'deleteDocumentFile', { params: { imageId } }, user)
      expect(await files()).toEqual([])
      const submitted = await call(
        gateway.server,
        'submitDocuments',
        { params: type, body: { trackingCode, kind: 'documents', later: false } },
        user,
      )
      expect(submitted.error?.data.missing).toContain('national-card')
    })
  })

  describe('an uploaded PDF', () => {
    it('is stored unchanged and never opens in our origin', async () => {
      const uploaded = await postFile(gateway.server, user, trackingCode, {
        content: pdf(),
        contentType: 'application/pdf',
      })
      const { imageId } = uploaded.json().body
      const shown = await send(gateway.server, 'readDocumentFile', { params: { imageId } }, user)
      expect(shown.headers['content-disposition']).toMatch(/^attachment/)
      expect(shown.rawPayload).toEqual(pdf())
      expect(await files()).toContain(imageId)
    })

    it.each([
      ['کارت ملی.PDF', `filename*=UTF-8''${encodeURIComponent('کارت ملی.pdf')}`],
      ['a"; b\r\nx: y\u0000.exe', "filename*=UTF-8''a%20%3B%20b%20x%20%20y.pdf"],
      ['../../etc/passwd', "filename*=UTF-8''etc%20passwd.pdf"],
      ['\uD800', 'filename="document.pdf"'],
    ])('is saved under the name that it was uploaded with, made safe: %j', async (name, expected) => {
      const uploaded = await postFile(
        gateway.server,
        user,
        trackingCode,
        { content: pdf(), contentType: 'application/pdf' },
        { info: { name } },
      )
      const { imageId } = uploaded.json().body
      const shown = await send(gateway.server, 'readDocumentFile', { params: { imageId } }, user)
      expect(String(shown.headers['content-disposition']).split('; ').at(-1)).toBe(expected)
    })
  })

  describe('documents of a paid order', () => {
    it('can be uploaded if they were postponed, until they are complete', async () => {
      const paid = await newOrder(gateway.server, user)
      await completeOrder(gateway.server, user, paid)
      await decide(gateway.server, await bankPage(gateway.server, user, paid), 'paid')
      const { orderDocumentDtos } = await succeed(
        gateway.server,
        'listDocuments',
        { params: { trackingCode: paid } },
        user,
      )
      for (const { tag, order } of orderDocumentDtos)
        expect(
          (await postFile(gateway.server, user, paid, { content: pdf() }, { info: { tag, order } }))
            .statusCode,
        ).toBe(200)
      await succeed(
        gateway.server,
        'submitDocuments',
        { params: type, body: { trackingCode: paid, kind: 'documents', later: false } },
        user,
      )
      const late = await postFile(gateway.server, user, paid, { content: pdf() })
      expect(outcome(late)).toEqual([409, codeOf('orderClosed')])
    })

    it('take a missing picture, whose deletion has closed the open page of the bank', async () => {
      const order = await newOrder(gateway.server, user)
      await completeOrder(gateway.server, user, order)
      const { imageId } = await sendFile(gateway.server, user, order)
      const closed = await bankPage(gateway.server, user, order)
      await succeed(gateway.server, 'deleteDocumentFile', { params: { imageId } }, user)
      await decide(gateway.server, closed, 'paid')
      const { status } = await detailOf(gateway.server, user, order)
      expect(status).toBe('open')
      await decide(gateway.server, await bankPage(gateway.server, user, order), 'paid')
      const taken = await postFile(gateway.server, user, order, { content: pdf() })
      expect(taken.statusCode).toBe(200)
    })
  })

  it('leave no file if they are refused', async () => {
    const before = new Set(await files())
    const unasked = await postFile(
      gateway.server,
      user,
      trackingCode,
      { content: pdf() },
      { info: { tag: 'ownership-document', order: 9 } },
    )
    const otherUser = await signIn(gateway.server, '09360000052')
    const notTheirs = await postFile(gateway.server, otherUser, trackingCode, { content: pdf() })
    expect([unasked.statusCode, notTheirs.statusCode]).toEqual([400, 404])
    expect(new Set(await files())).toEqual(before)
  })

  it('are shown to their owner only', async () => {
    const mine = await sendFile(gateway.server, user, trackingCode)
    const otherUser = await signIn(gateway.server, '09360000052')
    expect((await send(gateway.server, 'readDocumentFile', { params: mine }, otherUser)).statusCode).toBe(404)
    expect((await send(gateway.server, 'readDocumentFile', { params: mine }, user)).statusCode).toBe(200)
  })
})

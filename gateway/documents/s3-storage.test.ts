/** Failures of S3: they are reported clearly and in time, and files that were not stored do not count. */
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, send, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { idsIn } from '../testing/on-storages.sample.ts'
import { newOrder } from '../testing/purchase.sample.ts'
import { type FaultMode, type S3Server, startS3Server } from '../testing/s3-server.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { pictureWithPlace, postFile, sendFile } from '../testing/upload.sample.ts'
import { openS3Storage } from './s3-storage.ts'

const PATIENCE_MS = 400
const HOUR_MS = 60 * 60 * 1000

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
})
afterEach(() => {
  s3.setFaultMode('open')
})
afterAll(() => s3.close())

describe('an S3 storage that cannot be used is refused in one sentence, without its secret', () => {
  it.each([
    ['a bucket that is not there', { bucket: 'another' }, 'does not exist'],
    ['unknown keys', { accessKeyId: 'unknown' }, 'refuses these keys'],
    ['no server at the address', { endpoint: 'http://127.0.0.1:9' }, 'does not answer'],
  ])('%s', async (_title, wrong, reason) => {
    const settings = { ...s3.settings, ...wrong }
    await expect(openS3Storage(settings, PATIENCE_MS)).rejects.toThrow(
      new Error(
        `The bucket «${settings.bucket}» at ${settings.endpoint} ${reason}; look at the settings SEPAR_S3_….`,
      ),
    )
  })
  it('one that does not answer', async () => {
    s3.setFaultMode('silent')
    await expect(openS3Storage(s3.settings, PATIENCE_MS)).rejects.toThrow('does not answer')
  })
})

describe('with files on S3', () => {
  let gateway: TestGateway
  let user: { jwt: string }
  let trackingCode: string
  beforeAll(async () => {
    gateway = await openTestGateway({ files: await openS3Storage(s3.settings, PATIENCE_MS) })
    user = await signIn(gateway.server, '09360000053')
    trackingCode = await newOrder(gateway.server, user)
  })
  afterAll(() => gateway.close())

  const placed = async () => {
    const { orderDocumentDtos } = await succeed(
      gateway.server,
      'listDocuments',
      { params: { trackingCode } },
      user,
    )
    return orderDocumentDtos.find(({ tag }) => tag === 'national-card')?.minioImageId ?? null
  }

  it.each<FaultMode>(['refusing', 'silent', 'deaf', 'stalling'])(
    'an upload to a storage that is %s fails and does not count; repeated with its key it is stored',
    async (door) => {
      const before = await placed()
      const key = randomUUID()
      const content = await pictureWithPlace()
      s3.setFaultMode(door)
      const failed = await postFile(gateway.server, user, trackingCode, { content }, { key })
      expect([failed.statusCode, failed.json().errorData.errorCode]).toEqual([500, codeOf('broken')])
      expect(await placed()).toBe(before)
      s3.setFaultMode('open')
      const again = await postFile(gateway.server, user, trackingCode, { content }, { key })
      expect(again.statusCode).toBe(200)
      expect(await placed()).toBe(again.json().body.imageId)
    },
  )

  it('other calls are answered while an upload waits for a silent storage', async () => {
    const content = await pictureWithPlace()
    s3.setFaultMode('silent')
    const waiting = postFile(gateway.server, user, trackingCode, { content })
    let isOver = false
    void waiting.then(() => {
      isOver = true
    })
    await placed()
    const order = await newOrder(gateway.server, user)
    expect([order.length > 0, isOver]).toEqual([true, false])
    expect((await waiting).statusCode).toBe(500)
  })

  it.each<FaultMode>(['refusing', 'silent'])(
    'a file that cannot be read now (%s) is a fault, not a file that is gone',
    async (door) => {
      const mine = await sendFile(gateway.server, user, trackingCode)
      s3.setFaultMode(door)
      expect((await send(gateway.server, 'readDocumentFile', { params: mine }, user)).statusCode).toBe(500)
      s3.setFaultMode('open')
      expect((await send(gateway.server, 'readDocumentFile', { params: mine }, user)).statusCode).toBe(200)
    },
  )

  it('a file that stops half-way is a failure, not a shorter file', async () => {
    const { imageId } = await sendFile(gateway.server, user, trackingCode)
    s3.setFaultMode('stalling')
    const begun = await gateway.files.read(imageId)
    expect(begun?.bytes).toBe(1000)
    await expect(begun === null ? null : buffer(begun.content)).rejects.toThrow(/timed out|aborted/)
  })

  it('a document is deleted although its file cannot be; housekeeping removes the file', async () => {
    const { imageId } = await sendFile(gateway.server, user, trackingCode)
    s3.setFaultMode('refusing')
    await succeed(gateway.server, 'deleteDocumentFile', { params: { imageId } }, user)
    s3.setFaultMode('open')
    expect(await placed()).toBeNull()
    expect(await idsIn(gateway.files)).toContain(imageId)
    const nextDay = await openTestGateway({
      store: gateway.store,
      files: gateway.files,
      instant: () => new Date(Date.now() + 25 * HOUR_MS),
    })
    await nextDay.server.close()
    expect(await idsIn(gateway.files)).toEqual([])
  })

  it('a gateway starts although the storage is unreachable, and logs that housekeeping failed', async () => {
    s3.setFaultMode('refusing')
    const another = await openTestGateway({ files: gateway.files })
    await another.close()
    expect(another.logLines.join('')).toContain('housekeeping failed')
  })

  it('the log never holds the keys', () => {
    const log = gateway.logLines.join('')
    expect(log).toContain('broken')
    expect([log.includes(s3.settings.secretAccessKey), /Signature|AWS4/.test(log)]).toEqual([false, false])
  })
})

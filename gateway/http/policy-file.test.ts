/** The file of an issued policy: access, content and appearance. Decisions, sections 2 and 10. */
import { readFile } from 'node:fs/promises'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import jsqr from 'jsqr'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { bankPage, completeOrder, decide, newOrder, type } from '../testing/purchase.sample.ts'
import { lookUpCase } from '../testing/showcase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { sendFile } from '../testing/upload.sample.ts'
import { makeAllDueMoves, sendOrderEvent } from './handlers/order-moves.ts'

const MINUTE = 60_000
const TEN_IN_TEHRAN = new Date('2025-11-15T06:30:00Z')
const pictures = ['national-card', 'vehicle-card-front', 'vehicle-card-back', 'previous-policy']

let gateway: TestGateway
let owner: { jwt: string }
let now = TEN_IN_TEHRAN
beforeAll(async () => {
  gateway = await openTestGateway({ instant: () => now })
  owner = await signIn(gateway.server, '09360000150')
})
afterAll(() => gateway.close())

const pass = async (ms: number) => {
  now = new Date(now.getTime() + ms)
  expect(await makeAllDueMoves(gateway.store.db, now)).toBe(0)
}
const paidOrder = async () => {
  const { server } = gateway
  const sbId = await lookUpCase(server, owner, 'سواری با سابقهٔ کامل')
  const trackingCode = await newOrder(server, owner, 'cash', { sbId })
  await completeOrder(server, owner, trackingCode)
  for (const [index, tag] of pictures.entries())
    await sendFile(server, owner, trackingCode, { info: { tag, order: index + 1 } })
  const body = { trackingCode, later: false, kind: 'documents' } as const
  await succeed(server, 'submitDocuments', { params: type, body }, owner)
  await decide(server, await bankPage(server, owner, trackingCode), 'paid')
  return trackingCode
}
const issuedOrder = async () => {
  const trackingCode = await paidOrder()
  await pass(MINUTE)
  await pass(MINUTE)
  return trackingCode
}
const read = (trackingCode: string, as: { jwt: string }) =>
  gateway.server.inject({
    url: `/api/v1/order/${trackingCode}/policy`,
    headers: { authorization: `Bearer ${as.jwt}` },
  })
const fileOf = async (trackingCode: string) => {
  const answer = await read(trackingCode, owner)
  expect(answer.headers['content-type']).toBe('application/pdf')
  return new Uint8Array(answer.rawPayload)
}

const opened = async <T>(file: Uint8Array, look: (document: PDFiumDocument) => Promise<T>): Promise<T> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(file)
  try {
    return await look(document)
  } finally {
    document.destroy()
    library.destroy()
  }
}

/** Extraction misplaces half-spaces and the hamza above: texts are compared without them. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/[\s\u0654\u200c\u200e\u200f]/gu, '')

describe('the file of a policy', () => {
  it('is refused until the policy is issued', async () => {
    const answer = await read(await paidOrder(), owner)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ errorData: { errorCode: 2023 } })
  })

  it('does not exist for other users', async () => {
    const trackingCode = await issuedOrder()
    const answer = await read(trackingCode, await signIn(gateway.server, '09360000151'))
    expect(answer.statusCode).toBe(404)
  })

  it('contains policy holder, vehicle, cover, period and terms in searchable Persian', async () => {
    const file = await fileOf(await issuedOrder())
    const pages = await opened(file, (document) =>
      Promise.resolve([...document.pages()].map((page) => plain(page.getText()))),
    )
    expect(pages).toHaveLength(2)
    for (const words of [
      'بیمه‌نامهٔ شخص ثالث',
      'نگار آزمون',
      '۱۲۳۴۵۶۷۸۹۱',
      'کد پستی ۱۳۹۸۷۶۵۴۳۱',
      'چهارشنبه ۵ آذر ۱۴۰۴',
      'خسارت مالی تا ۲۰۰٬۰۰۰٬۰۰۰ تومان',
    ])
      expect(pages[0]).toContain(plain(words))
    expect(pages[1]).toContain(plain('تا ۴۸ ساعت پس از صدور خبر دهید'))
    expect(Buffer.from(file).toString('latin1')).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/)
  })

  it('names the correction of an endorsement', async () => {
    const trackingCode = await issuedOrder()
    const textOf = async () =>
      opened(await fileOf(trackingCode), (document) =>
        Promise.resolve([...document.pages()].map((page) => plain(page.getText())).join('')),
      )
    const reason = 'کد پستی بیمه‌گذار درست شد.'
    expect(await textOf()).not.toContain(plain(reason))
    await gateway.store.db.transaction((tx) =>
      sendOrderEvent(tx, trackingCode, { type: 'operator.endorsed', reason }, { at: now, day: '1404-08-24' }),
    )
    const text = await textOf()
    expect(text).toContain(plain('الحاقیه‌ها'))
    expect(text).toContain(plain(reason))
  })

  it('matches the reference picture, and its QR code opens a confirming page without names', async () => {
    const file = await fileOf(await issuedOrder())
    const { data, width, height } = await opened(file, (document) =>
      document.getPage(0).render({ scale: 2, render: 'bitmap' }),
    )
    const picture = sharp(data, { raw: { width, height, channels: 4 } })
    const address = jsqr(new Uint8ClampedArray(data), width, height)?.data ?? ''
    const page = await gateway.server.inject({ url: new URL(address).pathname })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('این بیمه‌نامه درست است؛ اعتبار آن هنوز شروع نشده است.')
    expect(page.body).not.toContain('نگار')
    expect(page.body).not.toContain('۱۲۳۴۵۶۷۸۹۱')

    // The number, the premium's fractions and the QR code differ from order to order; everything else is the
    // same.
    const reference = await readFile(new URL('../testing/policy-page-1.png', import.meta.url))
    expect(await differenceOf(picture, sharp(reference))).toBeLessThan(0.02)
  })
})

/** Share of points that differ clearly between two pictures of the same size. */
const differenceOf = async (one: Sharp, other: Sharp): Promise<number> => {
  const [first, second] = await Promise.all(
    [one, other].map((picture) => picture.greyscale().removeAlpha().raw().toBuffer()),
  )
  if (first === undefined || second === undefined || first.length !== second.length) return 1
  const clearly = first.filter((point, index) => Math.abs(point - (second[index] ?? 0)) > 64)
  return clearly.length / first.length
}

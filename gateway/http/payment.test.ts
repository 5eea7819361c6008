import { afterAll, beforeAll, expect, it } from 'vitest'
import { ATTEMPT_MS } from '../store/payments.ts'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import {
  bankPage,
  completeOrder,
  decide,
  newOrder,
  provider,
  resultOf,
  type,
} from '../testing/purchase.sample.ts'
import { postForm, signIn } from '../testing/sign-in.sample.ts'
import { sendFile } from '../testing/upload.sample.ts'

describeOnEngines('a payment', (engine) => {
  let gateway: TestGateway
  let user: { jwt: string }
  beforeAll(async () => {
    gateway = await openTestGateway({}, engine)
    user = await signIn(gateway.server, '09360000040')
  })
  afterAll(() => gateway.close())

  const readyOrder = async () => {
    const trackingCode = await newOrder(gateway.server, user)
    await completeOrder(gateway.server, user, trackingCode)
    return trackingCode
  }
  const apply = (trackingCode: string, discountCode: string) =>
    succeed(gateway.server, 'applyDiscount', { params: type, body: { trackingCode, discountCode } }, user)

  it('counts once when it is confirmed twenty times at once', async () => {
    const trackingCode = await readyOrder()
    const page = await bankPage(gateway.server, user, trackingCode)
    const backs = await Promise.all(Array.from({ length: 20 }, () => decide(gateway.server, page, 'paid')))
    expect(backs.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 303))
    const first = await resultOf(gateway.server, user, trackingCode)
    await decide(gateway.server, page, 'paid')
    expect(await resultOf(gateway.server, user, trackingCode)).toEqual(first)
    expect(first).toMatchObject({ state: 'paid' })
  })

  it('returns to the app that started it, with the opener of that app', async () => {
    const trackingCode = await readyOrder()
    for (const [openedVia, query] of [
      ['pwa', ''],
      ['driver', '?openedVia=driver'],
    ] as const) {
      const { paymentUrl } = await succeed(
        gateway.server,
        'startPayment',
        { params: { ...type, trackingCode }, query: { openedVia } },
        user,
      )
      const back = await decide(gateway.server, new URL(paymentUrl).pathname, 'cancelled')
      expect(back.headers.location).toBe(`http://localhost/payment-result/${trackingCode}${query}`)
    }
  })

  it('that is confirmed and cancelled at once has one result', async () => {
    const trackingCode = await readyOrder()
    const page = await bankPage(gateway.server, user, trackingCode)
    await Promise.all([decide(gateway.server, page, 'cancelled'), decide(gateway.server, page, 'paid')])
    const { state } = await resultOf(gateway.server, user, trackingCode)
    const detail = await succeed(
      gateway.server,
      'readOrder',
      { params: { ...type, ...provider, trackingCode } },
      user,
    )
    expect([
      ['paid', 'paid'],
      ['cancelled', 'open'],
    ]).toContainEqual([state, detail.status])
  })

  it('continues on the same bank page while the amount is the same', async () => {
    const trackingCode = await readyOrder()
    const pages = await Promise.all(
      Array.from({ length: 5 }, () => bankPage(gateway.server, user, trackingCode)),
    )
    expect(new Set(pages).size).toBe(1)
  })

  it('of another amount gets a new page, and the old page says that it is cancelled', async () => {
    const trackingCode = await readyOrder()
    const before = await bankPage(gateway.server, user, trackingCode)
    const { totalAmount } = await apply(trackingCode, 'SEPAR30')
    const after = await bankPage(gateway.server, user, trackingCode)
    expect(after).not.toBe(before)
    expect((await gateway.server.inject(before)).body).toContain('این پرداخت لغو شده است')
    expect((await decide(gateway.server, before, 'paid')).statusCode).toBe(409)
    await decide(gateway.server, after, 'paid')
    expect(await resultOf(gateway.server, user, trackingCode)).toMatchObject({
      state: 'paid',
      amount: totalAmount,
    })
  })

  it('is cancelled when a picture is deleted meanwhile, so that no order is paid without it', async () => {
    const trackingCode = await readyOrder()
    const { imageId } = await sendFile(gateway.server, user, trackingCode)
    const page = await bankPage(gateway.server, user, trackingCode)
    await succeed(gateway.server, 'deleteDocumentFile', { params: { imageId } }, user)
    expect((await decide(gateway.server, page, 'paid')).statusCode).toBe(409)
    expect((await resultOf(gateway.server, user, trackingCode)).state).toBe('cancelled')
  })

  it('can be repeated after it was cancelled or refused', async () => {
    const trackingCode = await readyOrder()
    for (const ending of ['cancelled', 'refused', 'timed-out'] as const) {
      await decide(gateway.server, await bankPage(gateway.server, user, trackingCode), ending)
      expect(await resultOf(gateway.server, user, trackingCode)).toMatchObject({
        state: ending,
        orderNumber: null,
      })
    }
    await decide(gateway.server, await bankPage(gateway.server, user, trackingCode), 'paid')
    expect((await resultOf(gateway.server, user, trackingCode)).state).toBe('paid')
  })

  it('times out and cannot be confirmed afterwards', async () => {
    const late = await openTestGateway({}, engine)
    const buyer = await signIn(late.server, '09360000041')
    const trackingCode = await newOrder(late.server, buyer)
    await completeOrder(late.server, buyer, trackingCode)
    const page = await bankPage(late.server, buyer, trackingCode)
    late.advanceTime(ATTEMPT_MS + 1000)
    expect((await resultOf(late.server, buyer, trackingCode)).state).toBe('timed-out')
    expect((await decide(late.server, page, 'paid')).statusCode).toBe(409)
    expect(await bankPage(late.server, buyer, trackingCode)).not.toBe(page)
    await late.close()
  })

  it('closes the order to changes', async () => {
    const trackingCode = await readyOrder()
    await decide(gateway.server, await bankPage(gateway.server, user, trackingCode), 'paid')
    const again = await call(
      gateway.server,
      'startPayment',
      { params: { ...type, trackingCode }, query: { openedVia: 'pwa' } },
      user,
    )
    const discounted = await call(
      gateway.server,
      'applyDiscount',
      { params: type, body: { trackingCode, discountCode: 'SEPAR30' } },
      user,
    )
    expect([again.error?.errorCode, discounted.error?.errorCode]).toEqual([
      codeOf('orderClosed'),
      codeOf('orderClosed'),
    ])
  })

  it('is not started for an amount that the customer was not shown', async () => {
    const trackingCode = await readyOrder()
    await apply(trackingCode, 'SEPAR30')
    const shownOther = await call(
      gateway.server,
      'startPayment',
      { params: { ...type, trackingCode }, query: { openedVia: 'pwa', discountCode: 'MEHR10' } },
      user,
    )
    expect(shownOther.error?.data.fields).toHaveProperty('discountCode')
    await succeed(
      gateway.server,
      'startPayment',
      { params: { ...type, trackingCode }, query: { openedVia: 'pwa', discountCode: 'SEPAR30' } },
      user,
    )
  })

  it('cannot be decided by another site or with an invented token', async () => {
    const trackingCode = await readyOrder()
    const page = await bankPage(gateway.server, user, trackingCode)
    expect(
      (await postForm(gateway.server, page, { decision: 'paid' }, { 'sec-fetch-site': 'cross-site' }))
        .statusCode,
    ).toBe(400)
    expect((await decide(gateway.server, `/sandbox/bank/${'x'.repeat(43)}`, 'paid')).statusCode).toBe(404)
    expect((await resultOf(gateway.server, user, trackingCode)).state).toBe('open')
  })
})

describeOnEngines('a discount code', (engine) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await openTestGateway({}, engine)
  })
  afterAll(() => gateway.close())

  it('is applied once and can be removed', async () => {
    const user = await signIn(gateway.server, '09360000042')
    const trackingCode = await newOrder(gateway.server, user)
    const before = await succeed(gateway.server, 'readInvoice', { params: { ...type, trackingCode } }, user)
    const applied = await succeed(
      gateway.server,
      'applyDiscount',
      { params: type, body: { trackingCode, discountCode: 'separ30' } },
      user,
    )
    expect(applied).toMatchObject({ discount: 300_000, totalAmount: before.totalAmount - 300_000 })
    await succeed(
      gateway.server,
      'applyDiscount',
      { params: type, body: { trackingCode, discountCode: 'SEPAR30' } },
      user,
    )
    const removed = await succeed(
      gateway.server,
      'removeDiscount',
      { params: type, body: { trackingCode, discountCode: 'SEPAR30' } },
      user,
    )
    expect(removed).toMatchObject({
      discount: 0,
      totalAmount: before.totalAmount,
      message: 'کد تخفیف حذف شد.',
    })
    expect(await succeed(gateway.server, 'readInvoice', { params: { ...type, trackingCode } }, user)).toEqual(
      before,
    )
  })

  it.each([
    ['NO-SUCH', 'discountUnknown'],
    ['TABESTAN', 'discountExpired'],
    ['AVALIN', 'discountUsedUp'],
  ] as const)('%s is refused: %s', async (discountCode, errorName) => {
    const user = await signIn(gateway.server, '09360000043')
    const trackingCode = await newOrder(gateway.server, user)
    const refused = await call(
      gateway.server,
      'applyDiscount',
      { params: type, body: { trackingCode, discountCode } },
      user,
    )
    expect(refused.error?.errorCode).toBe(codeOf(errorName))
  })
})

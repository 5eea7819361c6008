import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { showcase } from '../sandbox/showcase.ts'
import { call, codeOf, newGuest, succeed } from '../testing/client.sample.ts'
import { testClock } from '../testing/clock.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import {
  bankPage,
  choiceOf,
  completeOrder,
  decide,
  invoiceOf,
  newOrder,
  provider,
  resultOf,
  search,
  type,
} from '../testing/purchase.sample.ts'
import { caseNamed } from '../testing/showcase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway()
})
afterAll(() => gateway.close())

describe('a purchase', () => {
  it('leads from a guest’s plate inquiry to a paid order', async () => {
    const { server } = gateway
    const [known] = showcase
    if (known === undefined) throw new Error('The showcase is empty.')
    const guest = await newGuest(server)
    const { today } = await succeed(server, 'readConfiguration', { params: { ...type, ...provider } }, guest)
    expect(today).toBe('1404-08-24')
    const found = await succeed(
      server,
      'lookUpPlate',
      { params: { ...type, ...provider }, body: { nationalCode: known.nationalCode, ...known.plate } },
      guest,
    )
    expect(found.isDefective).toBe(false)
    const offers = await search(server, guest, { sbId: found.sbId })
    const user = await signIn(server, known.cellNumber)
    await succeed(server, 'syncGuest', { body: guest }, user)
    const { trackingCode } = await succeed(
      server,
      'registerOrder',
      { params: { ...type, ...provider }, body: choiceOf(offers) },
      user,
    )
    await completeOrder(server, user, trackingCode)
    const detail = await succeed(
      server,
      'readOrder',
      { params: { ...type, ...provider, trackingCode } },
      user,
    )
    expect(detail).toMatchObject({ stage: 6, status: 'open', plate: known.plate })
    const invoice = await succeed(server, 'readInvoice', { params: { ...type, trackingCode } }, user)
    expect(invoice.totalAmount).toBe(invoice.amount - invoice.discount + invoice.deliveryAmount)
    expect((await resultOf(server, user, trackingCode)).state).toBe('none')
    const page = await bankPage(server, user, trackingCode)
    expect((await resultOf(server, user, trackingCode)).state).toBe('open')
    const back = await decide(server, page, 'paid')
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `http://localhost/payment-result/${trackingCode}`,
    ])
    const result = await resultOf(server, user, trackingCode)
    expect(result).toMatchObject({
      state: 'paid',
      amount: invoice.payNow,
      paidOn: '1404-08-24',
      documentsUntil: '1404-08-26',
    })
    expect(result.orderNumber).toMatch(/^\d{8}$/)
  })

  it('in instalments pays the first of four at the bank', async () => {
    const user = await signIn(gateway.server, '09360000001')
    const trackingCode = await newOrder(gateway.server, user, 'bnpl')
    await completeOrder(gateway.server, user, trackingCode)
    const { payNow, totalAmount, plan } = await succeed(
      gateway.server,
      'readInvoice',
      { params: { ...type, trackingCode } },
      user,
    )
    expect(plan?.payments).toHaveLength(4)
    expect(payNow).toBeLessThan(totalAmount)
    await decide(gateway.server, await bankPage(gateway.server, user, trackingCode), 'paid')
    expect(await resultOf(gateway.server, user, trackingCode)).toMatchObject({
      state: 'paid',
      amount: payNow,
    })
  })

  it('in instalments beyond the user’s credit pays the rest with the first one at the bank', async () => {
    const user = await signIn(gateway.server, caseNamed('اعتبار قسطی کم').cellNumber)
    const trackingCode = await newOrder(gateway.server, user, 'bnpl')
    await completeOrder(gateway.server, user, trackingCode)
    const { payNow, totalAmount, plan } = await invoiceOf(gateway.server, user, trackingCode)
    expect(payNow).toBe(totalAmount - 900_000)
    expect(plan?.amount).toBe(300_000)
    const page = await bankPage(gateway.server, user, trackingCode)
    const { body } = await gateway.server.inject(page)
    expect(body).toContain('قسط اول')
    expect(body).toContain(new Intl.NumberFormat('fa-IR').format(payNow))
    await decide(gateway.server, page, 'paid')
    expect(await resultOf(gateway.server, user, trackingCode)).toMatchObject({
      state: 'paid',
      amount: payNow,
    })
  })

  it('is refused to the guest’s user until the guest’s searches are transferred', async () => {
    const guest = await newGuest(gateway.server)
    const body = choiceOf(await search(gateway.server, guest))
    const user = await signIn(gateway.server, '09360000002')
    const early = await call(
      gateway.server,
      'registerOrder',
      { params: { ...type, ...provider }, body },
      user,
    )
    expect(early.error?.errorCode).toBe(codeOf('notFound'))
    await succeed(gateway.server, 'syncGuest', { body: guest }, user)
    const { trackingCode } = await succeed(
      gateway.server,
      'registerOrder',
      { params: { ...type, ...provider }, body },
      user,
    )
    expect(trackingCode).toHaveLength(14)
  })

  it('is refused with searchExpired after half an hour', async () => {
    const user = await signIn(gateway.server, '09360000003')
    const body = choiceOf(await search(gateway.server, user))
    gateway.advanceTime(31 * 60_000)
    const late = await call(gateway.server, 'registerOrder', { params: { ...type, ...provider }, body }, user)
    expect(late.error?.errorCode).toBe(codeOf('searchExpired'))
  })

  it('is refused with searchExpired if the price has changed', async () => {
    const clock = testClock('1404-08-24')
    const other = await openTestGateway({ clock })
    const user = await signIn(other.server, '09360000005')
    const body = choiceOf(await search(other.server, user))
    // The last policy ends on 4 Azar; every day after that is charged.
    clock.setToday('1404-09-20')
    const late = await call(other.server, 'registerOrder', { params: { ...type, ...provider }, body }, user)
    expect(late.error?.errorCode).toBe(codeOf('searchExpired'))
    await other.close()
  })

  it('reports the missing parts when an order is completed or paid too early', async () => {
    const user = await signIn(gateway.server, '09360000004')
    const trackingCode = await newOrder(gateway.server, user)
    const closed = await call(gateway.server, 'completeOrder', { params: type, body: { trackingCode } }, user)
    expect(closed.error?.data.missing).toEqual(['holder', 'address', 'delivery'])
    expect(closed.error?.message).toBe(
      'اطلاعات سفارش هنوز کامل نیست. این‌ها مانده است: مشخصات بیمه‌گذار، نشانی بیمه‌نامه، تحویل نسخهٔ کاغذی.',
    )
    const paid = await call(
      gateway.server,
      'startPayment',
      { params: { ...type, trackingCode }, query: { openedVia: 'pwa' } },
      user,
    )
    expect(paid.error).toMatchObject({
      errorCode: codeOf('orderIncomplete'),
      data: { missing: ['holder', 'address', 'delivery', 'documents'] },
    })
  })
})

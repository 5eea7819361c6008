/**
 * Motorcycle insurance from the plate inquiry to the paid order. Specification: document 2 sections 2.2, 2.6
 * and 4.
 */
import { unregisteredPerson } from '#contract/testing/policy-holder.sample.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, codeOf, newGuest, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import {
  bankPage,
  choiceOf,
  completeOrder,
  decide,
  detailOf,
  invoiceOf,
  newOrder,
  provider,
  resultOf,
  search,
} from '../testing/purchase.sample.ts'
import { motorcycleCaseNamed, motorcycleLookUpOf } from '../testing/showcase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { pictureWithPlace, postFile } from '../testing/upload.sample.ts'

const type = { type: 'motorcycle' } as const
const known = motorcycleCaseNamed('موتورسیکلت با سابقهٔ کامل')

describeOnEngines('a purchase of motorcycle insurance', (engine) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await openTestGateway({}, engine)
  })
  afterAll(() => gateway.close())

  const order = (as: { jwt: string }, paymentType: 'cash' | 'bnpl' | 'installment') =>
    newOrder(gateway.server, as, paymentType, {}, 'motorcycle')
  const upload = async (as: { jwt: string }, trackingCode: string, info: object) =>
    (
      await postFile(
        gateway.server,
        as,
        trackingCode,
        { content: await pictureWithPlace() },
        { info: { insuranceType: 'motorcycle', ...info } },
      )
    ).statusCode

  it('leads from a guest’s plate inquiry to an order that is paid in cash', async () => {
    const { server } = gateway
    const guest = await newGuest(server)
    const { carTypes, cars } = await succeed(
      server,
      'readConfiguration',
      { params: { ...type, ...provider } },
      guest,
    )
    expect([carTypes.map(({ code }) => code), cars]).toEqual([['motorcycle'], []])
    const found = await succeed(server, 'lookUpPlate', motorcycleLookUpOf(known.title), guest)
    expect(found).toMatchObject({ isDefective: false, carDetailCode: 'moto_1cyl' })
    const offers = await search(server, guest, { sbId: found.sbId }, 'motorcycle')
    const user = await signIn(server, known.cellNumber)
    await succeed(server, 'syncGuest', { body: guest }, user)
    const { trackingCode } = await succeed(
      server,
      'registerOrder',
      { params: { ...type, ...provider }, body: choiceOf(offers) },
      user,
    )
    await completeOrder(server, user, trackingCode, 'motorcycle')
    expect(await detailOf(server, user, trackingCode, 'motorcycle')).toMatchObject({
      stage: 6,
      status: 'open',
      plate: known.plate,
      vehicleTitle: 'موتورسیکلت دنده‌ای، یک سیلندر',
      ownerNationalCode: known.nationalCode,
    })
    const { orderDocumentDtos } = await succeed(server, 'listDocuments', { params: { trackingCode } }, user)
    expect(orderDocumentDtos.map(({ title }) => title)).toEqual([
      'روی کارت ملی',
      'روی کارت موتورسیکلت',
      'پشت کارت موتورسیکلت',
      'بیمه‌نامهٔ قبلی',
    ])
    expect(await upload(user, trackingCode, {})).toBe(200)
    const invoice = await invoiceOf(server, user, trackingCode, 'motorcycle')
    const page = await bankPage(server, user, trackingCode, 'motorcycle')
    const shown = (await server.inject(page)).body
    expect(shown).toContain('<span>موتورسیکلت</span><strong>موتورسیکلت دنده‌ای، یک سیلندر</strong>')
    expect(shown).not.toContain('خودرو')
    const inEnglish = (await server.inject({ method: 'GET', url: page, query: { lang: 'en' } })).body
    expect(inEnglish).toContain('<span>Motorcycle</span><strong>Motorcycle, geared, one cylinder</strong>')
    await decide(server, page, 'paid')
    expect(await resultOf(server, user, trackingCode)).toMatchObject({
      type: 'motorcycle',
      state: 'paid',
      amount: invoice.payNow,
      vehicleTitle: 'موتورسیکلت دنده‌ای، یک سیلندر',
      paidOn: '1404-08-24',
      awaited: ['documents'],
    })
  })

  it('is paid by cheques: the down payment at the bank, pictures of the rest', async () => {
    const { server } = gateway
    const user = await signIn(server, '09360000310')
    const trackingCode = await order(user, 'installment')
    await completeOrder(server, user, trackingCode, 'motorcycle')
    const { installmentDto } = await succeed(
      server,
      'listInstallmentDocuments',
      { params: { trackingCode } },
      user,
    )
    const cheques = installmentDto.paymentOrders.filter(({ prepayment }) => !prepayment)
    for (const { order: position } of cheques)
      expect(await upload(user, trackingCode, { tag: `cheque-${position}`, order: position })).toBe(200)
    await succeed(
      server,
      'submitDocuments',
      { params: type, body: { trackingCode, later: false, kind: 'cheques' } },
      user,
    )
    const { payNow, totalAmount } = await invoiceOf(server, user, trackingCode, 'motorcycle')
    expect(installmentDto.paymentOrders.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalAmount)
    await decide(server, await bankPage(server, user, trackingCode, 'motorcycle'), 'paid')
    expect(await resultOf(server, user, trackingCode)).toMatchObject({
      type: 'motorcycle',
      state: 'paid',
      amount: payNow,
      awaited: ['documents'],
    })
  })

  it('is paid in four instalments, and by a discount code less', async () => {
    const { server } = gateway
    const user = await signIn(server, '09360000311')
    const trackingCode = await order(user, 'bnpl')
    await completeOrder(server, user, trackingCode, 'motorcycle')
    const before = await invoiceOf(server, user, trackingCode, 'motorcycle')
    const body = { trackingCode, discountCode: 'SEPAR30' }
    const applied = await succeed(server, 'applyDiscount', { params: type, body }, user)
    expect(applied.totalAmount).toBe(before.totalAmount - 300_000)
    const { payNow, plan } = await invoiceOf(server, user, trackingCode, 'motorcycle')
    expect(plan?.payments).toHaveLength(4)
    expect(payNow).toBeLessThan(before.payNow)
    await succeed(server, 'removeDiscount', { params: type, body }, user)
    await decide(server, await bankPage(server, user, trackingCode, 'motorcycle'), 'paid')
    expect(await resultOf(server, user, trackingCode)).toMatchObject({ state: 'paid', amount: before.payNow })
  })

  it('is paid at once, and its details are entered afterwards', async () => {
    const { server } = gateway
    const user = await signIn(server, '09360000312')
    const trackingCode = await order(user, 'cash')
    const early = await call(
      server,
      'startPayment',
      { params: { ...type, trackingCode }, query: { openedVia: 'pwa' } },
      user,
    )
    expect(early.error?.errorCode).toBe(codeOf('orderIncomplete'))
    await succeed(server, 'chooseInstantPayment', { body: { trackingCode, isInstantPayment: true } }, user)
    await decide(server, await bankPage(server, user, trackingCode, 'motorcycle'), 'paid')
    const { deadline } = await succeed(server, 'readInstantPayment', { params: { id: trackingCode } }, user)
    expect(await resultOf(server, user, trackingCode)).toMatchObject({
      state: 'paid',
      detailsUntil: deadline,
    })
    await succeed(
      server,
      'savePolicyHolder',
      { params: type, body: { trackingCode, policyHolder: unregisteredPerson } },
      user,
    )
    expect((await detailOf(server, user, trackingCode, 'motorcycle')).policyHolder).toEqual(
      unregisteredPerson,
    )
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import {
  bankPage,
  completeOrder,
  decide,
  detailOf,
  invoiceOf,
  newOrder,
  resultOf,
  type,
} from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { pictureWithPlace, postFile } from '../testing/upload.sample.ts'

describeOnEngines('an order that is paid by cheques', (engine) => {
  let gateway: TestGateway
  let user: { jwt: string }
  let picture: Buffer
  beforeAll(async () => {
    gateway = await openTestGateway({}, engine)
    user = await signIn(gateway.server, '09360000130')
    picture = await pictureWithPlace()
  })
  afterAll(() => gateway.close())

  const list = (trackingCode: string) =>
    succeed(gateway.server, 'listInstallmentDocuments', { params: { trackingCode } }, user)
  const upload = async (trackingCode: string, order: number, tag = `cheque-${order}`) =>
    (await postFile(gateway.server, user, trackingCode, { content: picture }, { info: { tag, order } }))
      .statusCode
  const uploadAll = async (trackingCode: string) => {
    const { installmentDto } = await list(trackingCode)
    for (const { prepayment, order } of installmentDto.paymentOrders)
      if (!prepayment) expect(await upload(trackingCode, order)).toBe(200)
  }
  const submit = (trackingCode: string, later: boolean) =>
    call(
      gateway.server,
      'submitDocuments',
      { params: type, body: { trackingCode, later, kind: 'cheques' } },
      user,
    )
  const readyOrder = async () => {
    const trackingCode = await newOrder(gateway.server, user, 'installment')
    await completeOrder(gateway.server, user, trackingCode)
    return trackingCode
  }

  it('lists the down payment and the cheques, which add up to what the invoice says', async () => {
    const trackingCode = await readyOrder()
    const [{ installmentDto, uploadLater }, invoice] = [
      await list(trackingCode),
      await invoiceOf(gateway.server, user, trackingCode),
    ]
    expect(installmentDto).toMatchObject({ active: true, payee: invoice.companyFa })
    expect(uploadLater).toEqual({ allowed: true, deadline: '1404-08-26' })
    const [down, ...cheques] = installmentDto.paymentOrders
    expect(down).toEqual({
      order: 0,
      prepayment: true,
      amount: invoice.payNow,
      dueDate: '1404-08-24',
      document: null,
    })
    expect(cheques[0]).toEqual({
      order: 1,
      prepayment: false,
      amount: invoice.plan?.amount,
      dueDate: '1404-09-24',
      document: { tag: 'cheque-1', minioImageId: null, fileType: null },
    })
    expect(installmentDto.paymentOrders.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      invoice.totalAmount,
    )
    expect(invoice.breakdown.map(({ line }) => line)).not.toContain('platform-discount')
    expect(invoice.breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBe(invoice.amount)
    expect(
      (await detailOf(gateway.server, user, trackingCode)).paymentOptions.installment?.payableAmount,
    ).toBe(invoice.amount)
  })

  it('cannot be paid before its cheques are uploaded or postponed', async () => {
    const trackingCode = await readyOrder()
    const early = await call(
      gateway.server,
      'startPayment',
      { params: { ...type, trackingCode }, query: { openedVia: 'pwa' } },
      user,
    )
    expect(early.error).toMatchObject({
      errorCode: codeOf('orderIncomplete'),
      data: { missing: ['cheques'] },
    })
    const refused = await submit(trackingCode, false)
    expect(refused.error?.data.missing?.[0]).toBe('cheque-1')
    expect(refused.error?.message).toContain('این‌ها مانده است: چک ۱، چک ۲')
    expect(await detailOf(gateway.server, user, trackingCode)).toMatchObject({
      stage: 5,
      cheques: { active: true, submitted: false, later: false },
    })
    await submit(trackingCode, true)
    expect(await detailOf(gateway.server, user, trackingCode)).toMatchObject({
      stage: 6,
      cheques: { submitted: false, later: true },
    })
  })

  it('asks for the down payment at the bank', async () => {
    const trackingCode = await readyOrder()
    await uploadAll(trackingCode)
    expect((await submit(trackingCode, false)).status).toBe(200)
    expect((await detailOf(gateway.server, user, trackingCode)).cheques).toEqual({
      active: true,
      submitted: true,
      later: false,
    })
    const { payNow } = await invoiceOf(gateway.server, user, trackingCode)
    await decide(gateway.server, await bankPage(gateway.server, user, trackingCode), 'paid')
    expect(await resultOf(gateway.server, user, trackingCode)).toMatchObject({
      state: 'paid',
      amount: payNow,
      detailsUntil: null,
    })
    expect(await upload(trackingCode, 1)).toBe(409)
  })

  it('continues with some of the cheques, and accepts all others after payment or none', async () => {
    const trackingCode = await readyOrder()
    await upload(trackingCode, 1)
    await submit(trackingCode, false)
    expect((await detailOf(gateway.server, user, trackingCode)).cheques).toMatchObject({
      submitted: false,
      later: true,
    })
    await decide(gateway.server, await bankPage(gateway.server, user, trackingCode), 'paid')
    expect((await submit(trackingCode, false)).error?.errorCode).toBe(codeOf('orderIncomplete'))
    expect(await resultOf(gateway.server, user, trackingCode)).toMatchObject({
      awaited: ['documents', 'cheques'],
      documentsUntil: '1404-08-26',
    })
    await uploadAll(trackingCode)
    expect((await submit(trackingCode, false)).status).toBe(200)
    expect((await submit(trackingCode, false)).error?.errorCode).toBe(codeOf('orderClosed'))
  })

  it('accepts pictures of its own cheques only', async () => {
    const trackingCode = await readyOrder()
    const { installmentDto } = await list(trackingCode)
    const count = installmentDto.paymentOrders.length - 1
    expect([
      await upload(trackingCode, count),
      await upload(trackingCode, count + 1),
      await upload(trackingCode, 2, 'cheque-1'),
      await upload(trackingCode, 0),
    ]).toEqual([200, 400, 400, 400])
    const cash = await newOrder(gateway.server, user)
    expect(await upload(cash, 1)).toBe(400)
  })

  it('has no cheques if it is paid otherwise', async () => {
    const trackingCode = await newOrder(gateway.server, user)
    expect((await list(trackingCode)).installmentDto).toMatchObject({ active: false, paymentOrders: [] })
    expect((await submit(trackingCode, false)).status).toBe(200)
    expect((await detailOf(gateway.server, user, trackingCode)).cheques).toEqual({
      active: false,
      submitted: false,
      later: false,
    })
  })

  it('requires its cheques again after the payment type was changed', async () => {
    const trackingCode = await newOrder(gateway.server, user, 'installment')
    const change = (paymentType: 'cash' | 'installment') =>
      succeed(
        gateway.server,
        'changePaymentType',
        { params: type, body: { trackingCode, paymentType } },
        user,
      )
    await uploadAll(trackingCode)
    await submit(trackingCode, false)
    const [one] = (await list(trackingCode)).installmentDto.paymentOrders.flatMap(
      ({ document }) => document?.minioImageId ?? [],
    )
    await change('installment')
    expect((await detailOf(gateway.server, user, trackingCode)).cheques.submitted).toBe(true)
    await change('cash')
    await change('installment')
    expect((await detailOf(gateway.server, user, trackingCode)).cheques).toEqual({
      active: true,
      submitted: false,
      later: false,
    })
    expect(
      (await list(trackingCode)).installmentDto.paymentOrders.every(
        ({ document }) => (document?.minioImageId ?? null) === null,
      ),
    ).toBe(true)
    expect(await readdir(join(gateway.dataDir, 'files'))).not.toContain(one)
  })
})

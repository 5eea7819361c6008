import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PaymentType } from '#contract/operations/offers.ts'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import {
  bankPage,
  chooseDeliveryTime,
  choiceOf,
  completeOrder,
  decide,
  detailOf,
  invoiceOf,
  newOrder,
  provider,
  resultOf,
  type,
} from '../testing/purchase.sample.ts'
import { lookUpCase, searchFor } from '../testing/showcase.sample.ts'
import { testClock } from '../testing/clock.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

const DAY_MS = 24 * 60 * 60_000

describeOnEngines('the price of an order', (engine) => {
  let gateway: TestGateway
  let user: { jwt: string }
  const clock = testClock('1404-08-24')
  beforeAll(async () => {
    gateway = await openTestGateway({ clock }, engine)
  })
  afterAll(() => gateway.close())
  const signedIn = async () => {
    user = await signIn(gateway.server, '09360000150')
  }
  const onDay = async (today: string) => {
    clock.setToday(today)
    gateway.advanceTime(DAY_MS)
    await signedIn()
  }
  const fresh = async () => {
    clock.setToday('1404-08-24')
    await signedIn()
  }
  const invoice = (trackingCode: string) => invoiceOf(gateway.server, user, trackingCode)
  const start = (trackingCode: string) =>
    call(
      gateway.server,
      'startPayment',
      { params: { ...type, trackingCode }, query: { openedVia: 'pwa' } },
      user,
    )
  const accept = (trackingCode: string, amount: number) =>
    call(gateway.server, 'acceptPriceChange', { params: type, body: { trackingCode, amount } }, user)
  const readyOrder = async (paymentType: PaymentType = 'cash') => {
    const trackingCode = await newOrder(gateway.server, user, paymentType)
    await completeOrder(gateway.server, user, trackingCode)
    if (paymentType === 'installment')
      await succeed(
        gateway.server,
        'submitDocuments',
        { params: type, body: { trackingCode, later: true, kind: 'cheques' } },
        user,
      )
    return trackingCode
  }

  it('is valid all day, and is extended if it is recalculated equal', async () => {
    await fresh()
    const startedAt = Date.now()
    const trackingCode = await readyOrder()
    const before = await invoice(trackingCode)
    expect(before).toMatchObject({
      priceChange: null,
      yearChange: null,
      validUntil: (await detailOf(gateway.server, user, trackingCode)).validUntil,
    })
    await onDay('1404-08-25')
    const after = await invoice(trackingCode)
    // The day on which it would be issued moves along.
    expect(after).toEqual({ ...before, validUntil: after.validUntil, issueBy: after.issueBy })
    const extendedBy = new Date(after.validUntil).getTime() - new Date(before.validUntil).getTime()
    // In the last half hour of a day a price is valid for half an hour from now instead of until midnight.
    expect(extendedBy).toBeGreaterThanOrEqual(DAY_MS)
    expect(extendedBy).toBeLessThanOrEqual(DAY_MS + Date.now() - startedAt)
    expect((await detailOf(gateway.server, user, trackingCode)).validUntil).toBe(after.validUntil)
    await chooseDeliveryTime(gateway.server, user, trackingCode)
    expect((await start(trackingCode)).status).toBe(200)
  })

  it('that has risen by days without cover is answered with the reason, and blocks payment', async () => {
    await fresh()
    const trackingCode = await readyOrder()
    const before = await invoice(trackingCode)
    await onDay('1404-09-20')
    const { priceChange, amount, breakdown } = await invoice(trackingCode)
    expect(priceChange).toEqual({ from: before.amount, to: amount, reason: 'lateness' })
    expect(breakdown.reduce((sum, line) => sum + line.amount, 0)).toBe(amount)
    expect((await start(trackingCode)).error?.errorCode).toBe(codeOf('priceChanged'))
    expect((await accept(trackingCode, before.amount)).error?.errorCode).toBe(codeOf('priceChanged'))
    expect((await accept(trackingCode, amount)).status).toBe(200)
    expect(await invoice(trackingCode)).toMatchObject({ priceChange: null, amount })
    await chooseDeliveryTime(gateway.server, user, trackingCode)
    await decide(gateway.server, await bankPage(gateway.server, user, trackingCode), 'paid')
    const result = await resultOf(gateway.server, user, trackingCode)
    expect(result).toMatchObject({ state: 'paid', amount: (await invoice(trackingCode)).payNow })
    await onDay('1404-10-20')
    expect(await invoice(trackingCode)).toMatchObject({ priceChange: null, amount })
  })

  it('that is accepted cancels an open payment attempt and requires the cheques again', async () => {
    await fresh()
    const trackingCode = await readyOrder('installment')
    const page = await bankPage(gateway.server, user, trackingCode)
    await onDay('1404-09-20')
    const { priceChange, plan } = await invoice(trackingCode)
    expect(plan?.payments[1]?.dueDate).toBe('1404-10-20')
    await accept(trackingCode, priceChange?.to ?? 0)
    expect((await detailOf(gateway.server, user, trackingCode)).cheques).toEqual({
      active: true,
      submitted: false,
      later: false,
    })
    expect((await invoice(trackingCode)).plan).toEqual(plan)
    await decide(gateway.server, page, 'paid')
    expect((await resultOf(gateway.server, user, trackingCode)).state).not.toBe('paid')
  })

  it('is compared without the order’s discount code', async () => {
    await fresh()
    const trackingCode = await newOrder(gateway.server, user, 'cash', { discountCode: 'SEPAR30' })
    await onDay('1404-08-25')
    expect(await invoice(trackingCode)).toMatchObject({
      priceChange: null,
      discount: 300_000,
      discountCode: 'SEPAR30',
    })
  })

  it('is not recalculated if the offer is no longer sold', async () => {
    await fresh()
    const trackingCode = await newOrder(gateway.server, user)
    // A search with this history is invalid once its production year is in the future.
    await onDay('1403-01-10')
    const [read, paid] = [
      await call(gateway.server, 'readInvoice', { params: { ...type, trackingCode } }, user),
      await accept(trackingCode, 1),
    ]
    expect([read.error?.errorCode, paid.error?.errorCode]).toEqual([
      codeOf('offerUnavailable'),
      codeOf('offerUnavailable'),
    ])
    await fresh()
  })

  it('of the sandbox’s special plate expires at once and loses the insurer’s discount', async () => {
    await fresh()
    const found = await searchFor(
      gateway.server,
      user,
      await lookUpCase(gateway.server, user, 'قیمتِ گران‌شدهٔ سفارش'),
    )
    const damavand = found.offersPerCoverage['200000000']?.find(
      ({ companyCode }) => companyCode === 'damavand',
    )
    const { trackingCode } = await succeed(
      gateway.server,
      'registerOrder',
      { params: { ...type, ...provider }, body: { ...choiceOf(found), companyCode: 'damavand' } },
      user,
    )
    await completeOrder(gateway.server, user, trackingCode)
    expect(await detailOf(gateway.server, user, trackingCode)).toMatchObject({
      ownerNationalCode: '9932120081',
      search: { sbId: expect.any(String) },
    })
    const { priceChange } = await invoice(trackingCode)
    expect(priceChange).toMatchObject({ from: damavand?.payableAmount, reason: 'insurer-discount' })
    expect((await start(trackingCode)).error?.errorCode).toBe(codeOf('priceChanged'))
    expect((await accept(trackingCode, priceChange?.to ?? 0)).status).toBe(200)
    expect(await invoice(trackingCode)).toMatchObject({ priceChange: null, amount: priceChange?.to })
    expect((await start(trackingCode)).status).toBe(200)
    await onDay('1404-08-25')
    expect((await invoice(trackingCode)).priceChange).toBeNull()
  })

  it('reports a policy that starts in a year without a tariff', async () => {
    await fresh()
    const trackingCode = await newOrder(gateway.server, user, 'cash', {
      lastPolicyStartDate: '1404-01-15',
      lastPolicyExpDate: '1405-01-15',
    })
    expect((await invoice(trackingCode)).yearChange).toEqual({ year: '1405', tariffYear: '1404' })
  })
})

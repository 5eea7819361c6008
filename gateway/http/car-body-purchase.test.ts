/**
 * A car-body order from the offers to the receipt. Document 3, sections 2 to 4; decisions, sections 6, 10 and
 * 11.
 */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RequestOf } from '#contract/index.ts'
import type { PaymentType } from '#contract/operations/offers.ts'
import { withoutCarBodyPolicy } from '../domain/car-body/search.sample.ts'
import { orders } from '../store/schema/index.ts'
import {
  acceptTerms,
  carBodyChoiceOf,
  carBodyType,
  chooseVisit,
  completeCarBodyOrder,
  fillHolderAndAddress,
  newCarBodyOrder,
  searchCarBody,
  sendPictures,
} from '../testing/car-body-purchase.sample.ts'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { bankPage, decide, detailOf, invoiceOf, provider, resultOf } from '../testing/purchase.sample.ts'
import { caseNamed } from '../testing/showcase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { makeAllDueMoves } from './handlers/order-moves.ts'

const TEN_IN_TEHRAN = new Date('2025-11-15T06:30:00Z')
const params = { ...carBodyType, ...provider }

let gateway: TestGateway
let user: { jwt: string }
let now = TEN_IN_TEHRAN
beforeAll(async () => {
  gateway = await openTestGateway({ instant: () => now })
  user = await signIn(gateway.server, '09360000180')
})
afterAll(() => gateway.close())

const pass = async (ms: number) => {
  now = new Date(now.getTime() + ms)
  expect(await makeAllDueMoves(gateway.store.db, now)).toBe(0)
}
const detail = (trackingCode: string) => detailOf(gateway.server, user, trackingCode, 'carbody')
const register = (body: RequestOf<'registerOrder'>['body']) =>
  call(gateway.server, 'registerOrder', { params, body }, user)
const payFor = async (trackingCode: string) =>
  decide(gateway.server, await bankPage(gateway.server, user, trackingCode, 'carbody'), 'paid')
const submitDocuments = (trackingCode: string, later: boolean) =>
  call(
    gateway.server,
    'submitDocuments',
    { params: carBodyType, body: { trackingCode, later, kind: 'documents' } },
    user,
  )

describe('a chosen car-body offer', () => {
  it('is ordered at its price, with the covers of the search', async () => {
    const found = await searchCarBody(gateway.server, user)
    const choice = carBodyChoiceOf(found)
    const { trackingCode } = await succeed(gateway.server, 'registerOrder', { params, body: choice }, user)
    const offer = found.offers.find(({ companyCode }) => companyCode === choice.companyCode)
    expect(await detail(trackingCode)).toMatchObject({
      product: 'carbody',
      status: 'open',
      statusId: 1,
      stage: 2,
      liabilityPropertyDamage: null,
      policyTerm: 12,
      deliveryMode: 'no_delivery',
      payableAmount: offer?.payableAmount,
      covers: ['cover_price_fluctuation_25', 'cover_theft_of_parts'],
      carValue: 900_000_000,
      inspection: null,
      termsAcceptedAt: null,
      instantPaymentInfo: null,
    })
    const invoice = await invoiceOf(gateway.server, user, trackingCode, 'carbody')
    expect(invoice).toMatchObject({ liabilityPropertyDamage: null, totalAmount: offer?.payableAmount })
    expect(invoice.breakdown).toEqual(offer?.breakdown)
  })
  it('has one open order, and a second one with other covers', async () => {
    const found = await searchCarBody(gateway.server, user)
    const cheques = carBodyChoiceOf(found, 'installment')
    const choice: typeof cheques = { ...cheques, paymentType: 'cash' }
    const [first, again] = [await register(choice), await register(choice)]
    expect(again.body).toEqual(first.body)
    expect((await register(cheques)).body).toEqual(first.body)
    const others = carBodyChoiceOf(await searchCarBody(gateway.server, user, { covers: [] }))
    expect((await register(others)).body).not.toEqual(first.body)
  })
  it('has no ceiling, and the offers of other products have one', async () => {
    const choice = carBodyChoiceOf(await searchCarBody(gateway.server, user))
    const body = { ...choice, liabilityPropertyDamage: 53_300_000 }
    const refused = await call(gateway.server, 'registerOrder', { params, body }, user)
    expect([refused.error?.errorCode, Object.keys(refused.error?.data.fields ?? {})]).toEqual([
      codeOf('invalid'),
      ['liabilityPropertyDamage'],
    ])
  })
  it('keeps the discount code of its search', async () => {
    const trackingCode = await newCarBodyOrder(gateway.server, user, { discountCode: 'MEHR10' })
    const { discountCode, discount, amount, totalAmount } = await invoiceOf(
      gateway.server,
      user,
      trackingCode,
      'carbody',
    )
    expect(discountCode).toBe('MEHR10')
    expect(discount).toBeGreaterThan(0)
    expect(totalAmount).toBe(amount - discount)
  })
})

describe('the steps of a car-body order', () => {
  it('are holder, address, inspection and terms, documents, payment', async () => {
    const trackingCode = await newCarBodyOrder(gateway.server, user)
    const complete = () =>
      call(gateway.server, 'completeOrder', { params: carBodyType, body: { trackingCode } }, user)
    const stages = [(await detail(trackingCode)).stage]
    const stage = async () => stages.push((await detail(trackingCode)).stage)
    await fillHolderAndAddress(gateway.server, user, trackingCode)
    await stage()
    expect((await complete()).error).toMatchObject({
      message: 'اطلاعات سفارش هنوز کامل نیست. این‌ها مانده است: محل و زمان بازدید.',
      data: { missing: ['inspection'] },
    })
    await chooseVisit(gateway.server, user, trackingCode)
    await stage()
    expect((await complete()).error).toBeNull()
    expect((await submitDocuments(trackingCode, false)).error).toMatchObject({
      message: 'اطلاعات سفارش هنوز کامل نیست. این‌ها مانده است: شرایط بازدید.',
      data: { missing: ['terms'] },
    })
    await acceptTerms(gateway.server, user, trackingCode)
    await stage()
    await sendPictures(gateway.server, user, trackingCode)
    await stage()
    expect(stages).toEqual([2, 4, 4, 5, 6])
  })
  it('require the insurers’ documents, which cannot follow later', async () => {
    const tagsOf = async (otherwise: Parameters<typeof newCarBodyOrder>[2]) => {
      const trackingCode = await newCarBodyOrder(gateway.server, user, otherwise)
      const { orderDocumentDtos, uploadLater } = await succeed(
        gateway.server,
        'listDocuments',
        { params: { trackingCode } },
        user,
      )
      expect(uploadLater.allowed).toBe(false)
      return orderDocumentDtos.map(({ tag }) => tag)
    }
    expect(await tagsOf({})).toEqual([
      'national-card',
      'vehicle-card-front',
      'vehicle-card-back',
      'previous-policy',
      'third-party-policy',
      'accessories-invoice',
    ])
    const plain = { ...withoutCarBodyPolicy, thirdPartyDiscount: '0', carAccessoriesValue: null } as const
    expect(await tagsOf(plain)).toEqual(['national-card', 'vehicle-card-front', 'vehicle-card-back'])
    const trackingCode = await newCarBodyOrder(gateway.server, user, plain)
    await acceptTerms(gateway.server, user, trackingCode)
    expect((await submitDocuments(trackingCode, true)).error?.errorCode).toBe(codeOf('orderIncomplete'))
  })
  it('accept all eight conditions or none, and store the time of acceptance', async () => {
    const trackingCode = await newCarBodyOrder(gateway.server, user)
    const some = await call(
      gateway.server,
      'acceptTerms',
      { params: carBodyType, body: { trackingCode, codes: ['space', 'driver'] } },
      user,
    )
    expect(some.error?.errorCode).toBe(codeOf('invalid'))
    const { acceptedAt } = await acceptTerms(gateway.server, user, trackingCode)
    await pass(60_000)
    expect(await acceptTerms(gateway.server, user, trackingCode)).toEqual({ acceptedAt })
    expect(await detail(trackingCode)).toMatchObject({ termsAcceptedAt: acceptedAt })
  })
})

describe('a paid car-body order', () => {
  it.each<PaymentType>(['cash', 'bnpl', 'installment'])(
    'paid by %s has a receipt with covers and value, and no ceiling',
    async (paymentType) => {
      const trackingCode = await newCarBodyOrder(gateway.server, user, { paymentType })
      await completeCarBodyOrder(gateway.server, user, trackingCode, { onOtherDayThan: '1404-08-24' })
      const { payNow, plan, totalAmount } = await invoiceOf(gateway.server, user, trackingCode, 'carbody')
      await payFor(trackingCode)
      const result = await resultOf(gateway.server, user, trackingCode)
      expect(result).toMatchObject({ type: 'carbody', state: 'paid', amount: payNow, awaited: [] })
      expect(result.receipt).toMatchObject({
        status: 3,
        liabilityPropertyDamage: null,
        carBody: { carValue: 950_000_000, covers: ['cover_price_fluctuation_25', 'cover_theft_of_parts'] },
        policyTerm: 12,
        totalAmount,
        plan,
        delivery: null,
      })
      const { policies } = await succeed(
        gateway.server,
        'listVehiclePolicies',
        { params: { page: '1' } },
        user,
      )
      expect(policies.find(({ orderId }) => orderId === trackingCode)).toMatchObject({
        insuranceTypeEn: 'body',
        liabilityPropertyDamage: null,
        statusId: 3,
        visit: { date: '1404-08-25', startTime: '8:00', endTime: '10:00' },
      })
    },
  )
  it('shows value and covers in its details, and the visit in its timeline', async () => {
    const trackingCode = await newCarBodyOrder(gateway.server, user)
    await completeCarBodyOrder(gateway.server, user, trackingCode, { onOtherDayThan: '1404-08-24' })
    await payFor(trackingCode)
    const { data } = await succeed(
      gateway.server,
      'readPolicyDetail',
      { params: { ...carBodyType, uid: trackingCode } },
      user,
    )
    expect(data).toMatchObject({
      insuranceType: 'carbody',
      liabilityPropertyDamage: null,
      carBody: { carValue: 950_000_000 },
      noDamageFactor: 0.35,
      driverNoDamageFactor: null,
      delayPenalty: 0,
      cancellable: true,
    })
    const timeline = await succeed(
      gateway.server,
      'readPolicyTimeline',
      { params: { ...carBodyType, trackingCode } },
      user,
    )
    expect(timeline).toMatchObject({ visit: { date: '1404-08-25' }, hasPaperCopy: false, owes: [] })
    const { receipt } = await succeed(gateway.server, 'readPaymentResult', { params: { trackingCode } }, user)
    expect(receipt).toMatchObject({ visit: { date: '1404-08-25' }, issueBy: null, issued: null })
  })
})

describe('the price of a car-body order', () => {
  it('is extended on the next day if it has not changed', async () => {
    const trackingCode = await newCarBodyOrder(gateway.server, user)
    const before = await invoiceOf(gateway.server, user, trackingCode, 'carbody')
    now = new Date(now.getTime() + 24 * 3_600_000)
    user = await signIn(gateway.server, '09360000180')
    const after = await invoiceOf(gateway.server, user, trackingCode, 'carbody')
    expect(after).toMatchObject({ priceChange: null, totalAmount: before.totalAmount })
    const [stored] = await gateway.store.db
      .select({ priceValidUntil: orders.priceValidUntil })
      .from(orders)
      .where(eq(orders.trackingCode, trackingCode))
    expect(stored?.priceValidUntil.getTime()).toBeGreaterThan(now.getTime())
  })
  it('that has risen is shown, and paid once it is accepted', async () => {
    const { nationalCode, plate } = caseNamed('قیمتِ گران‌شدهٔ سفارش')
    const body = { nationalCode, ...plate }
    const { sbId } = await succeed(gateway.server, 'lookUpCarBody', { params: provider, body }, user)
    const trackingCode = await newCarBodyOrder(gateway.server, user, { sbId, insurer: 'damavand' })
    await completeCarBodyOrder(gateway.server, user, trackingCode, { onOtherDayThan: '1404-08-24' })
    const { priceChange, amount } = await invoiceOf(gateway.server, user, trackingCode, 'carbody')
    expect(priceChange).toMatchObject({ to: amount, reason: 'insurer-discount' })
    const start = () =>
      call(
        gateway.server,
        'startPayment',
        { params: { ...carBodyType, trackingCode }, query: { openedVia: 'pwa' } },
        user,
      )
    expect((await start()).error?.errorCode).toBe(codeOf('priceChanged'))
    const accepted = { trackingCode, amount }
    await succeed(gateway.server, 'acceptPriceChange', { params: carBodyType, body: accepted }, user)
    expect((await start()).error).toBeNull()
    expect((await detail(trackingCode)).payableAmount).toBe(amount)
  })
  it('changes with the payment type: cheques exclude the discount of the platform', async () => {
    const trackingCode = await newCarBodyOrder(gateway.server, user, { paymentType: 'installment' })
    const body = { trackingCode, paymentType: 'cash' } as const
    const linesOf = async () =>
      (await invoiceOf(gateway.server, user, trackingCode, 'carbody')).breakdown.map(({ line }) => line)
    expect(await linesOf()).not.toContain('platform-discount')
    const { paymentOptions, payableAmount } = await detail(trackingCode)
    expect(payableAmount).toBe(paymentOptions.installment?.payableAmount)
    await succeed(gateway.server, 'changePaymentType', { params: carBodyType, body }, user)
    expect(await linesOf()).toContain('platform-discount')
    expect((await detail(trackingCode)).payableAmount).toBe(paymentOptions.cash)
  })
})

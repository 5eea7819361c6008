import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentType } from '#contract/operations/offers.ts'
import { people } from '../sandbox/people.ts'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
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
  type,
} from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

let gateway: TestGateway
let user: { jwt: string }
beforeAll(async () => {
  gateway = await openTestGateway()
  user = await signIn(gateway.server, '09360000160')
})
afterAll(() => gateway.close())

const change = (trackingCode: string, paymentType: PaymentType, as = user) =>
  call(gateway.server, 'changePaymentType', { params: type, body: { trackingCode, paymentType } }, as)
const orderWith = async (companyCode: string, paymentType: PaymentType = 'cash', as = user) => {
  const body = { ...choiceOf(await search(gateway.server, as)), companyCode, paymentType }
  return (await succeed(gateway.server, 'registerOrder', { params: { ...type, ...provider }, body }, as))
    .trackingCode
}

describe('another payment type', () => {
  it('changes the order’s price: higher by cheques, the same by BNPL, and back', async () => {
    const trackingCode = await orderWith('damavand')
    const { paymentOptions } = await detailOf(gateway.server, user, trackingCode)
    expect(paymentOptions.installment?.descriptions).toHaveLength(3)
    const cash = await invoiceOf(gateway.server, user, trackingCode)
    await change(trackingCode, 'installment')
    const cheques = await invoiceOf(gateway.server, user, trackingCode)
    expect(cheques).toMatchObject({
      paymentType: 'installment',
      amount: paymentOptions.installment?.payableAmount,
      payNow: paymentOptions.installment?.first,
    })
    expect(cheques.amount).toBeGreaterThan(cash.amount)
    await change(trackingCode, 'bnpl')
    expect(await invoiceOf(gateway.server, user, trackingCode)).toMatchObject({
      amount: cash.amount,
      payNow: paymentOptions.bnpl?.first,
    })
    await change(trackingCode, 'cash')
    expect(await invoiceOf(gateway.server, user, trackingCode)).toEqual(cash)
  })
  it('cancels the open payment attempt', async () => {
    const trackingCode = await newOrder(gateway.server, user, 'bnpl')
    await completeOrder(gateway.server, user, trackingCode)
    const page = await bankPage(gateway.server, user, trackingCode)
    await change(trackingCode, 'bnpl')
    expect((await resultOf(gateway.server, user, trackingCode)).state).toBe('open')
    await change(trackingCode, 'cash')
    await decide(gateway.server, page, 'paid')
    expect((await resultOf(gateway.server, user, trackingCode)).state).toBe('cancelled')
  })
  it('must be accepted by the insurer and available to the buyer', async () => {
    const cashOnly = await orderWith('parand')
    expect((await detailOf(gateway.server, user, cashOnly)).paymentOptions).toMatchObject({
      bnpl: null,
      installment: null,
    })
    for (const paymentType of ['bnpl', 'installment'] as const)
      expect((await change(cashOnly, paymentType)).error?.errorCode).toBe(codeOf('paymentMethodUnavailable'))
    const buyer = await signIn(
      gateway.server,
      people.find(({ bnpl }) => bnpl.eligible && !bnpl.registered)?.cellNumber ?? '',
    )
    const theirs = await orderWith('damavand', 'cash', buyer)
    expect((await detailOf(gateway.server, buyer, theirs)).paymentOptions.bnpl).toBeNull()
    expect((await change(theirs, 'bnpl', buyer)).error?.errorCode).toBe(codeOf('paymentMethodUnavailable'))
    expect((await change(theirs, 'installment', buyer)).status).toBe(200)
  })
  it('is refused for a paid order', async () => {
    const trackingCode = await newOrder(gateway.server, user)
    await completeOrder(gateway.server, user, trackingCode)
    await decide(gateway.server, await bankPage(gateway.server, user, trackingCode), 'paid')
    expect((await change(trackingCode, 'bnpl')).error?.errorCode).toBe(codeOf('orderClosed'))
  })
  it('chosen with the same offer again requires the cheques again', async () => {
    const found = await search(gateway.server, user)
    const choose = (paymentType: PaymentType) =>
      succeed(
        gateway.server,
        'registerOrder',
        { params: { ...type, ...provider }, body: { ...choiceOf(found, 'installment'), paymentType } },
        user,
      )
    const { trackingCode } = await choose('installment')
    await succeed(
      gateway.server,
      'submitDocuments',
      { params: type, body: { trackingCode, later: true, kind: 'cheques' } },
      user,
    )
    expect(await choose('installment')).toEqual({ trackingCode })
    expect((await detailOf(gateway.server, user, trackingCode)).cheques.later).toBe(true)
    expect(await choose('cash')).toEqual({ trackingCode })
    expect(await choose('installment')).toEqual({ trackingCode })
    expect((await detailOf(gateway.server, user, trackingCode)).cheques).toEqual({
      active: true,
      submitted: false,
      later: false,
    })
  })
})

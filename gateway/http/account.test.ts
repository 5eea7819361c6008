/** Payments, refunds, and the bank account of a user. Decisions, section 7. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentType } from '#contract/operations/offers.ts'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { testClock } from '../testing/clock.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { bankPage, completeOrder, decide, invoiceOf, newOrder } from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { sendOrderEvent } from './handlers/order-moves.ts'

const TODAY = '1404-08-24'
const SHEBA = 'IR93 0990 0000 0012 3456 7890 41'

const clock = testClock()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway({ clock })
})
afterAll(() => gateway.close())

type User = { jwt: string }
const paymentsOf = (user: User, year = '1404') =>
  succeed(gateway.server, 'listPayments', { params: { year } }, user)
const accountOf = (user: User) => succeed(gateway.server, 'readBankAccount', {}, user)

const pay = async (user: User, paymentType: PaymentType) => {
  const trackingCode = await newOrder(gateway.server, user, paymentType)
  await completeOrder(gateway.server, user, trackingCode)
  const invoice = await invoiceOf(gateway.server, user, trackingCode)
  await decide(gateway.server, await bankPage(gateway.server, user, trackingCode), 'paid')
  return invoice
}
const refund = (trackingCode: string, day: string) =>
  gateway.store.db.transaction(async (tx) => {
    const moment = { at: new Date(), day }
    await sendOrderEvent(tx, trackingCode, { type: 'customer.cancelled' }, moment)
    await sendOrderEvent(tx, trackingCode, { type: 'gateway.refunding' }, moment)
    await sendOrderEvent(tx, trackingCode, { type: 'bank.refunded' }, moment)
  })

it('the totals list the current year even if nothing was paid yet', async () => {
  const user = await signIn(gateway.server, '09360000801')
  expect(await paymentsOf(user, 'current')).toEqual({
    year: '1404',
    payments: [],
    years: [{ year: '1404', total: 0 }],
    due: { count: 0, amount: 0, next: null },
  })
  const refused = await call(gateway.server, 'listPayments', { params: { year: '2025' } }, user)
  expect(refused.error?.errorCode).toBe(codeOf('notFound'))
})

it('a payment is listed with the collected amount, and the plan’s remaining amount is due', async () => {
  const user = await signIn(gateway.server, '09360000802')
  const cash = await pay(user, 'cash')
  const inInstalments = await pay(user, 'bnpl')
  const { payments, years, due } = await paymentsOf(user)
  expect(payments).toMatchObject([
    {
      kind: 'paid',
      orderId: inInstalments.trackingCode,
      day: TODAY,
      paymentType: 'bnpl',
      payments: 4,
      amount: inInstalments.payNow,
    },
    { kind: 'paid', orderId: cash.trackingCode, paymentType: 'cash', payments: null, amount: cash.payNow },
  ])
  expect(years).toEqual([{ year: '1404', total: cash.payNow + inInstalments.payNow }])
  expect(due).toMatchObject({
    count: 3,
    amount: inInstalments.totalAmount - inInstalments.payNow,
    next: { dueDate: '1404-09-24', orderId: inInstalments.trackingCode },
  })
  expect((await paymentsOf(user, '1403')).payments).toEqual([])
  expect(await succeed(gateway.server, 'readAccount', {}, user)).toEqual({
    userName: null,
    cellNumber: '09360000802',
    addressCount: 1,
    sheba: null,
    dueCount: 3,
  })
})

it('an instalment is due until its day, and nothing is due once the plan has ended', async () => {
  const user = await signIn(gateway.server, '09360000806')
  await pay(user, 'bnpl')
  const dueOn = async (today: string) => {
    clock.setToday(today)
    return (await paymentsOf(user)).due
  }
  expect((await dueOn('1404-09-23')).count).toBe(3)
  expect(await dueOn('1404-09-24')).toMatchObject({ count: 2, next: { dueDate: '1404-10-24' } })
  expect((await dueOn('1404-11-24')).count).toBe(0)
  expect((await dueOn('1406-01-01')).count).toBe(0)
  clock.setToday(TODAY)
})

it('a refund is a separate entry, is subtracted in its year, and ends the amount due', async () => {
  const user = await signIn(gateway.server, '09360000803')
  const { trackingCode, payNow } = await pay(user, 'bnpl')
  await refund(trackingCode, '1405-01-02')
  expect(await paymentsOf(user, '1405')).toMatchObject({
    payments: [{ kind: 'refunded', orderId: trackingCode, day: '1405-01-02', amount: payNow }],
    years: [
      { year: '1405', total: -payNow },
      { year: '1404', total: payNow },
    ],
    due: { count: 0, amount: 0, next: null },
  })
})

it('an account is saved, replaced and removed, and no other user can read it', async () => {
  const user = await signIn(gateway.server, '09123456789')
  expect(await accountOf(user)).toEqual({ sheba: null, holder: 'سارا رستگار' })
  await succeed(gateway.server, 'saveBankAccount', { body: { sheba: SHEBA } }, user)
  expect(await accountOf(user)).toEqual({ sheba: '930990000000123456789041', holder: 'سارا رستگار' })
  const other = await signIn(gateway.server, '09360000804')
  expect(await accountOf(other)).toEqual({ sheba: null, holder: null })
  await succeed(gateway.server, 'removeBankAccount', {}, other)
  expect((await accountOf(user)).sheba).not.toBeNull()
  await succeed(gateway.server, 'removeBankAccount', {}, user)
  expect((await accountOf(user)).sheba).toBeNull()
})

describe('signed-in devices', () => {
  const sessionsOf = async (user: User) => (await succeed(gateway.server, 'listSessions', {}, user)).sessions

  it('are listed, this one first, and signed out one by one', async () => {
    const phone = await signIn(gateway.server, '09360000810')
    const laptop = await signIn(gateway.server, '09360000810')
    const sessions = await sessionsOf(phone)
    expect(sessions.map(({ current }) => current)).toEqual([true, false])
    const end = { params: { id: sessions[1]?.id ?? '' } }
    const stranger = await signIn(gateway.server, '09360000811')
    const refused = await call(gateway.server, 'endSession', end, stranger)
    expect(refused.error?.errorCode).toBe(codeOf('notFound'))
    await succeed(gateway.server, 'endSession', end, phone)
    expect(await sessionsOf(phone)).toHaveLength(1)
    const ended = await call(gateway.server, 'listSessions', {}, laptop)
    expect(ended.status).toBe(401)
  })
})

it('all devices but this one are signed out at once, and no other user’s', async () => {
  const [phone, laptop, tablet] = [
    await signIn(gateway.server, '09360000820'),
    await signIn(gateway.server, '09360000820'),
    await signIn(gateway.server, '09360000820'),
  ]
  const stranger = await signIn(gateway.server, '09360000821')
  await succeed(gateway.server, 'endOtherSessions', {}, laptop)
  const statuses = [phone, laptop, tablet, stranger].map(
    async (user) => (await call(gateway.server, 'listSessions', {}, user)).status,
  )
  expect(await Promise.all(statuses)).toEqual([401, 200, 401, 200])
})

it('provinces and cities are the same with and without an order', async () => {
  const user = await signIn(gateway.server, '09360000822')
  const trackingCode = await newOrder(gateway.server, user)
  const ofOrder = { params: { type: 'thirdparty', trackingCode } } as const
  expect(await succeed(gateway.server, 'listPlaces', {}, user)).toEqual(
    await succeed(gateway.server, 'listProvinces', ofOrder, user),
  )
})

it('a wrong number is refused with a sentence, and is not in the log', async () => {
  const user = await signIn(gateway.server, '09360000805')
  const sheba = SHEBA.replace('41', '14')
  const refused = await call(gateway.server, 'saveBankAccount', { body: { sheba } }, user)
  expect(refused.error?.data.fields?.['sheba']).toMatch(/شبا درست نیست/)
  expect(gateway.logLines.join('')).not.toMatch(/0000 ?0012 ?3456/)
})

/**
 * My Insurance and the cards of home: the facts and actions of an order for its owner. Document 3; decisions
 * 10.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { openPolicies, type Policies, TODAY } from '../testing/policies.sample.ts'
import { bankPage, completeOrder, decide, newOrder, type } from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

const SECOND = 1000
const DAY = 86_400_000

let policies: Policies
beforeAll(async () => {
  policies = await openPolicies()
})
afterAll(() => policies.gateway.close())

describe('the list of policies', () => {
  it('is empty before the first order, and refuses an invalid page number', async () => {
    const user = await policies.newUser('09360000701')
    expect(await policies.pageOf(user)).toEqual([])
    for (const page of ['0', '-1', 'x', '100000']) {
      const refused = await call(policies.gateway.server, 'listVehiclePolicies', { params: { page } }, user)
      expect(refused.error?.errorCode).toBe(codeOf('notFound'))
    }
  })

  it('shows an open order at its stage, and as waiting for payment once nothing else is missing', async () => {
    const user = await policies.newUser('09360000702')
    const trackingCode = await newOrder(policies.gateway.server, user)
    expect(await policies.cardOf(user)).toMatchObject({
      orderId: trackingCode,
      orderNumber: null,
      statusId: 1,
      statusFa: 'ناتمام',
      stage: 2,
      orderedOn: TODAY,
      expirationDate: null,
      owes: [],
      actions: [{ type: 'continue-purchase', value: trackingCode }],
    })
    await completeOrder(policies.gateway.server, user, trackingCode)
    expect(await policies.cardOf(user)).toMatchObject({ statusId: 2, stage: 6 })
  })

  it('shows the owed parts of a paid order with their deadline, then the policy with its last day', async () => {
    const user = await policies.newUser('09360000703')
    const trackingCode = await policies.paidOrder(user)
    expect(await policies.cardOf(user)).toMatchObject({
      statusId: 3,
      stage: null,
      owes: ['documents'],
      deadline: '1404-08-26',
      actions: [{ type: 'upload-documents', value: trackingCode }],
    })
    await policies.submitPictures(user, trackingCode)
    expect(await policies.cardOf(user)).toMatchObject({ statusId: 5, owes: [], deadline: null, actions: [] })
    await policies.pass(31 * SECOND)
    await policies.pass(15 * SECOND)
    expect(await policies.cardOf(user)).toMatchObject({
      statusId: 13,
      statusFa: 'صادر شد',
      expirationDate: '1405-09-04',
      delivery: { date: '1404-08-25' },
      actions: [{ type: 'view-policy', value: trackingCode }],
    })
  })

  it('names the next instalment of an issued policy, the last one also on its day', async () => {
    const user = await policies.newUser('09360000709')
    const { server } = policies.gateway
    const trackingCode = await newOrder(server, user, 'bnpl')
    await completeOrder(server, user, trackingCode)
    const body = { type: 'delivery_address', trackingCode, deliverable: false } as const
    await succeed(server, 'saveDeliveryAddress', { params: type, body }, user)
    await decide(server, await bankPage(server, user, trackingCode), 'paid')
    await policies.submitPictures(user, trackingCode)
    await policies.pass(31 * SECOND)
    await policies.pass(15 * SECOND)
    const days = [
      [TODAY, '1404-09-24'],
      ['1404-09-24', '1404-09-24'],
      ['1404-09-25', '1404-10-24'],
      ['1404-11-24', '1404-11-24'],
    ] as const
    for (const [day, dueDate] of days) {
      policies.clock.setToday(day)
      expect(await policies.cardOf(user)).toMatchObject({ statusId: 39, nextInstalment: { dueDate } })
    }
    policies.clock.setToday(TODAY)
  })

  it('has ten orders on a page, the newest first, and leaves out open ones after a month', async () => {
    const user = await policies.newUser('09360000704')
    const codes: string[] = []
    for (let made = 0; made < 11; made += 1) codes.unshift(await newOrder(policies.gateway.server, user))
    const listed = [...(await policies.pageOf(user)), ...(await policies.pageOf(user, '2'))]
    expect((await policies.pageOf(user)).length).toBe(10)
    expect(listed.map(({ orderId }) => orderId)).toEqual(codes)
    expect(await policies.pageOf(user, '3')).toEqual([])
    policies.wait(31 * DAY)
    expect(await policies.pageOf(await signIn(policies.gateway.server, '09360000704'))).toEqual([])
  })

  it('speaks the language of the request', async () => {
    const user = await policies.newUser('09360000705')
    await newOrder(policies.gateway.server, user)
    const { policies: listed } = await succeed(
      policies.gateway.server,
      'listVehiclePolicies',
      { params: { page: '1' } },
      user,
      { headers: { locale: 'en' } },
    )
    expect(listed[0]).toMatchObject({ statusFa: 'Not finished' })
    expect(JSON.stringify({ ...listed[0], vehicleData: listed[0]?.vehicleData.title })).not.toMatch(
      /[\u0600-\u06FF]/,
    )
  })
})

describe('the timeline of an order', () => {
  it('lists each move with time and actor, and the time until which the policy is issued', async () => {
    const user = await policies.newUser('09360000710')
    const trackingCode = await policies.paidOrder(user)
    expect(await policies.timelineOf(user, trackingCode)).toMatchObject({
      orderedAt: { day: TODAY, time: '10:00' },
      documents: { needed: 4, uploaded: 0 },
      owes: ['documents'],
      issueBy: null,
    })
    await policies.submitPictures(user, trackingCode)
    const timeline = await policies.timelineOf(user, trackingCode)
    expect(timeline.moves.map(({ statusId, actor, reason }) => [statusId, actor, reason])).toEqual([
      [2, 'customer', null],
      [3, 'bank', null],
      [5, 'gateway', null],
    ])
    expect(timeline).toMatchObject({
      documents: { needed: 4, uploaded: 4 },
      issueBy: { day: TODAY, hour: 21 },
      refund: null,
      correction: null,
      hasPaperCopy: true,
    })
  })

  it('shows the parts that an expert has returned, the reason, and the deadline', async () => {
    const user = await policies.newUser('09360000711')
    const trackingCode = await policies.paidOrder(user)
    await policies.submitPictures(user, trackingCode)
    await policies.send(trackingCode, {
      type: 'expert.returned-documents',
      reason: 'پشت کارت خودرو تار است.',
      pictures: ['vehicle-card-back'],
    })
    expect(await policies.timelineOf(user, trackingCode)).toMatchObject({
      statusId: 42,
      deadline: '1404-08-26',
      correction: { fields: [], tags: ['vehicle-card-back'] },
      issueBy: null,
      actions: [{ type: 'edit-information' }],
    })
    const { moves } = await policies.timelineOf(user, trackingCode)
    expect(moves.at(-1)?.reason).toBe('پشت کارت خودرو تار است.')
  })
})

describe('an action of the customer', () => {
  it('cancels before issuing: the reason and the refund with its day are on the timeline', async () => {
    const user = await policies.newUser('09360000720')
    const trackingCode = await policies.paidOrder(user)
    expect((await policies.detailOf(user, trackingCode)).cancellable).toBe(true)
    await succeed(
      policies.gateway.server,
      'cancelOrder',
      { params: type, body: { trackingCode, reason: 'خودرو را فروختم' } },
      user,
    )
    const timeline = await policies.timelineOf(user, trackingCode)
    expect(timeline.moves.find(({ statusId }) => statusId === 8)).toMatchObject({
      actor: 'customer',
      reason: 'خودرو را فروختم',
    })
    const refund = { amount: timeline.paid?.amount, by: '1404-08-27' }
    expect(timeline.refund).toEqual({ ...refund, account: null })
    await succeed(
      policies.gateway.server,
      'saveBankAccount',
      { body: { sheba: 'IR93 0990 0000 0012 3456 7890 41' } },
      user,
    )
    expect((await policies.timelineOf(user, trackingCode)).refund).toEqual({
      ...refund,
      account: { bank: 'بانک سپیدار', lastDigits: '9041' },
    })
    expect((await policies.detailOf(user, trackingCode)).cancellable).toBe(false)
  })

  it('cannot cancel an issued policy, and can report wrong data for 48 hours', async () => {
    const user = await policies.newUser('09360000721')
    const trackingCode = await policies.issuedOrder(user)
    const cancelled = await call(
      policies.gateway.server,
      'cancelOrder',
      { params: type, body: { trackingCode, reason: null } },
      user,
    )
    expect(cancelled.error?.errorCode).toBe(codeOf('statusChanged'))
    expect((await policies.detailOf(user, trackingCode)).reportUntil).toEqual({
      day: '1404-08-26',
      time: '10:00',
    })
    const report = { params: type, body: { trackingCode, text: 'سال ساخت درست نیست' } }
    await succeed(policies.gateway.server, 'reportWrongData', report, user)
    policies.wait(2 * DAY)
    const later = await signIn(policies.gateway.server, '09360000721')
    expect((await policies.detailOf(later, trackingCode)).reportUntil).toBeNull()
    const refused = await call(policies.gateway.server, 'reportWrongData', report, later)
    expect(refused.error?.errorCode).toBe(codeOf('statusChanged'))
  })

  it('is refused if the reason is too short', async () => {
    const user = await policies.newUser('09360000722')
    const trackingCode = await policies.paidOrder(user)
    const refused = await call(
      policies.gateway.server,
      'cancelOrder',
      { params: type, body: { trackingCode, reason: '  ب ' } },
      user,
    )
    expect(refused.error).toMatchObject({
      errorCode: codeOf('invalid'),
      data: { fields: { reason: expect.stringContaining('۳') } },
    })
  })
})

it('the detail adds up: price, late fee and delivery less discounts are the payable amount', async () => {
  const user = await policies.newUser('09360000730')
  const trackingCode = await policies.issuedOrder(user)
  const detail = await policies.detailOf(user, trackingCode)
  const { price, delayPenalty, totalDiscountAmount, deliveryAmount, payableAmount } = detail
  expect(price + delayPenalty + deliveryAmount - totalDiscountAmount).toBe(payableAmount)
  expect(detail).toMatchObject({
    statusId: 13,
    deliveryStatus: 'sent',
    cover: { from: '1404-09-05', to: '1405-09-04' },
    paymentMethod: 'cash',
  })
})

it('another user neither sees nor moves an order', async () => {
  const owner = await policies.newUser('09360000750')
  const trackingCode = await policies.paidOrder(owner)
  const other = await policies.newUser('09360000751')
  expect(await policies.pageOf(other)).toEqual([])
  expect(await policies.unfinishedOf(other)).toEqual([])
  const { server } = policies.gateway
  const answers = [
    await call(server, 'readPolicyTimeline', { params: { ...type, trackingCode } }, other),
    await call(server, 'readPolicyDetail', { params: { ...type, uid: trackingCode } }, other),
    await call(server, 'cancelOrder', { params: type, body: { trackingCode, reason: null } }, other),
    await call(server, 'reportWrongData', { params: type, body: { trackingCode, text: 'نادرست' } }, other),
  ]
  for (const { error } of answers) expect(error?.errorCode).toBe(codeOf('notFound'))
  expect((await policies.timelineOf(owner, trackingCode)).statusId).toBe(3)
})

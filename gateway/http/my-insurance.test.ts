/** My Insurance and the cards of home: what their owner sees of an order, and may do with it. Document 3; decisions 10. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sandboxBackends } from '../sandbox/backends.ts'
import type { OrderEvent } from '../domain/order-status.ts'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { testClock } from '../testing/clock.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import {
  bankPage,
  choiceOf,
  completeOrder,
  decide,
  newOrder,
  provider,
  search,
  type,
} from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { sendFile } from '../testing/upload.sample.ts'
import { makeExpiryMoves } from './handlers/expiry-moves.ts'
import { makeAllDueMoves, sendOrderEvent } from './handlers/order-moves.ts'

const SECOND = 1000
const DAY = 86_400_000
const TEN_IN_TEHRAN = new Date('2025-11-15T06:30:00Z')
const TODAY = '1404-08-24'
const pictures = ['national-card', 'vehicle-card-front', 'vehicle-card-back', 'previous-policy']

let gateway: TestGateway
let now = TEN_IN_TEHRAN
const clock = testClock()
beforeAll(async () => {
  gateway = await openTestGateway({ instant: () => now, clock })
})
afterAll(() => gateway.close())

type User = { jwt: string }
const pageOf = async (user: User, page = '1') =>
  (await succeed(gateway.server, 'listVehiclePolicies', { params: { page } }, user)).policies
const cardOf = async (user: User) => {
  const [card] = await pageOf(user)
  if (card === undefined) throw new Error('The list is empty.')
  return card
}
const timelineOf = (user: User, trackingCode: string) =>
  succeed(gateway.server, 'readPolicyTimeline', { params: { ...type, trackingCode } }, user)
const detailOf = async (user: User, uid: string) =>
  (await succeed(gateway.server, 'readPolicyDetail', { params: { ...type, uid } }, user)).data
const unfinishedOf = async (user: User) =>
  (await succeed(gateway.server, 'listUnfinishedOrders', {}, user)).incompleteOrder

const submitPictures = async (user: User, trackingCode: string) => {
  for (const [index, tag] of pictures.entries())
    await sendFile(gateway.server, user, trackingCode, { info: { tag, order: index + 1 } })
  const body = { trackingCode, later: false, kind: 'documents' } as const
  await succeed(gateway.server, 'submitDocuments', { params: type, body }, user)
}
const orderAt = async (user: User, companyCode: string) => {
  const choice = choiceOf(await search(gateway.server, user))
  const request = { params: { ...type, ...provider }, body: { ...choice, companyCode } }
  return (await succeed(gateway.server, 'registerOrder', request, user)).trackingCode
}
/** A paid order that still owes its pictures. */
const paidOrder = async (user: User, companyCode?: string) => {
  const trackingCode =
    companyCode === undefined ? await newOrder(gateway.server, user) : await orderAt(user, companyCode)
  await completeOrder(gateway.server, user, trackingCode)
  await decide(gateway.server, await bankPage(gateway.server, user, trackingCode), 'paid')
  return trackingCode
}
const pass = async (ms: number) => {
  now = new Date(now.getTime() + ms)
  expect(await makeAllDueMoves(gateway.store.db, now)).toBe(0)
}
const send = (trackingCode: string, event: OrderEvent) =>
  gateway.store.db.transaction((tx) => sendOrderEvent(tx, trackingCode, event, { at: now, day: TODAY }))
const issuedOrder = async (user: User, companyCode?: string) => {
  const trackingCode = await paidOrder(user, companyCode)
  await submitPictures(user, trackingCode)
  await pass(31 * SECOND)
  await pass(15 * SECOND)
  return trackingCode
}

const newUser = async (cellNumber: string) => {
  now = TEN_IN_TEHRAN
  return signIn(gateway.server, cellNumber)
}

describe('the list of policies', () => {
  it('is empty before the first order, and refuses a page that is none', async () => {
    const user = await newUser('09360000701')
    expect(await pageOf(user)).toEqual([])
    for (const page of ['0', '-1', 'x', '100000']) {
      const refused = await call(gateway.server, 'listVehiclePolicies', { params: { page } }, user)
      expect(refused.error?.errorCode).toBe(codeOf('notFound'))
    }
  })

  it('shows an open order at its stage, and as waiting for payment once nothing else is missing', async () => {
    const user = await newUser('09360000702')
    const trackingCode = await newOrder(gateway.server, user)
    expect(await cardOf(user)).toMatchObject({
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
    await completeOrder(gateway.server, user, trackingCode)
    expect(await cardOf(user)).toMatchObject({ statusId: 2, stage: 6 })
  })

  it('names what a paid order owes and until when, then the policy with its last day', async () => {
    const user = await newUser('09360000703')
    const trackingCode = await paidOrder(user)
    expect(await cardOf(user)).toMatchObject({
      statusId: 3,
      stage: null,
      owes: ['documents'],
      deadline: '1404-08-26',
      actions: [{ type: 'upload-documents', value: trackingCode }],
    })
    await submitPictures(user, trackingCode)
    expect(await cardOf(user)).toMatchObject({ statusId: 5, owes: [], deadline: null, actions: [] })
    await pass(31 * SECOND)
    await pass(15 * SECOND)
    expect(await cardOf(user)).toMatchObject({
      statusId: 13,
      statusFa: 'صادر شد',
      expirationDate: '1405-09-04',
      delivery: { date: '1404-08-25' },
      actions: [{ type: 'view-policy', value: trackingCode }],
    })
  })

  it('has ten orders on a page, the newest first, and leaves out open ones after a month', async () => {
    const user = await newUser('09360000704')
    const codes: string[] = []
    for (let made = 0; made < 11; made += 1) codes.unshift(await newOrder(gateway.server, user))
    const listed = [...(await pageOf(user)), ...(await pageOf(user, '2'))]
    expect((await pageOf(user)).length).toBe(10)
    expect(listed.map(({ orderId }) => orderId)).toEqual(codes)
    expect(await pageOf(user, '3')).toEqual([])
    now = new Date(now.getTime() + 31 * DAY)
    expect(await pageOf(await signIn(gateway.server, '09360000704'))).toEqual([])
  })

  it('speaks the language of the request', async () => {
    const user = await newUser('09360000705')
    await newOrder(gateway.server, user)
    const { policies } = await succeed(
      gateway.server,
      'listVehiclePolicies',
      { params: { page: '1' } },
      user,
      { headers: { locale: 'en' } },
    )
    expect(policies[0]).toMatchObject({ statusFa: 'Not finished' })
    expect(JSON.stringify({ ...policies[0], vehicleData: policies[0]?.vehicleData.title })).not.toMatch(
      /[\u0600-\u06FF]/,
    )
  })
})

describe('the timeline of an order', () => {
  it('says what happened when and by whom, and until when the policy is issued', async () => {
    const user = await newUser('09360000710')
    const trackingCode = await paidOrder(user)
    expect(await timelineOf(user, trackingCode)).toMatchObject({
      orderedAt: { day: TODAY, time: '10:00' },
      documents: { needed: 4, uploaded: 0 },
      owes: ['documents'],
      issueBy: null,
    })
    await submitPictures(user, trackingCode)
    const timeline = await timelineOf(user, trackingCode)
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

  it('says what an expert has returned, why, and until when', async () => {
    const user = await newUser('09360000711')
    const trackingCode = await paidOrder(user)
    await submitPictures(user, trackingCode)
    await send(trackingCode, {
      type: 'expert.returned-documents',
      reason: 'پشت کارت خودرو تار است.',
      pictures: ['vehicle-card-back'],
    })
    expect(await timelineOf(user, trackingCode)).toMatchObject({
      statusId: 42,
      deadline: '1404-08-26',
      correction: { fields: [], tags: ['vehicle-card-back'] },
      issueBy: null,
      actions: [{ type: 'edit-information' }],
    })
    const { moves } = await timelineOf(user, trackingCode)
    expect(moves.at(-1)?.reason).toBe('پشت کارت خودرو تار است.')
  })
})

describe('what the customer may do', () => {
  it('cancels before issuing: the reason and the refund with its day are on the timeline', async () => {
    const user = await newUser('09360000720')
    const trackingCode = await paidOrder(user)
    expect((await detailOf(user, trackingCode)).cancellable).toBe(true)
    await succeed(
      gateway.server,
      'cancelOrder',
      { params: type, body: { trackingCode, reason: 'خودرو را فروختم' } },
      user,
    )
    const timeline = await timelineOf(user, trackingCode)
    expect(timeline.moves.find(({ statusId }) => statusId === 8)).toMatchObject({
      actor: 'customer',
      reason: 'خودرو را فروختم',
    })
    expect(timeline.refund).toEqual({ amount: timeline.paid?.amount, by: '1404-08-27' })
    expect((await detailOf(user, trackingCode)).cancellable).toBe(false)
  })

  it('is refused to cancel an issued policy, and may report wrong data for 48 hours', async () => {
    const user = await newUser('09360000721')
    const trackingCode = await issuedOrder(user)
    const cancelled = await call(
      gateway.server,
      'cancelOrder',
      { params: type, body: { trackingCode, reason: null } },
      user,
    )
    expect(cancelled.error?.errorCode).toBe(codeOf('statusChanged'))
    expect((await detailOf(user, trackingCode)).reportUntil).toEqual({ day: '1404-08-26', time: '10:00' })
    const report = { params: type, body: { trackingCode, text: 'سال ساخت درست نیست' } }
    await succeed(gateway.server, 'reportWrongData', report, user)
    now = new Date(now.getTime() + 2 * DAY)
    const later = await signIn(gateway.server, '09360000721')
    expect((await detailOf(later, trackingCode)).reportUntil).toBeNull()
    const refused = await call(gateway.server, 'reportWrongData', report, later)
    expect(refused.error?.errorCode).toBe(codeOf('statusChanged'))
  })

  it('is told when the words are too few', async () => {
    const user = await newUser('09360000722')
    const trackingCode = await paidOrder(user)
    const refused = await call(
      gateway.server,
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
  const user = await newUser('09360000730')
  const trackingCode = await issuedOrder(user)
  const detail = await detailOf(user, trackingCode)
  const { price, delayPenalty, totalDiscountAmount, deliveryAmount, payableAmount } = detail
  expect(price + delayPenalty + deliveryAmount - totalDiscountAmount).toBe(payableAmount)
  expect(detail).toMatchObject({
    statusId: 13,
    deliveryStatus: 'sent',
    cover: { from: '1404-09-05', to: '1405-09-04' },
    paymentMethod: 'cash',
  })
})

it('unfinished orders: those that owe something first, then open ones, never what is under way', async () => {
  const user = await newUser('09360000740')
  const done = await paidOrder(user)
  await submitPictures(user, done)
  const owing = await paidOrder(user)
  const open = await newOrder(gateway.server, user)
  expect(await unfinishedOf(user)).toMatchObject([
    { trackingCode: owing, owes: ['documents'], deadline: '1404-08-26', routeStep: 6 },
    { trackingCode: open, owes: [], deadline: null, routeStep: 2 },
  ])
})

describe('a policy that ends', () => {
  const nearExpiryOf = async (user: User) =>
    (await succeed(gateway.server, 'listRenewablePolicies', {}, user)).nearToExpireOrder
  /** The same hour on another day of the sandbox. */
  const onDay = async (day: string) => {
    clock.setToday(day)
    const moment = { at: now, day }
    expect(await makeExpiryMoves(gateway.store.db, sandboxBackends, moment)).toBe(0)
  }
  afterEach(() => clock.setToday(TODAY))

  it('is near its end from 10 days before to 30 days after, and is renewed here or at its insurer', async () => {
    const user = await newUser('09360000760')
    const trackingCode = await issuedOrder(user)
    const days = [
      ['1405-08-23', false],
      ['1405-08-24', true],
      ['1405-09-04', true],
      ['1405-10-04', true],
      ['1405-10-05', false],
    ] as const
    for (const [day, isNear] of days) {
      clock.setToday(day)
      const cards = await nearExpiryOf(user)
      expect([day, cards.length]).toEqual([day, isNear ? 1 : 0])
    }
    clock.setToday('1405-09-01')
    expect(await nearExpiryOf(user)).toMatchObject([
      {
        renewableTrackingCode: trackingCode,
        currentPolicyExpDate: '1405-09-04',
        isRedirectToExternalLink: false,
        externalLink: null,
      },
    ])
  })

  it('expires on the day after, and shows another status from the 31st day on', async () => {
    const user = await newUser('09360000761')
    const trackingCode = await issuedOrder(user)
    await onDay('1405-09-04')
    expect((await cardOf(user)).statusId).toBe(13)
    await onDay('1405-09-05')
    expect(await cardOf(user)).toMatchObject({
      statusId: 1005,
      actions: [
        { type: 'renew-here', value: trackingCode },
        { type: 'view-policy', value: trackingCode },
      ],
    })
    await onDay('1405-10-04')
    expect((await cardOf(user)).statusId).toBe(1005)
    await onDay('1405-10-05')
    expect((await cardOf(user)).statusId).toBe(1006)
  })

  it('is renewed on the site of an insurer that renews only there, whose page answers', async () => {
    const user = await newUser('09360000762')
    await issuedOrder(user, 'badban')
    await onDay('1405-09-05')
    const [action] = (await cardOf(user)).actions
    expect((await cardOf(user)).statusId).toBe(1001)
    expect(action?.type).toBe('renew-at-insurer')
    const site = new URL(action?.value ?? '').pathname
    expect((await gateway.server.inject({ url: site })).statusCode).toBe(200)
    expect((await nearExpiryOf(user))[0]).toMatchObject({
      isRedirectToExternalLink: true,
      externalLink: action?.value,
    })
    expect((await gateway.server.inject({ url: '/sandbox/insurer/damavand' })).statusCode).toBe(404)
  })
})

it('nobody else sees an order, or moves it', async () => {
  const owner = await newUser('09360000750')
  const trackingCode = await paidOrder(owner)
  const other = await newUser('09360000751')
  expect(await pageOf(other)).toEqual([])
  expect(await unfinishedOf(other)).toEqual([])
  const { server } = gateway
  const answers = [
    await call(server, 'readPolicyTimeline', { params: { ...type, trackingCode } }, other),
    await call(server, 'readPolicyDetail', { params: { ...type, uid: trackingCode } }, other),
    await call(server, 'cancelOrder', { params: type, body: { trackingCode, reason: null } }, other),
    await call(server, 'reportWrongData', { params: type, body: { trackingCode, text: 'نادرست' } }, other),
  ]
  for (const { error } of answers) expect(error?.errorCode).toBe(codeOf('notFound'))
  expect((await timelineOf(owner, trackingCode)).statusId).toBe(3)
})

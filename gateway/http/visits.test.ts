/** The visit of a paid car-body order: its day, a missed slot, its results. Decisions, sections 10 and 11. */
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { movesOf } from '../store/order-moves.ts'
import {
  carBodyType,
  chooseVisit,
  completeCarBodyOrder,
  newCarBodyOrder,
} from '../testing/car-body-purchase.sample.ts'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { testClock } from '../testing/clock.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { bankPage, decide } from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { holdOrder, makeAllDueMoves, sendOrderEvent } from './handlers/order-moves.ts'
import type { OrderEvent } from '../domain/order-status.ts'

const [SECOND, HOUR] = [1000, 3_600_000]
const NINE_IN_TEHRAN = new Date('2025-11-15T05:30:00Z')
const TODAY = '1404-08-24'

const clock = testClock(TODAY)
let gateway: TestGateway
let user: { jwt: string }
let now = NINE_IN_TEHRAN
beforeAll(async () => {
  gateway = await openTestGateway({ clock, instant: () => now })
})
afterAll(() => gateway.close())

/** Extraction misplaces half-spaces and the hamza above: texts are compared without them. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/[\s\u0654\u200c\u200e\u200f]/gu, '')
const plainText = async (file: Uint8Array): Promise<string> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(file)
  try {
    return plain([...document.pages()].map((page) => page.getText()).join(' '))
  } finally {
    document.destroy()
    library.destroy()
  }
}

const begin = async () => {
  now = NINE_IN_TEHRAN
  user = await signIn(gateway.server, '09360000182')
}
const pass = async (ms: number) => {
  now = new Date(now.getTime() + ms)
  expect(await makeAllDueMoves(gateway.store.db, now)).toBe(0)
}
const later = async (ms: number) => {
  await pass(ms)
  user = await signIn(gateway.server, '09360000182')
}
/** Pays an order with a visit on the current day, or on the first later one. */
const paid = async (onOtherDayThan = '') => {
  const trackingCode = await newCarBodyOrder(gateway.server, user)
  await completeCarBodyOrder(gateway.server, user, trackingCode, { onOtherDayThan })
  await decide(gateway.server, await bankPage(gateway.server, user, trackingCode, 'carbody'), 'paid')
  return trackingCode
}
const statusesOf = async (trackingCode: string) =>
  (await movesOf(gateway.store.db, trackingCode)).map(({ to }) => to)
const start = (trackingCode: string) =>
  call(gateway.server, 'startVisit', { params: carBodyType, body: { trackingCode } }, user)
/** The order as My Insurance lists it. */
const shownFor = async (trackingCode: string) => {
  const { policies } = await succeed(gateway.server, 'listVehiclePolicies', { params: { page: '1' } }, user)
  return policies.find(({ orderId }) => orderId === trackingCode)
}
const hold = (trackingCode: string, held: boolean) =>
  gateway.store.db.transaction((tx) => holdOrder(tx, trackingCode, held, now))
const send = (trackingCode: string, event: OrderEvent) =>
  gateway.store.db.transaction((tx) => sendOrderEvent(tx, trackingCode, event, { at: now, day: TODAY }))
const askAgain = async (trackingCode: string) => {
  const { addresses } = await succeed(
    gateway.server,
    'listAddresses',
    { query: { trackingCode, requestOrigin: 'inspection' } },
    user,
  )
  const addressUid = addresses.find(({ enable }) => enable)?.uid ?? ''
  const body = { trackingCode, addressUid, type: 'inspect_info' } as const
  return call(gateway.server, 'saveInspectionPlace', { params: carBodyType, body }, user)
}

describe('a visit on the day of the payment', () => {
  it('can begin at once; the visitor is done after seconds, and the policy is issued after the visit', async () => {
    await begin()
    const trackingCode = await paid()
    expect(await statusesOf(trackingCode)).toEqual([2, 3, 64])
    await pass(60 * SECOND)
    expect((await statusesOf(trackingCode)).at(-1)).toBe(64)
    expect((await start(trackingCode)).error).toBeNull()
    expect((await start(trackingCode)).error).toBeNull()
    await pass(11 * SECOND)
    expect((await statusesOf(trackingCode)).at(-1)).toBe(5)
    expect((await start(trackingCode)).error?.errorCode).toBe(codeOf('statusChanged'))
    await pass(31 * SECOND)
    await pass(16 * SECOND)
    const moves = await movesOf(gateway.store.db, trackingCode)
    expect(moves.map(({ from, to, actor }) => [from, to, actor])).toEqual([
      [1, 2, 'customer'],
      [2, 3, 'bank'],
      [3, 64, 'gateway'],
      [64, 5, 'visitor'],
      [5, 6, 'expert'],
      [6, 7, 'gateway'],
      [7, 63, 'insurer'],
    ])
  })
  it('has no result while the order is on hold', async () => {
    await begin()
    const trackingCode = await paid()
    await hold(trackingCode, true)
    await start(trackingCode)
    await pass(HOUR)
    expect((await statusesOf(trackingCode)).at(-1)).toBe(64)
    await hold(trackingCode, false)
    expect((await statusesOf(trackingCode)).at(-1)).toBe(5)
  })
})

describe('a visit on a later day', () => {
  it('can begin on its day, not earlier', async () => {
    await begin()
    const trackingCode = await paid(TODAY)
    await later(14 * HOUR)
    expect((await statusesOf(trackingCode)).at(-1)).toBe(3)
    expect((await start(trackingCode)).error?.errorCode).toBe(codeOf('statusChanged'))
    await later(2 * HOUR)
    expect((await statusesOf(trackingCode)).at(-1)).toBe(64)
    expect((await movesOf(gateway.store.db, trackingCode)).at(-1)?.day).toBe('1404-08-25')
    expect((await start(trackingCode)).error).toBeNull()
  })
  it('that was missed while the order was on hold has to be booked again', async () => {
    await begin()
    const trackingCode = await paid(TODAY)
    await hold(trackingCode, true)
    await later(26 * HOUR)
    expect((await statusesOf(trackingCode)).at(-1)).toBe(3)
    await hold(trackingCode, false)
    expect((await statusesOf(trackingCode)).at(-1)).toBe(ORDER_STATUS.requestingVisit)
  })
})

describe('a slot that is gone at the payment', () => {
  const missed = async () => {
    const trackingCode = await newCarBodyOrder(gateway.server, user)
    await completeCarBodyOrder(gateway.server, user, trackingCode)
    const page = await bankPage(gateway.server, user, trackingCode, 'carbody')
    // The chosen slot begins at ten and ends at twelve; the bank page is open until then.
    await gateway.store.db.execute(`update payments set expires_at = '2025-11-16T00:00:00Z'`)
    now = new Date(now.getTime() + 4 * HOUR)
    await decide(gateway.server, page, 'paid')
    return trackingCode
  }
  it('leaves the order paid; the customer requests another visit and chooses its slot', async () => {
    await begin()
    const trackingCode = await missed()
    expect(await statusesOf(trackingCode)).toEqual([2, 3, 53])
    const early = { trackingCode, code: '1404-08-26T10' }
    const refused = await call(
      gateway.server,
      'saveInspectionTime',
      { params: carBodyType, body: early },
      user,
    )
    expect(refused.error).not.toBeNull()
    await pass(60 * SECOND)
    expect((await statusesOf(trackingCode)).at(-1)).toBe(53)
    expect((await askAgain(trackingCode)).error).toBeNull()
    expect((await statusesOf(trackingCode)).at(-1)).toBe(53)
    await pass(6 * SECOND)
    expect((await statusesOf(trackingCode)).at(-1)).toBe(54)
    await chooseVisit(gateway.server, user, trackingCode, TODAY)
    expect((await statusesOf(trackingCode)).at(-1)).toBe(64)
    expect(await shownFor(trackingCode)).toMatchObject({ statusFa: 'نوبت بازدید گرفته شد', actions: [] })
    expect((await start(trackingCode)).error?.errorCode).toBe(codeOf('visitNotToday'))
    await later(24 * HOUR)
    expect(await shownFor(trackingCode)).toMatchObject({
      statusFa: 'بازدید را شروع کنید',
      actions: [{ type: 'start-visit' }],
    })
    expect((await start(trackingCode)).error).toBeNull()
    await pass(11 * SECOND)
    expect((await statusesOf(trackingCode)).at(-1)).toBe(5)
  })
  it('does not move while the order is on hold', async () => {
    await begin()
    const trackingCode = await missed()
    await hold(trackingCode, true)
    await askAgain(trackingCode)
    await pass(60 * SECOND)
    expect((await statusesOf(trackingCode)).at(-1)).toBe(53)
  })
  it('is on home and in My Insurance with its actions', async () => {
    await begin()
    const trackingCode = await missed()
    const { incompleteOrder } = await succeed(gateway.server, 'listUnfinishedOrders', {}, user)
    const card = incompleteOrder.find((order) => order.trackingCode === trackingCode)
    expect(card).toMatchObject({
      insuranceTypeCode: 'carbody',
      statusId: 53,
      actions: [{ type: 'request-visit', value: trackingCode }],
    })
    const isAwaited = incompleteOrder.map(({ actions }) => actions.length > 0)
    expect(isAwaited.lastIndexOf(true)).toBeLessThan(isAwaited.indexOf(false))
    const { receipt } = await succeed(gateway.server, 'readPaymentResult', { params: { trackingCode } }, user)
    expect(receipt).toMatchObject({ visit: null, issueBy: null, status: 53 })
  })
})

describe('the result of a visit', () => {
  it('with noted damage leads to a policy with an endorsement that excludes it', async () => {
    await begin()
    const trackingCode = await paid()
    await send(trackingCode, { type: 'visitor.noted-damage', reason: 'خط روی در عقب' })
    await pass(31 * SECOND)
    await pass(16 * SECOND)
    expect(await statusesOf(trackingCode)).toEqual([2, 3, 64, 5, 6, 7, 27])
    const { policies } = await succeed(gateway.server, 'listVehiclePolicies', { params: { page: '1' } }, user)
    const card = policies.find(({ orderId }) => orderId === trackingCode)
    expect(card).toMatchObject({ insuranceTypeEn: 'body', statusId: 27, endorsement: 'خط روی در عقب' })
  })
  it('that refuses the car cancels the order and refunds it', async () => {
    await begin()
    const trackingCode = await paid()
    await send(trackingCode, { type: 'visitor.refused', reason: 'شمارهٔ شاسی خوانا نیست' })
    await pass(6 * SECOND)
    await pass(60 * SECOND)
    expect(await statusesOf(trackingCode)).toEqual([2, 3, 64, 8, 10, 11])
  })
})

describe('a car-body policy', () => {
  const issued = async () => {
    const trackingCode = await paid()
    await start(trackingCode)
    for (const seconds of [11, 31, 16]) await pass(seconds * SECOND)
    expect((await statusesOf(trackingCode)).at(-1)).toBe(63)
    return trackingCode
  }
  it('has value, covers and the owner’s share in its file, and no ceiling', async () => {
    await begin()
    const { headers, rawPayload } = await gateway.server.inject({
      url: `/api/v1/order/${await issued()}/policy`,
      headers: { authorization: `Bearer ${user.jwt}` },
    })
    expect(headers['content-type']).toBe('application/pdf')
    const text = await plainText(new Uint8Array(rawPayload))
    for (const words of [
      'بیمه‌نامهٔ بدنه',
      'ارزش خودرو و لوازم',
      '۹۵۰٬۰۰۰٬۰۰۰ تومان',
      'سرقت قطعات',
      'سهم مالک از خسارت',
      'از مبلغ خسارت کم می‌شود',
    ])
      expect(text).toContain(plain(words))
    expect(text).not.toContain(plain('خسارت مالی'))
  })
  it('is renewed by a new inquiry of its car, from ten days before its end', async () => {
    await begin()
    const trackingCode = await issued()
    clock.setToday('1405-08-30')
    const { nearToExpireOrder } = await succeed(gateway.server, 'listRenewablePolicies', {}, user)
    clock.setToday(TODAY)
    const renewable = nearToExpireOrder.find((policy) => policy.renewableTrackingCode === trackingCode)
    expect(renewable).toMatchObject({
      insuranceTypeCode: 'carbody',
      currentPolicyExpDate: '1405-09-04',
      ownerNationalCode: '1234567891',
      isRedirectToExternalLink: false,
      externalLink: null,
    })
  })
  it('expires, and is renewed in Separ by a new inquiry', async () => {
    await begin()
    const trackingCode = await issued()
    await send(trackingCode, { type: 'gateway.policy-ended', facts: { isRenewedHere: true } })
    expect((await statusesOf(trackingCode)).at(-1)).toBe(1001)
    const { policies } = await succeed(gateway.server, 'listVehiclePolicies', { params: { page: '1' } }, user)
    expect(policies.find(({ orderId }) => orderId === trackingCode)?.actions).toEqual([
      { type: 'renew-here', value: trackingCode },
      { type: 'view-policy', value: trackingCode },
    ])
  })
})

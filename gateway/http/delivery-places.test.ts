/** Places in delivery slots: held by unpaid orders for a while, kept by paid ones. */
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../store/schema/index.ts'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { bankPage, completeOrder, decide, detailOf, newOrder, type } from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

const SLOT = '1404-08-25T09'
const CAPACITY = 50
const MINUTE = 60_000

let gateway: TestGateway
let numbers = 0
let user: { jwt: string }
let trackingCode: string
beforeAll(async () => {
  gateway = await openTestGateway()
})
afterAll(() => gateway.close())
const newUser = () => {
  numbers += 1
  return signIn(gateway.server, `093600016${String(numbers).padStart(2, '0')}`)
}
const completed = async (as: { jwt: string }) => {
  const code = await newOrder(gateway.server, as)
  await completeOrder(gateway.server, as, code)
  return code
}
const chooseTime = (as: { jwt: string }, order: string, code = SLOT) =>
  call(gateway.server, 'saveDeliveryTime', { params: type, body: { trackingCode: order, code } }, as)
const isOffered = async (as: { jwt: string }, order: string) => {
  const params = { ...type, trackingCode: order }
  const { deliveryTimes } = await succeed(gateway.server, 'listDeliveryTimes', { params }, as)
  return deliveryTimes.flatMap(({ times }) => times).find(({ code }) => code === SLOT)?.available
}
/** Copies an order with its place, as if so many others had chosen the same time. */
const fillSlot = async (order: string, count: number) => {
  const { db } = gateway.store
  const [{ number: _number, ...row } = { number: 0 }] = await db
    .select()
    .from(orders)
    .where(eq(orders.trackingCode, order))
  if (!('trackingCode' in row)) throw new Error('The order does not exist.')
  await db.insert(orders).values(
    Array.from({ length: count }, (_, index) => ({
      ...row,
      trackingCode: `${order.slice(0, 10)}${1000 + index}`,
      policyCode: randomUUID(),
      searchTrackingCode: `COPY${order.slice(4, 10)}${1000 + index}`,
    })),
  )
}
beforeEach(async () => {
  await gateway.store.db.update(orders).set({ deliverySlot: sql`null`, slotHeldUntil: sql`null` })
  user = await newUser()
  trackingCode = await completed(user)
  await chooseTime(user, trackingCode)
})

describe('a place in a delivery slot', () => {
  it('is held by an unpaid order for half an hour', async () => {
    await fillSlot(trackingCode, CAPACITY - 1)
    const other = await newUser()
    const order = await completed(other)
    expect(await isOffered(other, order)).toBe(false)
    expect((await chooseTime(other, order)).error?.errorCode).toBe(codeOf('slotTaken'))
    gateway.advanceTime(31 * MINUTE)
    expect(await isOffered(other, order)).toBe(true)
    expect((await chooseTime(other, order)).error).toBeNull()
  })

  it('is held by three unpaid orders of a user at most: the oldest gives its place back', async () => {
    const other = await newUser()
    const order = await completed(other)
    await chooseTime(other, order)
    await fillSlot(order, CAPACITY - 5)
    const third = await newUser()
    const waiting = await completed(third)
    for (const later of [await completed(user), await completed(user)]) {
      gateway.advanceTime(1000)
      await chooseTime(user, later)
    }
    // 46 places of others and three of the user.
    expect(await isOffered(third, waiting)).toBe(true)
    await chooseTime(user, await completed(user))
    expect(await isOffered(third, waiting)).toBe(true)
    expect((await detailOf(gateway.server, user, trackingCode)).delivery?.time?.code).toBe(SLOT)
  })

  it('is kept by a paid order', async () => {
    await decide(gateway.server, await bankPage(gateway.server, user, trackingCode), 'paid')
    gateway.advanceTime(24 * 60 * MINUTE)
    const again = await newUser()
    const order = await completed(again)
    await fillSlot(trackingCode, CAPACITY - 1)
    expect(await isOffered(again, order)).toBe(false)
  })

  it('is taken again at payment if it is still free', async () => {
    gateway.advanceTime(31 * MINUTE)
    expect(await bankPage(gateway.server, user, trackingCode)).toContain('/bank/')
    await fillSlot(trackingCode, CAPACITY - 1)
    const other = await newUser()
    expect(await isOffered(other, await completed(other))).toBe(false)
  })

  it('that is gone at payment has to be chosen again', async () => {
    gateway.advanceTime(31 * MINUTE)
    const other = await newUser()
    const order = await completed(other)
    await chooseTime(other, order)
    await fillSlot(order, CAPACITY - 1)
    const params = { ...type, trackingCode }
    const refused = await call(gateway.server, 'startPayment', { params, query: { openedVia: 'pwa' } }, user)
    expect(refused.error).toMatchObject({
      errorCode: codeOf('orderIncomplete'),
      data: { missing: ['delivery'] },
    })
    expect(await detailOf(gateway.server, user, trackingCode)).toMatchObject({
      stage: 4,
      delivery: { deliverable: true, time: null },
    })
    expect((await chooseTime(user, trackingCode, '1404-08-25T11')).error).toBeNull()
    expect(await bankPage(gateway.server, user, trackingCode)).toContain('/bank/')
  })
})

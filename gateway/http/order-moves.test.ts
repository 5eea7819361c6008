/** The moves of an order from its completion on, on both databases. Decisions, section 10. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { PaymentType } from '#contract/operations/offers.ts'
import type { OrderEvent } from '../domain/order-status.ts'
import { sandboxBackends } from '../sandbox/backends.ts'
import { fullSlots } from '../store/delivery-slots.ts'
import { movesOf } from '../store/order-moves.ts'
import { orders } from '../store/schema/index.ts'
import { succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import { bankPage, completeOrder, decide, newOrder, resultOf, type } from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { sendFile } from '../testing/upload.sample.ts'
import { makeExpiryMoves } from './handlers/expiry-moves.ts'
import { holdOrder, makeAllDueMoves, sendOrderEvent } from './handlers/order-moves.ts'

const SECOND = 1000
const HOUR = 3_600_000
const TEN_IN_TEHRAN = new Date('2025-11-15T06:30:00Z')
const pictures = ['national-card', 'vehicle-card-front', 'vehicle-card-back', 'previous-policy']

describeOnEngines('a paid order', (engine) => {
  let gateway: TestGateway
  let user: { jwt: string }
  let now = TEN_IN_TEHRAN
  const instant = () => now
  beforeAll(async () => {
    gateway = await openTestGateway({ instant }, engine)
  })
  afterAll(() => gateway.close())

  const signInAt = async (moment: Date) => {
    now = moment
    user = await signIn(gateway.server, '09360000140')
  }
  const pass = async (ms: number) => {
    now = new Date(now.getTime() + ms)
    expect(await makeAllDueMoves(gateway.store.db, now)).toBe(0)
  }
  const submit = async (trackingCode: string) => {
    for (const [index, tag] of pictures.entries())
      await sendFile(gateway.server, user, trackingCode, { info: { tag, order: index + 1 } })
    const body = { trackingCode, later: false, kind: 'documents' } as const
    await succeed(gateway.server, 'submitDocuments', { params: type, body }, user)
  }
  const withoutPaper = (trackingCode: string) =>
    succeed(
      gateway.server,
      'saveDeliveryAddress',
      { params: type, body: { type: 'delivery_address', trackingCode, deliverable: false } },
      user,
    )
  /**
   * Pays an order on the current day, with or without a paper copy; its pictures are postponed or uploaded.
   */
  const pay = async ({
    paper = false,
    isComplete = true,
    paymentType = 'cash',
  }: { paper?: boolean; isComplete?: boolean; paymentType?: PaymentType } = {}) => {
    const trackingCode = await newOrder(gateway.server, user, paymentType)
    await completeOrder(gateway.server, user, trackingCode)
    if (!paper) await withoutPaper(trackingCode)
    if (isComplete) await submit(trackingCode)
    await decide(gateway.server, await bankPage(gateway.server, user, trackingCode), 'paid')
    return trackingCode
  }
  const receiptOf = async (trackingCode: string) => {
    const { receipt } = await resultOf(gateway.server, user, trackingCode)
    if (receipt === null) throw new Error('The order is not paid.')
    return receipt
  }
  const statusesOf = async (trackingCode: string) => {
    const moves = await movesOf(gateway.store.db, trackingCode)
    return moves.map(({ to }) => to)
  }

  const storedOrder = async (trackingCode: string) => {
    const [order] = await gateway.store.db.select().from(orders).where(eq(orders.trackingCode, trackingCode))
    if (order === undefined) throw new Error('There is no such order.')
    return order
  }
  const send = (trackingCode: string, event: OrderEvent) =>
    gateway.store.db.transaction((tx) =>
      sendOrderEvent(tx, trackingCode, event, { at: now, day: '1404-08-24' }),
    )

  it('passes 2, 3, 5, 6, 7 and 14 automatically, and every move is stored with time, actor and reason', async () => {
    await signInAt(TEN_IN_TEHRAN)
    const trackingCode = await pay()
    expect(await statusesOf(trackingCode)).toEqual([2, 3, 5])
    expect(await receiptOf(trackingCode)).toMatchObject({
      status: 5,
      paid: { day: '1404-08-24', time: '10:00' },
      issued: null,
      issueBy: { day: '1404-08-24', hour: 21 },
      cover: { from: '1404-09-05', to: '1405-09-04' },
    })
    await pass(31 * SECOND)
    expect(await statusesOf(trackingCode)).toEqual([2, 3, 5, 6, 7])
    await pass(15 * SECOND)
    const moves = await movesOf(gateway.store.db, trackingCode)
    expect(moves.map(({ from, to, actor, reason, day }) => [from, to, actor, reason, day])).toEqual([
      [1, 2, 'customer', 'customer.completed', '1404-08-24'],
      [2, 3, 'bank', 'bank.paid', '1404-08-24'],
      [3, 5, 'gateway', 'gateway.received', '1404-08-24'],
      [5, 6, 'expert', 'expert.approved', '1404-08-24'],
      [6, 7, 'gateway', 'gateway.handed-over', '1404-08-24'],
      [7, 14, 'insurer', 'insurer.issued', '1404-08-24'],
    ])
    expect(moves.at(-1)?.at).toEqual(now)
    expect(await receiptOf(trackingCode)).toMatchObject({
      status: 14,
      issued: { day: '1404-08-24', time: '10:00' },
      issueBy: null,
    })
  })

  it('waits for its pictures, and names no day of issue until they are uploaded', async () => {
    await signInAt(TEN_IN_TEHRAN)
    const trackingCode = await pay({ isComplete: false })
    await pass(HOUR)
    expect(await statusesOf(trackingCode)).toEqual([2, 3])
    expect((await receiptOf(trackingCode)).issueBy).toBeNull()
    await submit(trackingCode)
    expect(await statusesOf(trackingCode)).toEqual([2, 3, 5])
    expect((await receiptOf(trackingCode)).issueBy).toEqual({ day: '1404-08-24', hour: 21 })
  })

  it('that is paid after the last hour is issued the next morning', async () => {
    await signInAt(new Date(TEN_IN_TEHRAN.getTime() + 12 * HOUR))
    const trackingCode = await pay()
    expect((await receiptOf(trackingCode)).issueBy).toEqual({ day: '1404-08-25', hour: 21 })
    await pass(60 * SECOND)
    await pass(9 * HOUR)
    expect(await statusesOf(trackingCode)).toEqual([2, 3, 5, 6, 7])
    await pass(HOUR)
    await signInAt(now)
    expect((await receiptOf(trackingCode)).issued).toEqual({ day: '1404-08-25', time: '8:01' })
  })

  it('with a paper copy becomes 13, in instalments 39', async () => {
    await signInAt(TEN_IN_TEHRAN)
    const onPaper = await pay({ paper: true })
    const inInstalments = await pay({ paymentType: 'bnpl' })
    await pass(31 * SECOND)
    await pass(15 * SECOND)
    expect(await receiptOf(onPaper)).toMatchObject({ status: 13, delivery: { date: '1404-08-25' } })
    expect(await receiptOf(inInstalments)).toMatchObject({ status: 39, delivery: null })
  })

  it('in instalments becomes 14 on the day after its last one', async () => {
    await signInAt(TEN_IN_TEHRAN)
    const inInstalments = await pay({ paymentType: 'bnpl' })
    await pass(31 * SECOND)
    await pass(15 * SECOND)
    for (const [day, status] of [
      ['1404-11-24', 39],
      ['1404-11-25', 14],
    ] as const) {
      expect(await makeExpiryMoves(gateway.store.db, sandboxBackends, { at: now, day })).toBe(0)
      expect(await receiptOf(inInstalments)).toMatchObject({ status })
    }
  })

  it('is cancelled with a reason and refunded within a minute, which frees its delivery slot', async () => {
    await signInAt(TEN_IN_TEHRAN)
    const trackingCode = await pay({ paper: true })
    const { deliverySlot } = await storedOrder(trackingCode)
    /** Orders that occupy a place in the slot: it is full for any smaller capacity. */
    const occupied = async () => {
      for (let capacity = 1; ; capacity += 1)
        if (!(await fullSlots(gateway.store.db, capacity, 'no order', now)).has(deliverySlot ?? 'no slot'))
          return capacity - 1
    }
    const before = await occupied()
    await send(trackingCode, { type: 'customer.cancelled', reason: 'خودرو فروخته شد' })
    expect(await occupied()).toBe(before - 1)
    expect((await movesOf(gateway.store.db, trackingCode)).at(-1)).toMatchObject({
      from: 5,
      to: 8,
      actor: 'customer',
      reason: 'خودرو فروخته شد',
    })
    await pass(5 * SECOND)
    expect((await statusesOf(trackingCode)).at(-1)).toBe(10)
    await pass(54 * SECOND)
    expect((await statusesOf(trackingCode)).at(-1)).toBe(10)
    await pass(SECOND)
    expect((await statusesOf(trackingCode)).slice(-3)).toEqual([8, 10, 11])
  })

  it('refuses an event that its status does not list, and stays as it is', async () => {
    await signInAt(TEN_IN_TEHRAN)
    const trackingCode = await pay()
    await expect(send(trackingCode, { type: 'insurer.issued' })).rejects.toMatchObject({
      errorName: 'statusChanged',
    })
    expect(await statusesOf(trackingCode)).toEqual([2, 3, 5])
  })

  it('stores which pictures were rejected, and asks for them again', async () => {
    await signInAt(TEN_IN_TEHRAN)
    const trackingCode = await pay()
    const rejected = { pictures: ['national-card'], reason: 'عکس تار است' } as const
    await send(trackingCode, { type: 'expert.returned-documents', ...rejected })
    expect((await movesOf(gateway.store.db, trackingCode)).at(-1)).toMatchObject({ to: 42, ...rejected })
    expect((await storedOrder(trackingCode)).documentsSubmitted).toBe(false)
    await send(trackingCode, { type: 'customer.corrected' })
    expect(await storedOrder(trackingCode)).toMatchObject({ statusId: 5, documentsSubmitted: true })
  })

  it('needs an additional document that an expert asks for', async () => {
    await signInAt(TEN_IN_TEHRAN)
    const trackingCode = await pay()
    const asked = { pictures: ['ownership-document'], reason: 'مالک عوض شده است' } as const
    await send(trackingCode, { type: 'expert.asked-for-documents', ...asked })
    const { orderDocumentDtos } = await succeed(
      gateway.server,
      'listDocuments',
      { params: { trackingCode } },
      user,
    )
    expect(orderDocumentDtos.map(({ tag, order }) => [tag, order]).at(-1)).toEqual(['ownership-document', 5])
    await sendFile(gateway.server, user, trackingCode, { info: { tag: 'ownership-document', order: 5 } })
  })

  it('does not move automatically while it is on hold', async () => {
    await signInAt(TEN_IN_TEHRAN)
    const trackingCode = await pay()
    await holdOrder(gateway.store.db, trackingCode, true, now)
    await pass(HOUR)
    expect(await statusesOf(trackingCode)).toEqual([2, 3, 5])
    await send(trackingCode, { type: 'expert.approved' })
    await pass(HOUR)
    expect(await statusesOf(trackingCode)).toEqual([2, 3, 5, 6])
    await holdOrder(gateway.store.db, trackingCode, false, now)
    expect(await statusesOf(trackingCode)).toEqual([2, 3, 5, 6, 7])
  })

  it('continues after a restart', async () => {
    await signInAt(TEN_IN_TEHRAN)
    const trackingCode = await pay()
    now = new Date(now.getTime() + HOUR)
    const restarted = await openTestGateway(
      { store: { ...gateway.store, close: () => Promise.resolve() }, instant },
      engine,
    )
    await vi.waitFor(async () => expect(await statusesOf(trackingCode)).toEqual([2, 3, 5, 6, 7]))
    await restarted.close()
  })
})

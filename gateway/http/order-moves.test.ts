/** The moves of an order after its payment, on both databases. Decisions, section 10. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { PaymentType } from '#contract/operations/offers.ts'
import { movesOf } from '../store/order-moves.ts'
import { succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import { bankPage, completeOrder, decide, newOrder, resultOf, type } from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { sendFile } from '../testing/upload.sample.ts'
import { makeAllDueMoves } from './handlers/order-moves.ts'

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
  /** Pays an order of today, with or without a paper copy; its pictures are postponed or there. */
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

  it('runs through 3, 5, 6, 7 and 14 by itself, and every move is stored with time, actor and reason', async () => {
    await signInAt(TEN_IN_TEHRAN)
    const trackingCode = await pay()
    expect(await statusesOf(trackingCode)).toEqual([3, 5])
    expect(await receiptOf(trackingCode)).toMatchObject({
      status: 5,
      paid: { day: '1404-08-24', time: '10:00' },
      issued: null,
      issueBy: { day: '1404-08-24', hour: 21 },
      cover: { from: '1404-09-05', to: '1405-09-04' },
    })
    await pass(31 * SECOND)
    expect(await statusesOf(trackingCode)).toEqual([3, 5, 6, 7])
    await pass(15 * SECOND)
    const moves = await movesOf(gateway.store.db, trackingCode)
    expect(moves.map(({ from, to, actor, reason, day }) => [from, to, actor, reason, day])).toEqual([
      [1, 3, 'bank', 'bank.paid', '1404-08-24'],
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

  it('waits for its pictures, and promises no day until they are there', async () => {
    await signInAt(TEN_IN_TEHRAN)
    const trackingCode = await pay({ isComplete: false })
    await pass(HOUR)
    expect(await statusesOf(trackingCode)).toEqual([3])
    expect((await receiptOf(trackingCode)).issueBy).toBeNull()
    await submit(trackingCode)
    expect(await statusesOf(trackingCode)).toEqual([3, 5])
    expect((await receiptOf(trackingCode)).issueBy).toEqual({ day: '1404-08-24', hour: 21 })
  })

  it('that is paid after the last hour is issued the next morning', async () => {
    await signInAt(new Date(TEN_IN_TEHRAN.getTime() + 12 * HOUR))
    const trackingCode = await pay()
    expect((await receiptOf(trackingCode)).issueBy).toEqual({ day: '1404-08-25', hour: 21 })
    await pass(60 * SECOND)
    await pass(9 * HOUR)
    expect(await statusesOf(trackingCode)).toEqual([3, 5, 6, 7])
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

  it('goes on after a restart', async () => {
    await signInAt(TEN_IN_TEHRAN)
    const trackingCode = await pay()
    now = new Date(now.getTime() + HOUR)
    const restarted = await openTestGateway(
      { store: { ...gateway.store, close: () => Promise.resolve() }, instant },
      engine,
    )
    await vi.waitFor(async () => expect(await statusesOf(trackingCode)).toEqual([3, 5, 6, 7]))
    await restarted.close()
  })
})

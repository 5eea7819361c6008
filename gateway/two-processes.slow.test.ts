/**
 * Two processes on one PostgreSQL and one bucket: what one process promises holds across both. Decisions,
 * sections 4, 8, 9 and 11.
 */
import { randomUUID } from 'node:crypto'
import { and, count, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inForce } from './domain/order-status.ts'
import { sandboxBackends } from './sandbox/backends.ts'
import type { Store } from './store/database.ts'
import journal from './store/migrations/meta/_journal.json' with { type: 'json' }
import { orderMoves, orders } from './store/schema/index.ts'
import {
  chooseVisit,
  fillHolderAndAddress,
  freeVisits,
  newCarBodyOrder,
} from './testing/car-body-purchase.sample.ts'
import { call, codeOf, newGuest, send, succeed } from './testing/client.sample.ts'
import { testDatabase } from './testing/engines.sample.ts'
import {
  bankPage,
  choiceOf,
  completeOrder,
  decide,
  detailOf,
  newOrder,
  provider,
  resultOf,
  search,
  type,
} from './testing/purchase.sample.ts'
import { openSignIn, postForm, shownCode, signIn } from './testing/sign-in.sample.ts'
import type { TestServer } from './testing/test-server.sample.ts'
import { openTwoProcesses, type TwoProcesses } from './testing/two-processes.sample.ts'
import { sendFile } from './testing/upload.sample.ts'

const TOO_MANY = 429
const DRAIN_SECONDS = 2
/**
 * Two processes may take a minute of a run; wall time beyond the timeout of a test is not judged (decision
 * 026).
 */
const LIMIT_MS = 60_000

describe.skipIf(testDatabase === undefined)('two processes on one database and one bucket', () => {
  let opened: TwoProcesses
  let processes: TwoProcesses['processes']
  let one: TestServer
  let two: TestServer
  let store: Store
  beforeAll(async () => {
    opened = await openTwoProcesses({ SEPAR_DRAIN_SECONDS: String(DRAIN_SECONDS) })
    ;({ processes, one, two, store } = opened)
  })
  afterAll(() => opened.close())

  /** Alternates between the two. */
  const servers = (number: number): TestServer[] =>
    Array.from({ length: number }, (_, index) => (index % 2 === 0 ? one : two))

  it('migrate the database once', async () => {
    const [applied] = await store.db.select({ number: count() }).from(sql`drizzle.__drizzle_migrations`)
    expect(applied?.number).toBe(journal.entries.length)
  })

  it('run a change once that is sent to both at once with one key', async () => {
    const user = await signIn(one, '09360000201')
    const body = choiceOf(await search(two, user))
    const key = randomUUID()
    const answers = await Promise.all(
      servers(10).map((server) =>
        succeed(server, 'registerOrder', { params: { ...type, ...provider }, body }, user, { key }),
      ),
    )
    expect(new Set(answers.map(({ trackingCode }) => trackingCode)).size).toBe(1)
  })

  it('make one order of one offer that both are asked for with different keys', async () => {
    const user = await signIn(two, '09360000202')
    const body = choiceOf(await search(one, user))
    const answers = await Promise.all(
      servers(6).map((server) =>
        succeed(server, 'registerOrder', { params: { ...type, ...provider }, body }, user),
      ),
    )
    expect(new Set(answers.map(({ trackingCode }) => trackingCode)).size).toBe(1)
  })

  it('answer with a file that the other one received', async () => {
    const user = await signIn(one, '09360000203')
    const { imageId } = await sendFile(one, user, await newOrder(two, user))
    expect((await send(two, 'readDocumentFile', { params: { imageId } }, user)).statusCode).toBe(200)
  })

  it('count wrong codes together, of a visit that moves between them', async () => {
    const page = await openSignIn(one)
    await postForm(two, `${page}/number`, { cellNumber: '09360000204' })
    const code = await shownCode(one, page)
    const wrong = code === '11111' ? '22222' : '11111'
    for (const server of servers(5)) await postForm(server, `${page}/code`, { code: wrong })
    const right = await Promise.all(servers(2).map((server) => postForm(server, `${page}/code`, { code })))
    expect(right.map(({ statusCode }) => statusCode)).toEqual([TOO_MANY, TOO_MANY])
  })

  it('count calls together: a guest looks up 30 plates a minute', async () => {
    const guest = await newGuest(one)
    const body = { nationalCode: '1234567891', plk1: '12', plk2: '02', plk3: '987', plkSrl: '65' }
    const answers = await Promise.all(
      servers(40).map((server) =>
        call(server, 'lookUpPlate', { params: { ...type, ...provider }, body }, guest),
      ),
    )
    expect(answers.filter(({ error }) => error?.errorCode === codeOf('tooMany'))).toHaveLength(10)
  })

  it('give the last place of a delivery slot to one of two orders', async () => {
    const buyers = await Promise.all(
      servers(2).map(async (server, index) => {
        const user = await signIn(server, `0936000021${index}`)
        const trackingCode = await newOrder(server, user)
        await completeOrder(server, user, trackingCode)
        return { server, user, trackingCode }
      }),
    )
    const [first] = buyers
    if (first === undefined) throw new Error('There is no buyer.')
    const { deliveryTimes } = await succeed(
      one,
      'listDeliveryTimes',
      { params: { ...type, trackingCode: first.trackingCode } },
      first.user,
    )
    const code =
      deliveryTimes.flatMap(({ times }) => times).findLast(({ available }) => available)?.code ?? ''
    await fillPlaces('delivery_slot', code, 49, first.trackingCode)
    const answers = await Promise.all(
      buyers.map(({ server, user, trackingCode }) =>
        call(server, 'saveDeliveryTime', { params: type, body: { trackingCode, code } }, user),
      ),
    )
    expect(answers.map(({ error }) => error?.errorCode ?? 'saved').toSorted()).toEqual([
      codeOf('slotTaken'),
      'saved',
    ])
  })

  /** Paid copies of an order take places of a slot. */
  const fillPlaces = (
    column: 'delivery_slot' | 'inspection_slot',
    slot: string,
    places: number,
    trackingCode: string,
  ) =>
    store.db.execute(sql`
      insert into orders overriding system value
      select (jsonb_populate_record(o, jsonb_build_object(
        'tracking_code', ${column} || '-' || n, 'number', (select max(number) from orders) + n, 'status', 'paid', 'search_tracking_code', 'copy-' || n,
        ${sql.raw(`'${column}'`)}, ${slot}::text, 'policy_code', gen_random_uuid(), 'next_move_at', null
      ))).*
      from orders o, generate_series(1, ${places}::int) n
      where o.tracking_code = ${trackingCode}`)

  it('give the last place of an inspection slot to one of two orders', async () => {
    const buyers = await Promise.all(
      servers(2).map(async (server, index) => {
        const user = await signIn(server, `0936000022${index}`)
        const trackingCode = await newCarBodyOrder(server, user)
        await fillHolderAndAddress(server, user, trackingCode)
        return { server, user, trackingCode }
      }),
    )
    const [first] = buyers
    if (first === undefined) throw new Error('There is no buyer.')
    await chooseVisit(one, first.user, first.trackingCode)
    const code = (await freeVisits(two, first.user, first.trackingCode)).at(-1)?.code ?? ''
    const [order] = await store.db.select().from(orders).where(eq(orders.trackingCode, first.trackingCode))
    const places = sandboxBackends.visits.capacityOf(order?.inspectionPlace?.city ?? '')
    await fillPlaces('inspection_slot', code, places - 1, first.trackingCode)
    const answers = await Promise.all(
      buyers.map(({ server, user, trackingCode }) =>
        call(
          server,
          'saveInspectionTime',
          { params: { type: 'carbody' }, body: { trackingCode, code } },
          user,
        ),
      ),
    )
    expect(answers.map(({ error }) => error?.errorCode ?? 'saved').toSorted()).toEqual([
      codeOf('slotTaken'),
      'saved',
    ])
  })

  it('share a payment attempt: begun at one, finished at the other, decided once by both', async () => {
    const user = await signIn(one, '09360000230')
    const trackingCode = await newOrder(one, user)
    await completeOrder(one, user, trackingCode)
    const pages = await Promise.all(servers(4).map((server) => bankPage(server, user, trackingCode)))
    const [page = ''] = pages
    expect(new Set(pages)).toEqual(new Set([page]))
    const decisions = await Promise.all(servers(4).map((server) => decide(server, page, 'paid')))
    expect(decisions.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303])
    expect(await resultOf(two, user, trackingCode)).toMatchObject({ state: 'paid' })
    expect((await detailOf(one, user, trackingCode)).trackingCode).toBe(trackingCode)
    const moves = await store.db
      .select({ to: orderMoves.to, number: count() })
      .from(orderMoves)
      .where(eq(orderMoves.trackingCode, trackingCode))
      .groupBy(orderMoves.to)
    expect(moves.length).toBeGreaterThan(1)
    expect(moves.filter(({ number }) => number !== 1)).toEqual([])
  })

  const submitPictures = async (server: TestServer, user: { jwt: string }, trackingCode: string) => {
    const { orderDocumentDtos } = await succeed(server, 'listDocuments', { params: { trackingCode } }, user)
    for (const { tag, order } of orderDocumentDtos)
      await sendFile(server, user, trackingCode, { info: { tag, order } })
    const body = { trackingCode, later: false, kind: 'documents' } as const
    await succeed(server, 'submitDocuments', { params: type, body }, user)
  }

  it('make each due move of an order once, until its policy has ended', { timeout: LIMIT_MS }, async () => {
    const user = await signIn(two, '09360000240')
    const made: string[] = []
    for (const server of servers(3)) {
      const trackingCode = await newOrder(server, user, 'cash', { noDamageFactor: 5 * made.length })
      await completeOrder(server, user, trackingCode)
      await submitPictures(server, user, trackingCode)
      await decide(server, await bankPage(server, user, trackingCode), 'paid')
      made.push(trackingCode)
    }
    const ofMade = inArray(orders.trackingCode, made)
    const issued = () => store.db.$count(orders, and(ofMade, isNotNull(orders.coverTo)))
    const waiting = () => store.db.$count(orders, and(ofMade, lte(orders.nextMoveAt, new Date())))
    // Makes all of them due at once, for both processes, as often as there are moves until the policy.
    for (let round = 0; round < 5 && (await issued()) < made.length; round += 1) {
      await store.db.execute(sql`update order_moves set at = at - interval '1 hour'`)
      await store.db
        .update(orders)
        .set({ nextMoveAt: new Date(0) })
        .where(ofMade)
      await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
    }
    expect(await issued()).toBe(made.length)
    await store.db.update(orders).set({ coverTo: '1400-01-01' }).where(ofMade)
    const inForceStill = () => store.db.$count(orders, and(ofMade, inArray(orders.statusId, [...inForce])))
    await expect.poll(inForceStill, { timeout: 20_000 }).toBe(0)
    const repeated = await store.db
      .select({ order: orderMoves.trackingCode, to: orderMoves.to, number: count() })
      .from(orderMoves)
      .groupBy(orderMoves.trackingCode, orderMoves.to)
      .having(sql`count(*) > 1`)
    expect(repeated).toEqual([])
    for (const { printed } of processes) expect(printed.out).not.toContain('could not be moved')
  })

  it('go on as one when the other is asked to stop: it is not ready, answers, and ends in time', async () => {
    const [, stopping] = processes
    const user = await signIn(one, '09360000260')
    const ready = () =>
      two.inject({ url: '/health/ready' }).then(({ statusCode, body }) => [statusCode, body])
    expect(await ready()).toEqual([200, '{"state":"ready"}'])
    const from = Date.now()
    stopping?.child.kill('SIGTERM')
    await expect.poll(ready).toEqual([503, '{"state":"stopping"}'])
    expect(await newOrder(two, user)).toHaveLength(14)
    expect(await stopping?.ended).toBe(0)
    expect(Date.now() - from).toBeLessThan(DRAIN_SECONDS * 1000 + 10_000)
    expect(await newOrder(one, user)).toHaveLength(14)
  })
})

/** A copy of the user's data, and the deletion of the account. Decision 042. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeCarBodyOrder, newCarBodyOrder } from '../testing/car-body-purchase.sample.ts'
import { call, codeOf, send, succeed } from '../testing/client.sample.ts'
import { testClock } from '../testing/clock.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { buyPhonePolicy, openPhoneInsurer, orderPhonePolicy } from '../testing/mobile-policies.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import { bankPage, completeOrder, decide, newOrder } from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import { sendFile } from '../testing/upload.sample.ts'
import { removeOldRecords } from '../store/remove-account.ts'
import * as tables from '../store/schema/index.ts'
import { sendOrderEvent } from './handlers/order-moves.ts'

type User = { jwt: string }
const MINUTE = 60_000

describeOnEngines('the data of a user', (engine) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await openTestGateway({ clock: testClock() }, engine)
  })
  afterAll(() => gateway.close())

  const copyOf = async (user: User) => {
    const answer = await send(gateway.server, 'readOwnData', {}, user)
    return { headers: answer.headers, text: answer.body, data: answer.json() }
  }
  const pay = async (user: User): Promise<string> => {
    const trackingCode = await newOrder(gateway.server, user)
    await completeOrder(gateway.server, user, trackingCode)
    await sendFile(gateway.server, user, trackingCode)
    await decide(gateway.server, await bankPage(gateway.server, user, trackingCode), 'paid')
    return trackingCode
  }
  /** Moves a paid order until its policy is issued. */
  const issue = (trackingCode: string) =>
    gateway.store.db.transaction(async (tx) => {
      const moment = { at: new Date(), day: '1404-08-24' }
      for (const type of ['gateway.received', 'expert.approved', 'insurer.issued'] as const)
        await sendOrderEvent(tx, trackingCode, { type }, moment)
    })
  const termsOf = (user: User) => succeed(gateway.server, 'readDeletionTerms', {}, user)
  const start = (user: User) => succeed(gateway.server, 'startDeletion', {}, user)
  const confirm = (user: User | null, id: string, code: string) =>
    call(gateway.server, 'deleteAccount', { params: { id }, body: { code } }, user)
  const deleteAccount = async (user: User): Promise<void> => {
    const { id, shownCode } = await start(user)
    expect((await confirm(user, id, shownCode ?? '')).error).toBeNull()
  }
  /** Everything in the database, as text. */
  const everything = async (): Promise<string> => {
    const { accountDeletions: _confirmed, limitCounters: _counters, operatorActions: _names, ...all } = tables
    const rows = await Promise.all(Object.values(all).map((table) => gateway.store.db.select().from(table)))
    return JSON.stringify(rows)
  }

  const tracesIn = (rows: string, traces: readonly string[]) => traces.filter((trace) => rows.includes(trace))

  it('is one document with everything, which no cache may store', async () => {
    const user = await signIn(gateway.server, '09360000901')
    const trackingCode = await pay(user)
    await issue(trackingCode)
    await succeed(
      gateway.server,
      'reportWrongData',
      { params: { type: 'thirdparty' }, body: { trackingCode, text: 'شمارهٔ شاسی درست نیست' } },
      user,
    )
    await succeed(
      gateway.server,
      'saveBankAccount',
      { body: { sheba: 'IR93 0990 0000 0012 3456 7890 41' } },
      user,
    )
    await buyPhonePolicy(gateway.server, '09360000901')
    const { headers, text, data } = await copyOf(user)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'content-disposition': expect.stringContaining('attachment'),
    })
    expect(data).toMatchObject({
      copiedOn: '1404-08-24',
      account: { cellNumber: '09360000901' },
      bankAccount: { sheba: '930990000000123456789041' },
      addresses: [{ address: 'خیابان آزادی، کوچهٔ بهار' }],
      devices: [{ device: {} }],
      searches: [{ product: 'thirdparty' }],
      mobilePolicies: [{ buyerName: 'نگار آزمون' }],
      mobileInsuranceForms: [{ typed: { buyerName: 'نگار آزمون' } }],
      orders: [
        {
          trackingCode,
          policyHolder: {},
          payments: [{ state: 'paid' }],
          uploads: [{ tag: 'national-card' }],
          messages: [{ text: 'شمارهٔ شاسی درست نیست' }],
        },
      ],
    })
    expect(data.orders[0].moves.length).toBeGreaterThan(3)
    expect(text).not.toMatch(/token|hash|"code"|siteCode/i)
    expect(gateway.logLines.join('')).not.toContain('09360000901')
  })

  it('contains every order, and none of another user', async () => {
    const [user, other] = [
      await signIn(gateway.server, '09360000902'),
      await signIn(gateway.server, '09360000903'),
    ]
    const own = [await newOrder(gateway.server, user), await newOrder(gateway.server, user, 'bnpl')]
    await newOrder(gateway.server, other)
    const { data } = await copyOf(user)
    expect(data.orders.map(({ trackingCode }: { trackingCode: string }) => trackingCode)).toEqual([
      ...new Set(own),
    ])
    expect((await copyOf(other)).data.orders).toHaveLength(1)
  })

  it('is removed without a trace if nothing was paid', async () => {
    const user = await signIn(gateway.server, '09360000910')
    const trackingCode = await newOrder(gateway.server, user)
    await completeOrder(gateway.server, user, trackingCode)
    const { imageId } = await sendFile(gateway.server, user, trackingCode)
    await orderPhonePolicy(gateway.server, '09360000910')
    await openPhoneInsurer(gateway.server, '09360000910')
    expect(await termsOf(user)).toEqual({ ordersUnderWay: [], keptRecords: 0, keptUntil: null })
    await deleteAccount(user)
    const left = await everything()
    expect(tracesIn(left, ['"09360000910"', trackingCode, imageId])).toEqual([])
    expect(await gateway.files.read(imageId)).toBeNull()
    expect((await call(gateway.server, 'readUserName', {}, user)).status).toBe(401)
  })

  it('is kept for the period that the law requires, without number, pictures and messages', async () => {
    const user = await signIn(gateway.server, '09360000911')
    const [trackingCode, unpaid] = [await pay(user), await newOrder(gateway.server, user, 'bnpl')]
    await issue(trackingCode)
    await buyPhonePolicy(gateway.server, '09360000911')
    const uploads = await gateway.store.db.select().from(tables.documents)
    const imageId = uploads.find((upload) => upload.trackingCode === trackingCode)?.imageId ?? ''
    expect(await termsOf(user)).toEqual({ ordersUnderWay: [], keptRecords: 2, keptUntil: '1414-12-29' })
    await deleteAccount(user)
    const left = await everything()
    expect(tracesIn(left, ['"09360000911"', unpaid, imageId, trackingCode])).toEqual([trackingCode])
    expect(await gateway.files.read(imageId)).toBeNull()
    await removeOldRecords(gateway.store.db, '1404-08-23')
    expect(tracesIn(await everything(), [trackingCode])).toEqual([trackingCode])
    await removeOldRecords(gateway.store.db, '1404-12-29')
    expect(tracesIn(await everything(), [trackingCode, '"deletedOn":"1404'])).toEqual([])
  })

  it('is kept of a car-body policy without the place at which the car was inspected', async () => {
    const user = await signIn(gateway.server, '09360000919')
    const trackingCode = await newCarBodyOrder(gateway.server, user)
    await completeCarBodyOrder(gateway.server, user, trackingCode, { onOtherDayThan: '1404-08-24' })
    expect((await copyOf(user)).text).toContain('"inspectionPlace":{')
    const page = await bankPage(gateway.server, user, trackingCode, 'carbody')
    await decide(gateway.server, page, 'paid')
    expect((await termsOf(user)).ordersUnderWay).toHaveLength(1)
    await gateway.store.db.transaction(async (tx) => {
      const moment = { at: new Date(), day: '1404-08-24' }
      for (const type of [
        'gateway.visit-day-came',
        'visitor.passed',
        'expert.approved',
        'insurer.issued',
      ] as const)
        await sendOrderEvent(tx, trackingCode, { type }, moment)
    })
    await deleteAccount(user)
    const kept = await gateway.store.db.select().from(tables.orders)
    expect(kept.find((order) => order.trackingCode === trackingCode)).toMatchObject({
      statusId: 63,
      inspectionPlace: null,
      inspectionSlot: null,
    })
  })

  it('of others is untouched, and the number begins again', async () => {
    const [user, other] = [
      await signIn(gateway.server, '09360000912'),
      await signIn(gateway.server, '09360000913'),
    ]
    const kept = await pay(other)
    await buyPhonePolicy(gateway.server, '09360000913')
    await issue(await pay(user))
    const before = (await copyOf(other)).data
    await deleteAccount(user)
    expect((await copyOf(other)).data).toEqual(before)
    expect(before.orders[0].trackingCode).toBe(kept)
    const again = await signIn(gateway.server, '09360000912')
    expect((await copyOf(again)).data).toMatchObject({ orders: [], addresses: [], mobilePolicies: [] })
  })

  describe('is not deleted', () => {
    it('while a paid order is not issued, or is at the bank', async () => {
      const user = await signIn(gateway.server, '09360000920')
      const trackingCode = await pay(user)
      expect((await termsOf(user)).ordersUnderWay).toHaveLength(1)
      const refused = await call(gateway.server, 'startDeletion', {}, user)
      expect(refused.error).toMatchObject({ errorCode: codeOf('accountInUse') })
      await issue(trackingCode)
      const { id, shownCode } = await start(user)
      const next = await newOrder(gateway.server, user, 'bnpl')
      await completeOrder(gateway.server, user, next)
      await bankPage(gateway.server, user, next)
      const atTheBank = await confirm(user, id, shownCode ?? '')
      expect(atTheBank.error?.errorCode).toBe(codeOf('accountInUse'))
      gateway.advanceTime(16 * MINUTE)
      expect((await termsOf(user)).ordersUnderWay).toEqual([])
    })

    it('with a wrong, an expired or a replaced code, nor with any code after five wrong ones', async () => {
      const user = await signIn(gateway.server, '09360000921')
      const earlier = await start(user)
      const { id, shownCode } = await start(user)
      expect((await confirm(user, earlier.id, earlier.shownCode ?? '')).status).toBe(404)
      const wrong = shownCode === '12345' ? '12346' : '12345'
      const refused = await confirm(user, id, wrong)
      expect(refused.error?.data.fields?.['code']).toBe('این کد درست نیست؛ دوباره ببینید.')
      for (let attempt = 2; attempt <= 5; attempt++) await confirm(user, id, wrong)
      expect((await confirm(user, id, shownCode ?? '')).status).toBe(429)
      gateway.advanceTime(11 * MINUTE)
      expect((await confirm(user, id, shownCode ?? '')).error?.errorCode).toBe(codeOf('codeExpired'))
    })

    it('by another user or without a session', async () => {
      const [user, other] = [
        await signIn(gateway.server, '09360000922'),
        await signIn(gateway.server, '09360000923'),
      ]
      const { id, shownCode } = await start(user)
      expect((await confirm(other, id, shownCode ?? '')).status).toBe(404)
      expect((await confirm(null, id, shownCode ?? '')).status).toBe(401)
      expect((await confirm(user, randomUUID(), shownCode ?? '')).status).toBe(404)
      expect((await call(gateway.server, 'readUserName', {}, user)).error).toBeNull()
    })
  })

  it('is deleted once: a repeated confirmation gets the same answer without a session', async () => {
    const user = await signIn(gateway.server, '09360000930')
    const { id, shownCode } = await start(user)
    const code = shownCode ?? ''
    const both = await Promise.all([confirm(user, id, code), confirm(user, id, code)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const again = await signIn(gateway.server, '09360000930')
    expect((await confirm(user, id, code)).status).toBe(200)
    expect((await confirm(null, id, '00000' === code ? '00001' : '00000')).status).toBe(404)
    expect((await call(gateway.server, 'readUserName', {}, again)).error).toBeNull()
  })
})

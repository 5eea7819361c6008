/** Place and slot of the inspection before a car-body order is paid. Decisions, sections 1, 9 and 11. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LOCALE_HEADER } from '#contract/operation.ts'
import {
  carBodyType,
  chooseVisit,
  completeCarBodyOrder,
  fillHolderAndAddress,
  freeVisits,
  newCarBodyOrder,
} from '../testing/car-body-purchase.sample.ts'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import { bankPage, decide, detailOf, newOrder } from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

const MINUTE = 60_000
const NINE_IN_TEHRAN = new Date('2025-11-15T05:30:00Z')
/** Capitals of Tehran, Kurdistan and Ilam, and a town of Kurdistan. */
const [tehran, sanandaj, ilam, baneh] = [
  { province: '08', city: '0329' },
  { province: '20', city: '0830' },
  { province: '06', city: '0258' },
  { province: '20', city: '0826' },
]

describeOnEngines('the inspection of a car', (engine) => {
  let gateway: TestGateway
  let user: { jwt: string }
  let now = NINE_IN_TEHRAN
  beforeAll(async () => {
    gateway = await openTestGateway({ instant: () => now }, engine)
    user = await signIn(gateway.server, '09360000181')
  })
  afterAll(() => gateway.close())

  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const inspectionOf = async (trackingCode: string) => {
    const order = await detailOf(gateway.server, user, trackingCode, 'carbody')
    if (order.product !== 'carbody') throw new Error('The order is of another product.')
    return order.inspection
  }
  const addressIn = async (place: { province: string; city: string }, plaqueNumber: string) => {
    const address = 'خیابان بهار، کوچهٔ سپیدار'
    const body = { ...place, address, plaqueNumber, unitNumber: '', postalCode: '1398765431' }
    return (await succeed(gateway.server, 'createAddress', { body }, user)).uid
  }
  const savePlace = (trackingCode: string, addressUid: string) =>
    call(
      gateway.server,
      'saveInspectionPlace',
      { params: carBodyType, body: { trackingCode, addressUid, type: 'inspect_info' } },
      user,
    )
  const saveTime = (trackingCode: string, code: string) =>
    call(gateway.server, 'saveInspectionTime', { params: carBodyType, body: { trackingCode, code } }, user)
  const daysOf = async (trackingCode: string) =>
    (await succeed(gateway.server, 'listInspectionTimes', { params: { ...carBodyType, trackingCode } }, user))
      .inspectTimes
  const slotOf = async (trackingCode: string, wanted: string) =>
    (await daysOf(trackingCode)).flatMap(({ times }) => times).find(({ code }) => code === wanted)
  const addressesOf = async (trackingCode: string, requestOrigin: 'inspection' | 'inspect_info') => {
    const query = { trackingCode, requestOrigin, insuranceProvider: '1' } as const
    return (await succeed(gateway.server, 'listAddresses', { query }, user)).addresses
  }
  const pay = (trackingCode: string) =>
    call(
      gateway.server,
      'startPayment',
      { params: { ...carBodyType, trackingCode }, query: { openedVia: 'pwa' } },
      user,
    )
  /** Fills a slot with unpaid orders of other users, except some places. */
  const fill = async (trackingCode: string, slot: string, leave: number) => {
    const left = (await slotOf(trackingCode, slot))?.left ?? 0
    await gateway.store.db.execute(sql`
      insert into orders overriding system value
      select (jsonb_populate_record(o, jsonb_build_object(
        'tracking_code', ${slot}::text || '-' || n, 'number', 900000 + (select count(*) from orders) + n,
        'status', 'paid', 'inspection_slot', ${slot}::text, 'policy_code', gen_random_uuid()
      ))).*
      from orders o, generate_series(1, ${left - leave}::int) n
      where o.tracking_code = ${trackingCode}`)
  }

  it('is at the policy address if the insurer inspects cars there', async () => {
    const trackingCode = await newCarBodyOrder(gateway.server, user)
    const uid = await fillHolderAndAddress(gateway.server, user, trackingCode)
    expect(await inspectionOf(trackingCode)).toMatchObject({
      address: { addressUid: uid, provinceFa: 'تهران', cityFa: 'تهران' },
      time: null,
      heldUntil: null,
    })
  })

  it('names every city where the insurer inspects cars, in the language of the request', async () => {
    const citiesFor = async (trackingCode: string, locale: 'fa' | 'en' = 'fa') => {
      const query = { trackingCode, requestOrigin: 'inspect_info', insuranceProvider: '1' } as const
      const headers = { [LOCALE_HEADER]: locale }
      return (await succeed(gateway.server, 'listAddresses', { query }, user, { headers })).inspectionCities
    }
    const everywhere = await newCarBodyOrder(gateway.server, user, { insurer: 'damavand' })
    const large = await newCarBodyOrder(gateway.server, user, { insurer: 'sarv' })
    expect(await citiesFor(everywhere)).toHaveLength(31)
    const ofLarge = await citiesFor(large)
    expect(ofLarge).toHaveLength(10)
    expect(ofLarge?.[0]).toEqual({ code: tehran.city, cityFa: 'تهران', provinceFa: 'تهران' })
    expect((await citiesFor(large, 'en'))?.[0]).toMatchObject({ cityFa: 'Tehran' })
    const own = await succeed(gateway.server, 'listAddresses', { query: {} }, user)
    expect(own.inspectionCities).toBeUndefined()
  })

  it('is possible in the insurer’s cities, and other addresses name the nearest city', async () => {
    const [inTehran, inSanandaj, inIlam, inBaneh] = [
      await addressIn(tehran, '1'),
      await addressIn(sanandaj, '2'),
      await addressIn(ilam, '3'),
      await addressIn(baneh, '4'),
    ]
    const everywhere = await newCarBodyOrder(gateway.server, user, { insurer: 'damavand' })
    const large = await newCarBodyOrder(gateway.server, user, { insurer: 'sarv' })
    const listOf = async (trackingCode: string) =>
      new Map(
        (await addressesOf(trackingCode, 'inspect_info')).map(({ uid, enable, inspection }) => [
          uid,
          [enable, inspection?.reason, inspection?.nearestCityFa],
        ]),
      )
    const [ofEverywhere, ofLarge] = [await listOf(everywhere), await listOf(large)]
    expect([inTehran, inSanandaj, inIlam, inBaneh].map((uid) => ofEverywhere.get(uid))).toEqual([
      [true, null, null],
      [true, null, null],
      [false, 'full', null],
      [false, 'city', 'سنندج'],
    ])
    expect(ofLarge.get(inSanandaj)).toEqual([false, 'city', 'کرمانشاه'])
    const [first] = await addressesOf(everywhere, 'inspection')
    expect(first).not.toHaveProperty('inspection')
    for (const uid of [inIlam, inBaneh])
      expect((await savePlace(everywhere, uid)).error?.errorCode).toBe(codeOf('inspectionUnavailable'))
    expect((await savePlace(large, inSanandaj)).error?.errorCode).toBe(codeOf('inspectionUnavailable'))
    expect((await savePlace(everywhere, inSanandaj)).error).toBeNull()
    expect(await inspectionOf(everywhere)).toMatchObject({ address: { addressUid: inSanandaj } })
  })

  it('is today or in the next seven days, from 8 to 20, today from the next slot on', async () => {
    const trackingCode = await newCarBodyOrder(gateway.server, user)
    expect(await daysOf(trackingCode)).toEqual([])
    await fillHolderAndAddress(gateway.server, user, trackingCode)
    const days = await daysOf(trackingCode)
    expect(days.map(({ date }) => date)).toEqual([
      '1404-08-24',
      '1404-08-25',
      '1404-08-26',
      '1404-08-27',
      '1404-08-28',
      '1404-08-29',
      '1404-08-30',
      '1404-09-01',
    ])
    expect(days[1]?.times.map(({ startTime, endTime }) => `${startTime}–${endTime}`)).toEqual([
      '8:00–10:00',
      '10:00–12:00',
      '12:00–14:00',
      '14:00–16:00',
      '16:00–18:00',
      '18:00–20:00',
    ])
    expect(days[0]?.times.map(({ reason }) => reason)).toEqual(['past', null, null, null, null, null])
    expect((await saveTime(trackingCode, '1404-08-24T08')).error?.errorCode).toBe(codeOf('invalid'))
    expect((await saveTime(trackingCode, '1404-09-02T08')).error?.errorCode).toBe(codeOf('invalid'))
    expect((await saveTime(trackingCode, '1404-08-25T09')).error?.errorCode).toBe(codeOf('invalid'))
  })

  it('needs a place before its time, and another place resets the time', async () => {
    const trackingCode = await newCarBodyOrder(gateway.server, user, { insurer: 'damavand' })
    expect((await saveTime(trackingCode, '1404-08-25T08')).error?.errorCode).toBe(codeOf('orderIncomplete'))
    const other = await addressIn(sanandaj, '21')
    const uid = await fillHolderAndAddress(gateway.server, user, trackingCode)
    await chooseVisit(gateway.server, user, trackingCode)
    expect((await inspectionOf(trackingCode))?.time).not.toBeNull()
    await savePlace(trackingCode, other)
    expect(await inspectionOf(trackingCode)).toMatchObject({
      address: { addressUid: other },
      time: null,
      heldUntil: null,
    })
    // The place chosen by the customer stays when the policy address is saved again.
    expect(await fillHolderAndAddress(gateway.server, user, trackingCode)).toBe(uid)
    expect(await inspectionOf(trackingCode)).toMatchObject({ address: { addressUid: other } })
  })

  it('has a limited capacity for each city and slot, and the last place is given once', async () => {
    const trackingCode = await newCarBodyOrder(gateway.server, user)
    const rival = await newCarBodyOrder(gateway.server, user)
    for (const code of [trackingCode, rival]) await fillHolderAndAddress(gateway.server, user, code)
    const slot = '1404-08-26T10'
    expect(await slotOf(trackingCode, slot)).toMatchObject({ left: 60, reason: null })
    await fill(trackingCode, slot, 1)
    expect(await slotOf(trackingCode, slot)).toMatchObject({ left: 1, reason: null })
    const answers = await Promise.all([saveTime(trackingCode, slot), saveTime(rival, slot)])
    expect(answers.map(({ error }) => error?.errorCode ?? null).toSorted()).toEqual(
      [codeOf('slotTaken'), null].toSorted(),
    )
    const loser = answers[0]?.error === null ? rival : trackingCode
    expect(await slotOf(loser, slot)).toMatchObject({ left: 0, reason: 'full' })
  })

  it('releases a slot that is not paid for within half an hour', async () => {
    const trackingCode = await newCarBodyOrder(gateway.server, user)
    const rival = await newCarBodyOrder(gateway.server, user)
    await completeCarBodyOrder(gateway.server, user, trackingCode)
    await fillHolderAndAddress(gateway.server, user, rival)
    const slot = '1404-08-27T12'
    const { body } = await saveTime(trackingCode, slot)
    expect((await inspectionOf(trackingCode))?.heldUntil).toBe(body?.heldUntil)
    await fill(trackingCode, slot, 1)
    expect((await saveTime(rival, slot)).error?.errorCode).toBe(codeOf('slotTaken'))
    pass(31 * MINUTE)
    expect((await saveTime(rival, slot)).error).toBeNull()
    const refused = await pay(trackingCode)
    expect(refused.error?.data.missing).toEqual(['inspection'])
    expect(await inspectionOf(trackingCode)).toMatchObject({ time: null, heldUntil: null })
    expect(await detailOf(gateway.server, user, trackingCode, 'carbody')).toMatchObject({ stage: 4 })
  })

  it('keeps the slot while the order is at the bank, and permanently once it is paid', async () => {
    const trackingCode = await newCarBodyOrder(gateway.server, user)
    const rival = await newCarBodyOrder(gateway.server, user)
    await completeCarBodyOrder(gateway.server, user, trackingCode)
    await fillHolderAndAddress(gateway.server, user, rival)
    const slot = '1404-08-28T14'
    await saveTime(trackingCode, slot)
    await fill(trackingCode, slot, 1)
    pass(25 * MINUTE)
    const page = await bankPage(gateway.server, user, trackingCode, 'carbody')
    pass(10 * MINUTE)
    expect((await saveTime(rival, slot)).error?.errorCode).toBe(codeOf('slotTaken'))
    await decide(gateway.server, page, 'paid')
    pass(60 * MINUTE)
    expect((await saveTime(rival, slot)).error?.errorCode).toBe(codeOf('slotTaken'))
    expect((await inspectionOf(trackingCode))?.heldUntil).toBeNull()
    expect((await savePlace(trackingCode, await addressIn(tehran, '31'))).error?.errorCode).toBe(
      codeOf('orderClosed'),
    )
  })

  it('exists for car-body orders only', async () => {
    const trackingCode = await newCarBodyOrder(gateway.server, user)
    await fillHolderAndAddress(gateway.server, user, trackingCode)
    expect((await freeVisits(gateway.server, user, trackingCode)).length).toBeGreaterThan(40)
    const thirdParty = await newOrder(gateway.server, user)
    const query = { trackingCode: thirdParty, requestOrigin: 'inspection' } as const
    const { error } = await call(gateway.server, 'listAddresses', { query }, user)
    expect(error?.errorCode).toBe(codeOf('notFound'))
  })
})

import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PolicyHolder } from '#contract/operations/policy-holder.ts'
import { OffersSearch } from '#contract/operations/offers.ts'
import { earlier, makeEarlierStore } from '../testing/earlier-store.sample.ts'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import {
  bankPage,
  completeOrder,
  decide,
  detailOf,
  invoiceOf,
  newOrder,
  provider,
  resultOf,
  type,
} from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'
import type { Store } from './database.ts'
import { openStore } from './open-store.ts'
import { orderOf } from './orders.ts'
import { idempotencyKeys } from './schema/index.ts'
import { searchOf } from './searches.ts'

describeOnEngines('a store of the first version', (engine) => {
  let made: Awaited<ReturnType<typeof makeEarlierStore>>
  let store: Store
  beforeAll(async () => {
    made = await makeEarlierStore(engine, 'first')
    store = await openStore(made.place)
  })
  afterAll(async () => {
    await store.close()
    await made.remove()
  })

  it('opens, and its orders satisfy the current contract', async () => {
    const order = await orderOf(store.db, { userId: earlier.userId, product: null }, earlier.trackingCode)
    expect(order).toMatchObject({
      product: 'thirdparty',
      status: 'paid',
      paidOn: '1404-08-24',
      instantPayment: false,
      chequesFrom: null,
      chequesSubmitted: false,
      priceValidUntil: order?.createdAt,
    })
    expect(order?.offer).toMatchObject({
      active: true,
      hasUpSelling: false,
      installment: null,
      bnpl: { first: 1_000_000, each: 1_000_000, count: 3 },
    })
    expect(v.parse(PolicyHolder, order?.policyHolder)).toMatchObject({ insuredType: 1, firstName: 'نگار' })
    expect(v.parse(OffersSearch, order?.search).carProductionMonth).toBeNull()
  })
  it('keeps searches that can still be ordered', async () => {
    const search = await searchOf(
      store.db,
      { owner: `user:${earlier.userId}`, product: 'thirdparty' },
      earlier.search,
    )
    expect(v.parse(OffersSearch, search?.request).carProductionMonth).toBeNull()
  })
})

describeOnEngines('a store of the last version before products', (engine) => {
  let made: Awaited<ReturnType<typeof makeEarlierStore>>
  let gateway: TestGateway
  let user: { jwt: string }
  beforeAll(async () => {
    made = await makeEarlierStore(engine, 'before products')
    gateway = await openTestGateway({ store: await openStore(made.place) }, engine)
    user = await signIn(gateway.server, earlier.cellNumber)
  })
  afterAll(async () => {
    await gateway.close()
    await made.remove()
  })

  it('keeps its order, search and plate as third-party insurance’s', async () => {
    expect(await detailOf(gateway.server, user, earlier.trackingCode)).toMatchObject({
      stage: 2,
      plate: earlier.plate,
      ownerNationalCode: earlier.ownerNationalCode,
    })
    const params = { type: 'motorcycle', ...provider } as const
    const asMotorcycle = await call(
      gateway.server,
      'readOrder',
      { params: { ...params, trackingCode: earlier.trackingCode } },
      user,
    )
    expect(asMotorcycle.error?.errorCode).toBe(codeOf('notFound'))
    const platesOf = async (product: 'thirdparty' | 'motorcycle') =>
      (
        await succeed(gateway.server, 'listMyPlates', { params: { ...provider, type: product } }, user)
      ).plates.map(({ plk1 }) => plk1)
    expect([await platesOf('thirdparty'), await platesOf('motorcycle')]).toEqual([[earlier.plate.plk1], []])
  })
  it('knows the answers to its changes by the present names of their operations', async () => {
    const [stored] = await gateway.store.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, earlier.key))
    expect(stored).toMatchObject({
      operation: 'registerOrder',
      answer: { body: { trackingCode: earlier.trackingCode } },
    })
  })
  it('continues its order, with a new price, until it is paid', async () => {
    const { server } = gateway
    const { trackingCode } = earlier
    await completeOrder(server, user, trackingCode)
    const { amount, payNow, priceChange } = await invoiceOf(server, user, trackingCode)
    expect(priceChange?.from).toBe(4_000_000)
    await succeed(server, 'acceptPriceChange', { params: type, body: { trackingCode, amount } }, user)
    await decide(server, await bankPage(server, user, trackingCode), 'paid')
    expect(await resultOf(server, user, trackingCode)).toMatchObject({
      type: 'thirdparty',
      state: 'paid',
      amount: payNow,
    })
  })
  it('takes new orders of both products', async () => {
    for (const product of ['thirdparty', 'motorcycle'] as const)
      expect(await newOrder(gateway.server, user, 'cash', {}, product)).toHaveLength(14)
  })
})

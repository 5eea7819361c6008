import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PolicyHolder } from '#contract/operations/orders.ts'
import { OffersSearch } from '#contract/operations/offers.ts'
import { earlier, makeEarlierStore } from '../testing/earlier-store.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import type { Store } from './database.ts'
import { openStore } from './open-store.ts'
import { orderOf } from './orders.ts'
import { searchOf } from './searches.ts'

describeOnEngines('a store of the first version', (engine) => {
  let made: Awaited<ReturnType<typeof makeEarlierStore>>
  let store: Store
  beforeAll(async () => {
    made = await makeEarlierStore(engine)
    store = await openStore(made.place)
  })
  afterAll(async () => {
    await store.close()
    await made.remove()
  })

  it('opens, and its orders satisfy the current contract', async () => {
    const order = await orderOf(store.db, earlier.userId, earlier.trackingCode)
    expect(order).toMatchObject({
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
    const search = await searchOf(store.db, `user:${earlier.userId}`, earlier.search)
    expect(v.parse(OffersSearch, search?.request).carProductionMonth).toBeNull()
  })
})

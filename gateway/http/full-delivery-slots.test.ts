import { unregisteredPerson } from '#contract/testing/policy-holder.sample.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { detailOf, newOrder, someAddress, type } from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

let gateway: TestGateway
let user: { jwt: string }
let trackingCode: string
beforeAll(async () => {
  gateway = await openTestGateway()
  user = await signIn(gateway.server, '09360000075')
  trackingCode = await newOrder(gateway.server, user)
})
afterAll(() => gateway.close())

const timesOf = () =>
  succeed(gateway.server, 'listDeliveryTimes', { params: { ...type, trackingCode } }, user)

/** Fifty paid orders of others take each slot. */
const fillEverySlot = async () => {
  const { deliveryTimes } = await timesOf()
  const codes = deliveryTimes.flatMap(({ times }) => times.map(({ code }) => code))
  await gateway.store.db.execute(sql`
    insert into orders overriding system value
    select (jsonb_populate_record(o, jsonb_build_object(
      'tracking_code', slot || '-' || n, 'number', row_number() over (), 'status', 'paid', 'delivery_slot', slot, 'policy_code', gen_random_uuid()
    ))).*
    from orders o, jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) slot, generate_series(1, 50) n
    where o.tracking_code = ${trackingCode}`)
}

describe('a paper copy while no delivery time is free', () => {
  it('is sent without a slot, and the order continues', async () => {
    const address = await someAddress(gateway.server, user, trackingCode)
    const { uid } = await succeed(gateway.server, 'createAddress', { body: address }, user)
    await succeed(
      gateway.server,
      'savePolicyHolder',
      { params: type, body: { trackingCode, policyHolder: unregisteredPerson } },
      user,
    )
    await succeed(
      gateway.server,
      'savePolicyInfo',
      {
        params: type,
        body: {
          type: 'policy_info',
          trackingCode,
          addressUid: uid,
          ...address,
          deliveryAddressEnable: true,
        },
      },
      user,
    )
    const send = () =>
      succeed(
        gateway.server,
        'saveDeliveryAddress',
        {
          params: type,
          body: {
            type: 'delivery_address',
            trackingCode,
            deliverable: true,
            ...address,
            receiverName: 'نگار آزمون',
            receiverPhoneNumber: '09350000001',
          },
        },
        user,
      )
    expect(await send()).toEqual({ isPost: true, needsTime: true })
    expect((await detailOf(gateway.server, user, trackingCode)).stage).toBe(4)

    await fillEverySlot()
    expect((await timesOf()).deliveryTimes.some(({ available }) => available)).toBe(false)
    expect(await send()).toEqual({ isPost: true, needsTime: false })
    const { stage, delivery } = await detailOf(gateway.server, user, trackingCode)
    expect({ stage, time: delivery?.time }).toEqual({ stage: 5, time: null })
    const body = { trackingCode }
    expect((await call(gateway.server, 'completeOrder', { params: type, body }, user)).error).toBeNull()
  })
})

import { unregisteredPerson } from '#contract/testing/policy-holder.sample.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { succeed } from '../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { completeOrder, detailOf, newOrder, someAddress } from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway()
})
afterAll(() => gateway.close())

const readHolder = (user: { jwt: string }) => succeed(gateway.server, 'readHolder', {}, user)

const company = {
  insuredType: 3,
  type: 'car_owner',
  companyName: 'پخش آزمون',
  companyNationalId: '10101234565',
  establishmentDate: '1388-03-21',
  cellNumber: '09350000001',
  email: null,
} as const

describe('data of a returning holder', () => {
  it('is empty before the first order', async () => {
    const user = await signIn(gateway.server, '09360000130')
    expect(await readHolder(user)).toEqual({
      cellNumber: '09360000130',
      policyHolder: null,
      addressUid: null,
    })
  })

  it('comes from the latest order with a holder, of any product, also after the next sign-in', async () => {
    const { server } = gateway
    const user = await signIn(server, '09360000131')
    const first = await newOrder(server, user)
    await completeOrder(server, user, first)
    const addressUid = (await detailOf(server, user, first)).policyInfo?.addressUid
    // A later order without details does not hide them.
    await newOrder(server, user)
    const again = await signIn(server, '09360000131')
    expect(await readHolder(again)).toEqual({
      cellNumber: '09360000131',
      policyHolder: unregisteredPerson,
      addressUid,
    })

    const motorcycle = await newOrder(server, again, 'cash', {}, 'motorcycle')
    const params = { type: 'motorcycle' } as const
    await succeed(
      server,
      'savePolicyHolder',
      { params, body: { trackingCode: motorcycle, policyHolder: company } },
      again,
    )
    expect((await readHolder(again)).policyHolder).toEqual(company)
  })

  it('belongs to its user only', async () => {
    const other = await signIn(gateway.server, '09360000132')
    expect(await readHolder(other)).toEqual({
      cellNumber: '09360000132',
      policyHolder: null,
      addressUid: null,
    })
  })

  it('names an address that can still be chosen: the newest one after the last one was removed', async () => {
    const { server } = gateway
    const user = await signIn(server, '09360000133')
    const trackingCode = await newOrder(server, user)
    const address = await someAddress(server, user, trackingCode)
    const { uid: older } = await succeed(server, 'createAddress', { body: address }, user)
    const { uid: newer } = await succeed(
      server,
      'createAddress',
      { body: { ...address, plaqueNumber: '13' } },
      user,
    )
    const body = { type: 'policy_info', trackingCode, addressUid: older, ...address } as const
    await succeed(
      server,
      'savePolicyInfo',
      { params: { type: 'thirdparty' }, body: { ...body, deliveryAddressEnable: false } },
      user,
    )
    expect((await readHolder(user)).addressUid).toBe(older)
    await succeed(server, 'deleteAddress', { params: { id: older } }, user)
    expect((await readHolder(user)).addressUid).toBe(newer)
  })
})

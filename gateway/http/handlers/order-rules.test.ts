import { unregisteredPerson } from '#contract/testing/policy-holder.sample.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insurers } from '../../sandbox/insurers.ts'
import { personByCellNumber } from '../../sandbox/people.ts'
import { call, codeOf, succeed } from '../../testing/client.sample.ts'
import { openTestGateway, type TestGateway } from '../../testing/gateway.sample.ts'
import { choiceOf, newOrder, provider, search, someAddress, type } from '../../testing/purchase.sample.ts'
import { signIn } from '../../testing/sign-in.sample.ts'

let gateway: TestGateway
let user: { jwt: string }
let trackingCode: string
let address: Awaited<ReturnType<typeof someAddress>>
beforeAll(async () => {
  gateway = await openTestGateway()
  user = await signIn(gateway.server, '09360000070')
  trackingCode = await newOrder(gateway.server, user)
  address = await someAddress(gateway.server, user, trackingCode)
})
afterAll(() => gateway.close())

const saveHolder = (
  policyHolder:
    | typeof unregisteredPerson
    | (Omit<typeof unregisteredPerson, 'birthDate'> & { birthDate: string }),
) => call(gateway.server, 'savePolicyHolder', { params: type, body: { trackingCode, policyHolder } }, user)
const saveSlot = (code: string) =>
  call(gateway.server, 'saveDeliveryTime', { params: type, body: { trackingCode, code } }, user)
const send = (deliverable: boolean, order = trackingCode) =>
  call(
    gateway.server,
    'saveDeliveryAddress',
    {
      params: type,
      body: deliverable
        ? {
            type: 'delivery_address',
            trackingCode: order,
            deliverable,
            ...address,
            receiverName: 'نگار آزمون',
            receiverPhoneNumber: '09350000001',
          }
        : { type: 'delivery_address', trackingCode: order, deliverable },
    },
    user,
  )

describe('a policy holder', () => {
  it('is refused under eighteen, with a message at the field', async () => {
    const refused = await saveHolder({ ...unregisteredPerson, birthDate: '1390-01-01' })
    expect(refused.error?.data.fields).toEqual({
      'policyHolder.birthDate': 'بیمه‌گذار باید دست‌کم ۱۸ سال داشته باشد.',
    })
  })
  it('is refused with another person’s number, or another birth date than the registry’s', async () => {
    const sara = personByCellNumber('09123456789')
    const withHerNumber = await call(
      gateway.server,
      'savePolicyHolder',
      {
        params: type,
        body: { trackingCode, policyHolder: { ...unregisteredPerson, cellNumber: '09123456789' } },
      },
      user,
    )
    const withHerCode = await call(
      gateway.server,
      'savePolicyHolder',
      {
        params: type,
        body: {
          trackingCode,
          policyHolder: { ...unregisteredPerson, nationalCode: sara?.nationalCode ?? '' },
        },
      },
      user,
    )
    expect([withHerNumber.error?.errorCode, withHerCode.error?.errorCode]).toEqual([
      codeOf('cellNumberNotHolders'),
      codeOf('holderUnknown'),
    ])
  })
})

describe('the policy’s address', () => {
  const save = (addressUid: string) =>
    call(
      gateway.server,
      'savePolicyInfo',
      {
        params: type,
        body: { type: 'policy_info', trackingCode, addressUid, ...address, deliveryAddressEnable: false },
      },
      user,
    )
  it('must be the user’s own', async () => {
    const other = await signIn(gateway.server, '09360000071')
    const { uid: theirs } = await succeed(gateway.server, 'createAddress', { body: address }, other)
    expect((await save(theirs)).error?.errorCode).toBe(codeOf('notFound'))
  })
  it('remains on the order after it was deleted from the address book', async () => {
    const { uid } = await succeed(gateway.server, 'createAddress', { body: address }, user)
    await save(uid)
    await succeed(gateway.server, 'deleteAddress', { params: { id: uid } }, user)
    const { policyInfo } = await succeed(
      gateway.server,
      'readOrder',
      { params: { ...type, ...provider, trackingCode } },
      user,
    )
    expect(policyInfo).toMatchObject({ ...address, addressUid: uid })
    expect(policyInfo?.cityFa).not.toBe('')
  })
  it('cannot be one that is not served, also for a paper copy', async () => {
    const unserved = { ...address, postalCode: '9938765431' }
    const { uid } = await succeed(gateway.server, 'createAddress', { body: unserved }, user)
    const { addresses } = await succeed(gateway.server, 'listAddresses', { query: {} }, user)
    expect(addresses.find((each) => each.uid === uid)?.enable).toBe(false)
    const copy = {
      type: 'delivery_address',
      trackingCode,
      deliverable: true,
      addressUid: uid,
      ...unserved,
      receiverName: 'نگار آزمون',
      receiverPhoneNumber: '09350000001',
    } as const
    const refused = [
      await save(uid),
      await call(gateway.server, 'saveDeliveryAddress', { params: type, body: copy }, user),
    ]
    expect(refused.map(({ error }) => Object.keys(error?.data.fields ?? {}))).toEqual([
      ['addressUid'],
      ['addressUid'],
    ])
    // Nor by naming an address that can be chosen, or none.
    const { uid: served } = await succeed(gateway.server, 'createAddress', { body: address }, user)
    const body = { type: 'policy_info', trackingCode, addressUid: served, ...unserved } as const
    const { addressUid: _uid, ...typed } = copy
    const bypassed = [
      await call(
        gateway.server,
        'savePolicyInfo',
        { params: type, body: { ...body, deliveryAddressEnable: false } },
        user,
      ),
      await call(
        gateway.server,
        'saveDeliveryAddress',
        { params: type, body: { ...copy, addressUid: served } },
        user,
      ),
      await call(gateway.server, 'saveDeliveryAddress', { params: type, body: typed }, user),
    ]
    expect(bypassed.map(({ error }) => Object.keys(error?.data.fields ?? {}))).toEqual([
      ['postalCode'],
      ['postalCode'],
      ['postalCode'],
    ])
    await succeed(
      gateway.server,
      'updateAddress',
      { params: { id: uid }, body: { ...address, plaqueNumber: '7' } },
      user,
    )
    expect((await save(uid)).error).toBeNull()
  })
  it('must have a known province and city', async () => {
    const nowhere = await call(
      gateway.server,
      'createAddress',
      { body: { ...address, province: 'atlantis' } },
      user,
    )
    const elsewhere = await call(
      gateway.server,
      'createAddress',
      { body: { ...address, city: 'atlantis' } },
      user,
    )
    expect(
      [nowhere.error?.data.fields, elsewhere.error?.data.fields].map((fields) => Object.keys(fields ?? {})),
    ).toEqual([['province'], ['city']])
  })
})

describe('a paper copy', () => {
  it('adds postage to the invoice when it is chosen', async () => {
    expect((await send(true)).body).toEqual({ isPost: true, needsTime: true })
    const asked = await succeed(gateway.server, 'readInvoice', { params: { ...type, trackingCode } }, user)
    expect((await send(false)).body).toEqual({ isPost: false, needsTime: false })
    const not = await succeed(gateway.server, 'readInvoice', { params: { ...type, trackingCode } }, user)
    expect([asked.deliveryAmount, asked.totalAmount - not.totalAmount]).toEqual([85_000, 85_000])
  })
  it('has an offered time: not on a Friday or a past day, not without an address', async () => {
    await send(false)
    expect(Object.keys((await saveSlot('1404-08-25T09')).error?.data.fields ?? {})).toEqual(['code'])
    await send(true)
    // 30 Aban 1404 is a Friday.
    expect((await saveSlot('1404-08-30T09')).error?.errorCode).toBe(codeOf('slotTaken'))
    for (const code of ['1404-08-24T09', '1404-09-24T09', '1404-08-25T10', 'soon', '\u0000'])
      expect((await saveSlot(code)).error?.errorCode).toBe(codeOf('invalid'))
    expect((await saveSlot('1404-08-25T09')).status).toBe(200)
    const { delivery } = await succeed(
      gateway.server,
      'readOrder',
      { params: { ...type, ...provider, trackingCode } },
      user,
    )
    expect(delivery?.time).toEqual({
      code: '1404-08-25T09',
      date: '1404-08-25',
      startTime: '9:00',
      endTime: '11:00',
    })
  })
  it('cannot be chosen if the insurer decides', async () => {
    for (const [mode, refused] of [
      ['required', false],
      ['no_delivery', true],
    ] as const) {
      const found = await search(gateway.server, user)
      const { code = 'nobody' } =
        insurers.find(
          ({ code: known, deliveryMode }) =>
            deliveryMode === mode && JSON.stringify(found.offersPerCoverage).includes(`"${known}"`),
        ) ?? {}
      const order = await succeed(
        gateway.server,
        'registerOrder',
        { params: { ...type, ...provider }, body: { ...choiceOf(found), companyCode: code } },
        user,
      )
      expect(Object.keys((await send(refused, order.trackingCode)).error?.data.fields ?? {})).toEqual([
        'deliverable',
      ])
      expect((await send(!refused, order.trackingCode)).status).toBe(200)
    }
  })
})

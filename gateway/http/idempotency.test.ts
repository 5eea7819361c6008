import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import { openTestGateway, type TestGateway } from '../testing/gateway.sample.ts'
import { choiceOf, newOrder, provider, search, someAddress, type } from '../testing/purchase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

const MANY = 20

describeOnEngines('a change with an idempotency key', (engine) => {
  let gateway: TestGateway
  let user: { jwt: string }
  let address: Awaited<ReturnType<typeof someAddress>>
  beforeAll(async () => {
    gateway = await openTestGateway({}, engine)
    user = await signIn(gateway.server, '09360000030')
    address = await someAddress(gateway.server, user, await newOrder(gateway.server, user))
  })
  afterAll(() => gateway.close())

  const addressCount = async () =>
    (await succeed(gateway.server, 'listAddresses', { query: {} }, user)).addresses.length

  it('is answered again with its first answer', async () => {
    const key = randomUUID()
    const first = await call(gateway.server, 'createAddress', { body: address }, user, { key })
    await succeed(gateway.server, 'deleteAddress', { params: { id: first.body?.uid ?? '' } }, user)
    const again = await call(gateway.server, 'createAddress', { body: address }, user, { key })
    expect(again).toEqual(first)
    expect(await addressCount()).toBe(0)
  })

  it('is the same change in any script of digits', async () => {
    const key = randomUUID()
    const first = await call(
      gateway.server,
      'createAddress',
      { body: { ...address, plaqueNumber: '12' } },
      user,
      { key },
    )
    const again = await call(
      gateway.server,
      'createAddress',
      { body: { ...address, plaqueNumber: ' ۱۲' } },
      user,
      { key },
    )
    expect(again).toEqual(first)
  })

  it('is refused with another body, or for another operation', async () => {
    const key = randomUUID()
    const { uid } = await succeed(gateway.server, 'createAddress', { body: address }, user, { key })
    const otherBody = await call(
      gateway.server,
      'createAddress',
      { body: { ...address, plaqueNumber: '13' } },
      user,
      { key },
    )
    const otherCall = await call(gateway.server, 'deleteAddress', { params: { id: uid } }, user, { key })
    expect([otherBody.error?.errorCode, otherCall.error?.errorCode]).toEqual([
      codeOf('keyReused'),
      codeOf('keyReused'),
    ])
  })

  it('is refused without a key, and with a malformed one', async () => {
    for (const key of [null, '', 'short', 'x'.repeat(500), 'with space in it']) {
      const refused = await call(gateway.server, 'createAddress', { body: address }, user, { key })
      expect(refused.error?.errorCode).toBe(codeOf('keyMissing'))
    }
  })

  it('also repeats its refusal', async () => {
    const key = randomUUID()
    const trackingCode = await newOrder(gateway.server, user)
    const refused = await call(
      gateway.server,
      'completeOrder',
      { params: type, body: { trackingCode } },
      user,
      { key },
    )
    const again = await call(
      gateway.server,
      'completeOrder',
      { params: type, body: { trackingCode } },
      user,
      { key },
    )
    expect(refused.error?.errorCode).toBe(codeOf('orderIncomplete'))
    expect(again).toEqual(refused)
  })

  it('belongs to its user: the same key of another user is another change', async () => {
    const key = randomUUID()
    const other = await signIn(gateway.server, '09360000031')
    const mine = await succeed(gateway.server, 'createAddress', { body: address }, user, { key })
    const theirs = await succeed(
      gateway.server,
      'createAddress',
      { body: { ...address, plaqueNumber: '99' } },
      other,
      { key },
    )
    expect(theirs.uid).not.toBe(mine.uid)
  })

  it('happens once when it is sent twenty times at once', async () => {
    const key = randomUUID()
    const body = choiceOf(await search(gateway.server, user))
    const answers = await Promise.all(
      Array.from({ length: MANY }, () =>
        succeed(gateway.server, 'registerOrder', { params: { ...type, ...provider }, body }, user, { key }),
      ),
    )
    expect(new Set(answers.map(({ trackingCode }) => trackingCode)).size).toBe(1)
  })

  it('creates one order of one offer from twenty tabs with twenty keys', async () => {
    const body = choiceOf(await search(gateway.server, user))
    const answers = await Promise.all(
      Array.from({ length: MANY }, () =>
        succeed(gateway.server, 'registerOrder', { params: { ...type, ...provider }, body }, user),
      ),
    )
    expect(new Set(answers.map(({ trackingCode }) => trackingCode)).size).toBe(1)
  })

  it('creates one address of one content from twenty tabs with twenty keys', async () => {
    const before = await addressCount()
    const answers = await Promise.all(
      Array.from({ length: MANY }, () =>
        succeed(gateway.server, 'createAddress', { body: { ...address, plaqueNumber: '555' } }, user),
      ),
    )
    expect(new Set(answers.map(({ uid }) => uid)).size).toBe(1)
    expect(await addressCount()).toBe(before + 1)
  })

  it('that makes two addresses equal leaves one of them', async () => {
    const { uid: first } = await succeed(
      gateway.server,
      'createAddress',
      { body: { ...address, plaqueNumber: '601' } },
      user,
    )
    const { uid: second } = await succeed(
      gateway.server,
      'createAddress',
      { body: { ...address, plaqueNumber: '602' } },
      user,
    )
    await succeed(
      gateway.server,
      'updateAddress',
      { params: { id: second }, body: { ...address, plaqueNumber: '601' } },
      user,
    )
    const { addresses } = await succeed(gateway.server, 'listAddresses', { query: {} }, user)
    expect(addresses.filter(({ uid }) => uid === first || uid === second).map(({ uid }) => uid)).toEqual([
      second,
    ])
  })
})

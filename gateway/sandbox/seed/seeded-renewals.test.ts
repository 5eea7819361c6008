/** The user with eight policies to renew, as the app's calls show them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { daysBetween } from '#contract/values/jalali-date.ts'
import { makeExpiryMoves } from '../../http/handlers/expiry-moves.ts'
import { call, codeOf, succeed } from '../../testing/client.sample.ts'
import { testClock } from '../../testing/clock.sample.ts'
import { openTestGateway, type TestGateway } from '../../testing/gateway.sample.ts'
import { signIn } from '../../testing/sign-in.sample.ts'
import { sandboxBackends } from '../backends.ts'
import { seedUsers } from './seed-users.ts'
import { seededUsers } from './seeded-users.ts'

const CELL_NUMBER = '09000009084'
const today = testClock().today()

let gateway: TestGateway
let user: { jwt: string }
/** Tracking codes by the days since the policy's end. */
let byEnd: ReadonlyMap<number, string>
beforeAll(async () => {
  gateway = await openTestGateway()
  await seedUsers(
    {
      ...gateway,
      backends: sandboxBackends,
      clock: testClock(),
      instant: () => new Date(),
      publicOrigin: undefined,
    },
    { users: seededUsers.filter(({ cellNumber }) => cellNumber === CELL_NUMBER) },
  )
  await makeExpiryMoves(gateway.store.db, sandboxBackends, { at: new Date(), day: today })
  user = await signIn(gateway.server, CELL_NUMBER)
  const { policies } = await succeed(gateway.server, 'listVehiclePolicies', { params: { page: '1' } }, user)
  byEnd = new Map(
    policies.map(({ orderId, expirationDate }) => [daysBetween(expirationDate ?? today, today), orderId]),
  )
}, 60_000)
afterAll(() => gateway.close())

const ended = (days: number) => ({ renewableTrackingCode: byEnd.get(days) ?? '' })
const read = (days: number) => call(gateway.server, 'readRenewal', { params: ended(days) }, user)
const quoteOf = async (days: number) =>
  (await succeed(gateway.server, 'quoteRenewal', { params: ended(days) }, user)).quote

it('has eight policies, of which home shows six that end or have just ended', async () => {
  expect([...byEnd.keys()].toSorted((one, other) => one - other)).toEqual([-6, -5, -4, -3, 0, 2, 8, 35])
  const { nearToExpireOrder } = await succeed(gateway.server, 'listRenewablePolicies', {}, user)
  const shown = nearToExpireOrder.map(({ currentPolicyExpDate }) => daysBetween(currentPolicyExpDate, today))
  expect(shown).toEqual([2, 0, -3, -4, -5, -6])
})

it('pays more for one, and less for the one with last year’s surcharge', async () => {
  const [dearer, cheaper] = [await quoteOf(-6), await quoteOf(-5)]
  expect(dearer?.offer.payableAmount).toBeGreaterThan(dearer?.lastPremium.amount ?? Infinity)
  expect(cheaper?.offer.payableAmount).toBeLessThan(cheaper?.lastPremium.amount ?? 0)
  expect(cheaper?.discounts).toEqual({
    noClaim: { before: -100, now: 5 },
    driverNoClaim: { before: 5, now: 10 },
  })
})

it('renews a motorcycle', async () => {
  expect((await read(-4)).body?.data.insuranceType).toBe('motorcycle')
  expect((await quoteOf(-4))?.offer.companyCode).toBe('damavand')
})

it('has a sentence for a ceiling that is gone, and for an insurer that does not sell any more', async () => {
  expect((await read(0)).body?.data).toMatchObject({
    liabilityPropertyDamage: 40_000_000,
    infoBox: expect.stringContaining('سقف تعهد مالی'),
  })
  expect((await quoteOf(0))?.offer.liabilityPropertyDamage).toBe(53_300_000)
  expect((await read(2)).body?.data.infoBox).toContain('آفتاب')
  expect(await quoteOf(2)).toBeNull()
})

it('pays for thirty-four days without cover', async () => {
  expect((await quoteOf(35))?.offer.delay).toBe(34)
})

it('has nothing to renew for the sold car, nor at the insurer with its own site', async () => {
  expect((await read(8)).error?.errorCode).toBe(codeOf('nothingToRenew'))
  expect((await read(-3)).error?.errorCode).toBe(codeOf('nothingToRenew'))
})

it('finds the address of the policies in its address book', async () => {
  const { addresses } = await succeed(gateway.server, 'listAddresses', { query: {} }, user)
  const params = { type: 'thirdparty', provider: '1', trackingCode: byEnd.get(-6) ?? '' } as const
  const { policyInfo } = await succeed(gateway.server, 'readOrder', { params }, user)
  expect(addresses.map(({ uid }) => uid)).toEqual([policyInfo?.addressUid])
})

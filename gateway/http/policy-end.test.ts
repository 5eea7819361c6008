/**
 * Moves by the sandbox's calendar: a policy near its end, expired, renewed in Separ or at its insurer; an
 * order after its deadline; a last instalment. Decisions, section 10.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addToJalali } from '#contract/values/jalali-date.ts'
import { sandboxBackends } from '../sandbox/backends.ts'
import { succeed } from '../testing/client.sample.ts'
import { type } from '../testing/purchase.sample.ts'
import { openPolicies, type Policies, TODAY, type User } from '../testing/policies.sample.ts'
import { makeExpiryMoves } from './handlers/expiry-moves.ts'
import { holdOrder } from './handlers/order-moves.ts'

let policies: Policies
beforeAll(async () => {
  policies = await openPolicies()
})
afterAll(() => policies.gateway.close())
afterEach(() => policies.clock.setToday(TODAY))

/** The same hour on another day of the sandbox. */
const onDay = async (day: string) => {
  policies.clock.setToday(day)
  const moment = { at: policies.now(), day }
  expect(await makeExpiryMoves(policies.gateway.store.db, sandboxBackends, moment)).toBe(0)
}

describe('a policy that ends', () => {
  const nearExpiryOf = async (user: User) =>
    (await succeed(policies.gateway.server, 'listRenewablePolicies', {}, user)).nearToExpireOrder

  it('is near its end from 10 days before to 30 days after, and is renewed in Separ or at its insurer', async () => {
    const user = await policies.newUser('09360000760')
    const trackingCode = await policies.issuedOrder(user)
    const days = [
      ['1405-08-23', false],
      ['1405-08-24', true],
      ['1405-09-04', true],
      ['1405-10-04', true],
      ['1405-10-05', false],
    ] as const
    for (const [day, isNear] of days) {
      policies.clock.setToday(day)
      const cards = await nearExpiryOf(user)
      expect([day, cards.length]).toEqual([day, isNear ? 1 : 0])
    }
    policies.clock.setToday('1405-09-01')
    expect(await nearExpiryOf(user)).toMatchObject([
      {
        renewableTrackingCode: trackingCode,
        currentPolicyExpDate: '1405-09-04',
        isRedirectToExternalLink: false,
        externalLink: null,
      },
    ])
  })

  it('expires on the day after, and shows another status from the 31st day on', async () => {
    const user = await policies.newUser('09360000761')
    const trackingCode = await policies.issuedOrder(user)
    await onDay('1405-09-04')
    expect(await policies.cardOf(user)).toMatchObject({ statusId: 13, carValue: null, daysLate: null })
    await onDay('1405-09-05')
    expect(await policies.cardOf(user)).toMatchObject({
      statusId: 1005,
      daysLate: 1,
      actions: [
        { type: 'renew-here', value: trackingCode },
        { type: 'view-policy', value: trackingCode },
      ],
    })
    await onDay('1405-10-04')
    expect((await policies.cardOf(user)).statusId).toBe(1005)
    await onDay('1405-10-05')
    expect(await policies.cardOf(user)).toMatchObject({ statusId: 1006, daysLate: 31 })
  })

  it('is renewed on the site of an insurer that renews only there, whose page answers', async () => {
    const user = await policies.newUser('09360000762')
    await policies.issuedOrder(user, 'badban')
    await onDay('1405-09-05')
    const [action] = (await policies.cardOf(user)).actions
    expect((await policies.cardOf(user)).statusId).toBe(1001)
    expect(action?.type).toBe('renew-at-insurer')
    const site = new URL(action?.value ?? '').pathname
    expect((await policies.gateway.server.inject({ url: site })).statusCode).toBe(200)
    expect((await nearExpiryOf(user))[0]).toMatchObject({
      isRedirectToExternalLink: true,
      externalLink: action?.value,
    })
    expect((await policies.gateway.server.inject({ url: '/sandbox/insurer/damavand' })).statusCode).toBe(404)
  })
})

describe('a paid order that owes its documents', () => {
  const movesIn = async (user: User, trackingCode: string) =>
    (await policies.timelineOf(user, trackingCode)).moves.map(({ statusId }) => statusId)

  it('waits until the end of its deadline, then is cancelled with the reason and refunded', async () => {
    const user = await policies.newUser('09360000763')
    const trackingCode = await policies.paidOrder(user)
    const { deadline } = await policies.timelineOf(user, trackingCode)
    await onDay(deadline ?? '')
    expect(await movesIn(user, trackingCode)).toEqual([2, 3])
    await onDay(addToJalali(deadline ?? '', { days: 1 }))
    const { moves, refund, owes } = await policies.timelineOf(user, trackingCode)
    expect(moves.at(-1)).toMatchObject({
      statusId: 8,
      actor: 'insurer',
      reason: 'مدارک تا پایان مهلت نرسید.',
    })
    expect(refund?.amount).toBeGreaterThan(0)
    expect(owes).toEqual([])
    const params = { ...type, trackingCode }
    const english = await succeed(policies.gateway.server, 'readPolicyTimeline', { params }, user, {
      headers: { locale: 'en' },
    })
    expect(english.moves.at(-1)?.reason).toBe('The documents did not arrive by the deadline.')
    await policies.pass(60_000)
    await policies.pass(60_000)
    expect(await movesIn(user, trackingCode)).toEqual([2, 3, 8, 10, 11])
  })

  it('is not cancelled while it is on hold', async () => {
    const user = await policies.newUser('09360000764')
    const trackingCode = await policies.paidOrder(user)
    const { db } = policies.gateway.store
    await holdOrder(db, trackingCode, true, policies.now())
    await onDay('1404-09-10')
    expect(await movesIn(user, trackingCode)).toEqual([2, 3])
    await holdOrder(db, trackingCode, false, policies.now())
    await onDay('1404-09-10')
    expect(await movesIn(user, trackingCode)).toEqual([2, 3, 8])
  })

  it('is issued if the documents come on the last day', async () => {
    const user = await policies.newUser('09360000765')
    const trackingCode = await policies.paidOrder(user)
    policies.clock.setToday((await policies.timelineOf(user, trackingCode)).deadline ?? '')
    await policies.submitPictures(user, trackingCode)
    await onDay('1404-09-10')
    expect(await movesIn(user, trackingCode)).toEqual([2, 3, 5])
  })
})

/** A policy has one renewal, even if the user orders in several tabs. Decisions, section 12; decision 046. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import {
  bankPage,
  choiceOf,
  decide,
  detailOf,
  provider,
  resultOf,
  search,
  type,
} from '../testing/purchase.sample.ts'
import { ENDED, openRenewals, registrationOf, type Renewals } from '../testing/renewal.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

describeOnEngines('the renewal', (engine) => {
  let renewals: Renewals
  beforeAll(async () => {
    renewals = await openRenewals(engine)
  })
  afterAll(() => renewals.gateway.close())

  const readOrder = (user: { jwt: string }, trackingCode: string) =>
    detailOf(renewals.gateway.server, user, trackingCode)
  const timelineOf = (user: { jwt: string }, trackingCode: string) =>
    succeed(renewals.gateway.server, 'readPolicyTimeline', { params: { ...type, trackingCode } }, user)
  const registering = (
    user: { jwt: string },
    request: ReturnType<typeof registrationOf>,
    key: string = randomUUID(),
  ) => call(renewals.gateway.server, 'registerRenewal', request, user, { key })
  const openOrdersOf = async (user: { jwt: string }) =>
    (await succeed(renewals.gateway.server, 'listUnfinishedOrders', {}, user)).incompleteOrder

  describe('of one policy', () => {
    it('is one order, if a key is repeated or two keys arrive at once', async () => {
      const { user, policy } = await renewals.userWithPolicy('09360000921')
      const { searchTrackingCode } = await renewals.offersOf(user, policy)
      const request = registrationOf(policy, searchTrackingCode)
      const key = randomUUID()
      const answers = [
        ...(await Promise.all([registering(user, request), registering(user, request)])),
        await registering(user, request, key),
        await registering(user, request, key),
      ]
      expect(new Set(answers.map(({ body }) => body?.trackingCode)).size).toBe(1)
      expect(await openOrdersOf(user)).toHaveLength(1)
    })

    it('takes the last offer of two tabs, which cancels the first one’s bank page and needs a new confirmation', async () => {
      const { server } = renewals.gateway
      const { user, policy } = await renewals.userWithPolicy('09360000922')
      const trackingCode = await renewals.register(user, policy)
      await renewals.confirm(user, policy, trackingCode)
      const page = await bankPage(server, user, trackingCode)
      const { searchTrackingCode } = await renewals.offersOf(user, policy)
      const other = await registering(user, registrationOf(policy, searchTrackingCode, 'karun'))
      expect(other.body).toEqual({ trackingCode })
      expect(await readOrder(user, trackingCode)).toMatchObject({ companyCode: 'karun', stage: 2 })
      await decide(server, page, 'paid')
      expect((await readOrder(user, trackingCode)).status).toBe('open')
      expect((await resultOf(server, user, trackingCode)).state).toBe('cancelled')
    })

    it('does not change when the same offer is chosen again with another search', async () => {
      const { server } = renewals.gateway
      const { user, policy } = await renewals.userWithPolicy('09360000923')
      const trackingCode = await renewals.register(user, policy)
      await renewals.confirm(user, policy, trackingCode)
      const page = await bankPage(server, user, trackingCode)
      expect(await renewals.register(user, policy)).toBe(trackingCode)
      expect((await readOrder(user, trackingCode)).stage).toBe(6)
      await decide(server, page, 'paid')
      expect((await readOrder(user, trackingCode)).status).toBe('paid')
    })

    it('ends the offers of the policy once it is paid, and links the two policies', async () => {
      const { server } = renewals.gateway
      const { user, policy } = await renewals.userWithPolicy('09360000924', {}, ENDED)
      const params = { params: { page: '1' } }
      const actionsOf = async () =>
        (await succeed(server, 'listVehiclePolicies', params, user)).policies
          .find(({ orderId }) => orderId === policy)
          ?.actions.map((action) => action.type)
      expect(await actionsOf()).toEqual(['renew-here', 'view-policy'])
      const open = await renewals.register(user, policy)
      expect((await timelineOf(user, policy)).renewedBy).toBeNull()
      expect((await succeed(server, 'listRenewablePolicies', {}, user)).nearToExpireOrder).toHaveLength(1)
      await renewals.confirm(user, policy, open)
      await renewals.pay(user, open)
      expect(await timelineOf(user, policy)).toMatchObject({
        renewedBy: open,
        actions: [{ type: 'view-policy' }],
      })
      expect(await actionsOf()).toEqual(['view-policy'])
      expect((await timelineOf(user, open)).renews).toBe(policy)
      expect((await succeed(server, 'listRenewablePolicies', {}, user)).nearToExpireOrder).toEqual([])
      expect((await renewals.read(user, policy)).error?.errorCode).toBe(codeOf('nothingToRenew'))
      const { policies } = await succeed(server, 'listVehiclePolicies', params, user)
      expect(policies.map(({ renews }) => renews)).toEqual([policy, null])
    })

    it('can be bought again after it was cancelled', async () => {
      const { server } = renewals.gateway
      const { user, policy } = await renewals.userWithPolicy('09360000925', {}, ENDED)
      const trackingCode = await renewals.renew(user, policy)
      await succeed(server, 'cancelOrder', { params: type, body: { trackingCode, reason: null } }, user)
      expect((await timelineOf(user, policy)).renewedBy).toBeNull()
      expect((await succeed(server, 'listRenewablePolicies', {}, user)).nearToExpireOrder).toHaveLength(1)
      const second = await renewals.renew(user, policy)
      expect(second).not.toBe(trackingCode)
      expect((await timelineOf(user, policy)).renewedBy).toBe(second)
    })
  })

  describe('is refused', () => {
    it('for a search of another policy or of the purchase, for another user, and for an expired price', async () => {
      const { server } = renewals.gateway
      const { user, policy } = await renewals.userWithPolicy('09360000931')
      const found = await search(server, user)
      const refusalOf = async (as: { jwt: string }, searchTrackingCode: string) =>
        (await registering(as, registrationOf(policy, searchTrackingCode))).error?.errorCode
      expect(await refusalOf(user, found.searchTrackingCode)).toBe(codeOf('notFound'))
      const { searchTrackingCode } = await renewals.offersOf(user, policy)
      const other = await signIn(server, '09360000932')
      expect(await refusalOf(other, searchTrackingCode)).toBe(codeOf('notFound'))
      renewals.wait(31 * 60_000)
      expect(await refusalOf(user, searchTrackingCode)).toBe(codeOf('searchExpired'))
    })

    it('as a purchase: its search cannot be ordered by the call of another product', async () => {
      const { server } = renewals.gateway
      const { user, policy } = await renewals.userWithPolicy('09360000933')
      const found = await renewals.offersOf(user, policy)
      const request = { params: { ...type, ...provider }, body: choiceOf(found) }
      const refused = await call(server, 'registerOrder', request, user)
      expect(refused.error?.errorCode).toBe(codeOf('notFound'))
    })

    it('its confirmation for another policy’s code, and for another user', async () => {
      const { server } = renewals.gateway
      const { user, policy } = await renewals.userWithPolicy('09360000934')
      const trackingCode = await renewals.register(user, policy)
      expect((await renewals.confirm(user, trackingCode, trackingCode)).error?.errorCode).toBe(
        codeOf('notFound'),
      )
      const other = await signIn(server, '09360000935')
      expect((await renewals.confirm(other, policy, trackingCode)).error?.errorCode).toBe(codeOf('notFound'))
    })
  })
})

/**
 * The order that renews a policy, from its registration to the new policy. Document 2 section 4; decisions,
 * section 12.
 */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unregisteredPerson } from '#contract/testing/policy-holder.sample.ts'
import { orders } from '../store/schema/index.ts'
import { call, codeOf, send, succeed } from '../testing/client.sample.ts'
import { describeOnEngines } from '../testing/on-engines.sample.ts'
import { detailOf, invoiceOf, resultOf, someAddress, type } from '../testing/purchase.sample.ts'
import { ENDED, openRenewals, registrationOf, type Renewals } from '../testing/renewal.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

describeOnEngines('a renewal', (engine) => {
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

  describe('that is registered', () => {
    it('has the holder and the address of the policy, no paper copy and no documents, and waits for its confirmation', async () => {
      const { user, policy } = await renewals.userWithPolicy('09360000901')
      const before = await readOrder(user, policy)
      const trackingCode = await renewals.register(user, policy)
      expect(await readOrder(user, trackingCode)).toMatchObject({
        renews: policy,
        status: 'open',
        stage: 2,
        policyHolder: before.policyHolder,
        policyInfo: before.policyInfo,
        delivery: { deliverable: false },
        documents: { submitted: true, later: false },
        instantPaymentInfo: null,
        paymentType: 'cash',
      })
      const { orderDocumentDtos } = await succeed(
        renewals.gateway.server,
        'listDocuments',
        { params: { trackingCode } },
        user,
      )
      expect(orderDocumentDtos).toEqual([])
      expect(await openOrdersOf(user)).toMatchObject([
        { renews: policy, routeStep: 2, nextState: 'holder', steps: ['holder', 'address', 'delivery'] },
      ])
    })

    it('costs the quoted price', async () => {
      const { user, policy } = await renewals.userWithPolicy('09360000902')
      const quote = await renewals.quoteOf(user, policy)
      const registered = await registering(user, registrationOf(policy, quote?.searchTrackingCode ?? ''))
      const { amount } = await invoiceOf(renewals.gateway.server, user, registered.body?.trackingCode ?? '')
      expect(amount).toBe(quote?.offer.payableAmount)
    })

    it('is not paid before it is confirmed, then leads to the new policy, which begins after the old one', async () => {
      const { server } = renewals.gateway
      const { user, policy } = await renewals.userWithPolicy('09360000903')
      const trackingCode = await renewals.register(user, policy)
      const paying = { params: { ...type, trackingCode }, query: { openedVia: 'pwa' as const } }
      expect((await call(server, 'startPayment', paying, user)).error).toMatchObject({
        errorCode: codeOf('orderIncomplete'),
        data: { missing: ['confirmation'] },
      })
      expect((await renewals.confirm(user, policy, trackingCode)).error).toBeNull()
      expect((await readOrder(user, trackingCode)).stage).toBe(6)
      await renewals.pay(user, trackingCode)
      expect(await resultOf(server, user, trackingCode)).toMatchObject({
        renews: policy,
        receipt: { cover: { from: '1405-09-05', to: '1406-09-04' } },
      })
      // Nothing is missing, so the check begins at once.
      for (const event of ['expert.approved', 'insurer.issued'] as const)
        await renewals.send(trackingCode, event)
      expect(await timelineOf(user, trackingCode)).toMatchObject({
        statusId: 14,
        renews: policy,
        renewedBy: null,
        cover: { from: '1405-09-05', to: '1406-09-04' },
        documents: { needed: 0, uploaded: 0 },
      })
      const file = await send(server, 'readPolicyFile', { params: { trackingCode } }, user)
      expect(file.headers['content-type']).toBe('application/pdf')
    })

    it('begins on the day of its issue if the policy has ended', async () => {
      const { user, policy } = await renewals.userWithPolicy('09360000904', {}, ENDED)
      const trackingCode = await renewals.renew(user, policy)
      for (const event of ['expert.approved', 'insurer.issued'] as const)
        await renewals.send(trackingCode, event)
      expect((await timelineOf(user, trackingCode)).cover).toEqual({ from: ENDED, to: '1406-09-07' })
    })

    it('is a motorcycle’s order, under the calls of its product', async () => {
      const { server } = renewals.gateway
      const { user, policy } = await renewals.userWithPolicy('09360000905', { product: 'motorcycle' })
      const trackingCode = await renewals.renew(user, policy, 'motorcycle')
      const order = await detailOf(server, user, trackingCode, 'motorcycle')
      expect(order).toMatchObject({ product: 'motorcycle', status: 'paid', renews: policy })
    })

    it('gets its paper copy without a chosen hour', async () => {
      const { server } = renewals.gateway
      const { user, policy } = await renewals.userWithPolicy('09360000906')
      const trackingCode = await renewals.register(user, policy)
      const address = await someAddress(server, user, trackingCode)
      const receiver = { receiverName: 'نگار آزمون', receiverPhoneNumber: '09350000001' }
      const body = {
        trackingCode,
        deliverable: true,
        type: 'delivery_address',
        ...address,
        ...receiver,
      } as const
      expect(await succeed(server, 'saveDeliveryAddress', { params: type, body }, user)).toEqual({
        isPost: true,
        needsTime: false,
      })
      const params = { ...type, trackingCode }
      expect((await succeed(server, 'listDeliveryTimes', { params }, user)).deliveryTimes).toEqual([])
      await renewals.confirm(user, policy, trackingCode)
      expect(await readOrder(user, trackingCode)).toMatchObject({ stage: 6, delivery: { deliverable: true } })
    })

    it('keeps its confirmation and needs no documents when its holder is changed', async () => {
      const { server } = renewals.gateway
      const { user, policy } = await renewals.userWithPolicy('09360000907')
      const trackingCode = await renewals.register(user, policy)
      await renewals.confirm(user, policy, trackingCode)
      const policyHolder = { ...unregisteredPerson, firstName: 'مینا' }
      await succeed(server, 'savePolicyHolder', { params: type, body: { trackingCode, policyHolder } }, user)
      expect(await readOrder(user, trackingCode)).toMatchObject({ stage: 6, documents: { submitted: true } })
    })

    it('has a paper copy if the insurer demands one, and asks otherwise', async () => {
      const { user, policy } = await renewals.userWithPolicy('09360000908')
      const trackingCode = await renewals.register(user, policy, 'kavir')
      expect(await readOrder(user, trackingCode)).toMatchObject({
        deliveryMode: 'required',
        delivery: { deliverable: true, receiverName: 'نگار آزمون', time: null },
      })
      await renewals.confirm(user, policy, trackingCode)
      expect((await readOrder(user, trackingCode)).stage).toBe(6)

      const digital = await renewals.userWithPolicy('09360000912')
      const { db } = renewals.gateway.store
      await db.update(orders).set({ delivery: null }).where(eq(orders.trackingCode, digital.policy))
      const other = await renewals.register(digital.user, digital.policy, 'kavir')
      const refused = await renewals.confirm(digital.user, digital.policy, other)
      expect(refused.error).toMatchObject({
        errorCode: codeOf('orderIncomplete'),
        data: { missing: ['delivery'] },
      })
    })

    it('cannot be paid by cheques, nor before its details are entered', async () => {
      const { server } = renewals.gateway
      const { user, policy } = await renewals.userWithPolicy('09360000909')
      const { searchTrackingCode } = await renewals.offersOf(user, policy)
      const request = registrationOf(policy, searchTrackingCode)
      const byCheques = { ...request, body: { ...request.body, paymentType: 'installment' as const } }
      const refused = await call(server, 'registerRenewal', byCheques, user)
      expect(refused.error?.errorCode).toBe(codeOf('paymentMethodUnavailable'))
      const trackingCode = await renewals.register(user, policy)
      const instant = { body: { trackingCode, isInstantPayment: true } }
      const first = await call(server, 'chooseInstantPayment', instant, user)
      expect(first.error?.errorCode).toBe(codeOf('instantUnavailable'))
    })

    it('needs consent to a new price when its own has expired and risen', async () => {
      const { user, policy } = await renewals.userWithPolicy('09360000910', {}, ENDED)
      const trackingCode = await renewals.register(user, policy)
      renewals.wait(24 * 60 * 60_000)
      await renewals.onDay('1405-09-09')
      const again = await signIn(renewals.gateway.server, '09360000910')
      const { priceChange } = await invoiceOf(renewals.gateway.server, again, trackingCode)
      expect(priceChange?.reason).toBe('lateness')
    })

    it('accepts a discount code until it is paid', async () => {
      const { server } = renewals.gateway
      const { user, policy } = await renewals.userWithPolicy('09360000911')
      const trackingCode = await renewals.register(user, policy)
      const body = { trackingCode, discountCode: 'SEPAR30' }
      const { discount } = await succeed(server, 'applyDiscount', { params: type, body }, user)
      expect(discount).toBeGreaterThan(0)
      expect(await invoiceOf(server, user, trackingCode)).toMatchObject({ discount, discountCode: 'SEPAR30' })
    })
  })

  it('is part of the copy of the data, and is kept with the account’s paid orders', async () => {
    const { server } = renewals.gateway
    const { user, policy } = await renewals.userWithPolicy('09360000941')
    const trackingCode = await renewals.register(user, policy)
    const copy: { orders: { trackingCode: string; renews: string | null }[] } = (
      await send(server, 'readOwnData', {}, user)
    ).json()
    expect(copy.orders.find((order) => order.trackingCode === trackingCode)?.renews).toBe(policy)
    expect(copy.orders.find((order) => order.trackingCode === policy)?.renews).toBeNull()
    const { id, shownCode } = await succeed(server, 'startDeletion', {}, user)
    const deleting = { params: { id }, body: { code: shownCode ?? '' } }
    expect((await call(server, 'deleteAccount', deleting, user)).error).toBeNull()
  })
})

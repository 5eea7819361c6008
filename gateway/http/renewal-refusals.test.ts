/**
 * Policies that cannot be renewed, and the messages of the refusals. Document 2 section 8 (1034); decisions,
 * sections 10 and 12.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorText } from '#contract/error-texts.ts'
import type { RequestOf } from '#contract/index.ts'
import { newCarBodyOrder } from '../testing/car-body-purchase.sample.ts'
import { call, codeOf, succeed } from '../testing/client.sample.ts'
import { newOrder } from '../testing/purchase.sample.ts'
import { ENDED, ENDING, LAST_DAY, openRenewals, type Renewals } from '../testing/renewal.sample.ts'
import { lookUpCase, motorcycleLookUpOf } from '../testing/showcase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

const CEILING = '200000000'

let renewals: Renewals
beforeAll(async () => {
  renewals = await openRenewals()
})
afterAll(() => renewals.gateway.close())

describe('there is nothing to renew', () => {
  const refusalOf = async (user: { jwt: string }, policy: string) =>
    (await renewals.read(user, policy)).error?.errorCode
  const isRenewedHere = async (user: { jwt: string }, trackingCode: string) => {
    const params = { type: 'thirdparty', trackingCode } as const
    return (await succeed(renewals.gateway.server, 'readPolicyTimeline', { params }, user)).isRenewedHere
  }

  it('until ten days before the end', async () => {
    const { user, policy } = await renewals.userWithPolicy('09360000831', {}, '1405-08-23')
    expect(await refusalOf(user, policy)).toBe(codeOf('nothingToRenew'))
    // A reminder that is added now leads to the renewal later.
    expect(await isRenewedHere(user, policy)).toBe(true)
    await renewals.onDay('1405-08-24')
    expect(await refusalOf(user, policy)).toBeUndefined()
  })

  it('of an order that is not issued', async () => {
    const user = await signIn(renewals.gateway.server, '09360000832')
    const open = await newOrder(renewals.gateway.server, user, 'cash', {
      lastPolicyStartDate: '1404-09-04',
      lastPolicyExpDate: '1405-09-04',
    })
    expect(await refusalOf(user, open)).toBe(codeOf('nothingToRenew'))
  })

  it('if the vehicle was sold, before the end and after it', async () => {
    const user = await signIn(renewals.gateway.server, '09360000833')
    const sbId = await lookUpCase(renewals.gateway.server, user, 'تعویض مالک')
    const policy = await renewals.issuedPolicy(user, { search: { sbId } })
    for (const day of [ENDING, ENDED]) {
      await renewals.onDay(day)
      expect(await refusalOf(user, policy)).toBe(codeOf('nothingToRenew'))
    }
  })

  it('if the insurer renews on its own site, to which home leads', async () => {
    const { user, policy } = await renewals.userWithPolicy('09360000834', { companyCode: 'badban' })
    expect(await refusalOf(user, policy)).toBe(codeOf('nothingToRenew'))
    const { nearToExpireOrder } = await succeed(renewals.gateway.server, 'listRenewablePolicies', {}, user)
    expect(nearToExpireOrder).toMatchObject([{ isRedirectToExternalLink: true }])
    expect(await isRenewedHere(user, policy)).toBe(false)
    expect((await renewals.read(user, policy)).error?.message).toContain('بیمه‌گر در سایت خودش تمدید می‌کند')
    expect(errorText('nothingToRenew', 'en')).toContain('its insurer renews at its own site')
  })

  it('by any of the calls, with a message', async () => {
    const { server } = renewals.gateway
    const { user, policy } = await renewals.userWithPolicy('09360000835', {}, '1405-01-01')
    const params = { renewableTrackingCode: policy }
    const provider = { provider: '1' } as const
    const body = { ...params, claims: [], policyTerm: 12, discountCode: null }
    const choice = { searchTrackingCode: policy, companyCode: 'damavand', paymentType: 'cash' } as const
    const answers = [
      await call(server, 'quoteRenewal', { params }, user),
      await call(server, 'readSearchHistory', { params: { id: policy }, query: params }, user),
      await call(server, 'searchRenewalOffers', { params: provider, body }, user),
      await call(
        server,
        'registerRenewal',
        { params: provider, body: { ...params, ...choice, liabilityPropertyDamage: 200_000_000 } },
        user,
      ),
    ]
    for (const { status, error } of answers)
      expect([status, error]).toMatchObject([
        409,
        {
          errorCode: 1034,
          message: errorText('nothingToRenew', 'fa'),
        },
      ])
  })
})

describe('the calls of a renewal', () => {
  it('do not find another user’s policy, nor a car-body order', async () => {
    const { user, policy } = await renewals.userWithPolicy('09360000841')
    const other = await signIn(renewals.gateway.server, '09360000842')
    const carBody = await newCarBodyOrder(renewals.gateway.server, user)
    expect((await renewals.read(other, policy)).error?.errorCode).toBe(codeOf('notFound'))
    expect((await renewals.read(user, carBody)).error?.errorCode).toBe(codeOf('notFound'))
    expect((await renewals.read(user, 'ZZZZZZZZZZZZZZ')).error?.errorCode).toBe(codeOf('notFound'))
  })

  it('answer the search history only for the two codes that belong together', async () => {
    const { server } = renewals.gateway
    const { user, policy } = await renewals.userWithPolicy('09360000843')
    const { renewableSearchTrackingCode: id } = await renewals.detailOf(user, policy)
    const query = { renewableTrackingCode: policy }
    const history = await succeed(server, 'readSearchHistory', { params: { id }, query }, user)
    expect(history).toMatchObject({
      product: 'thirdparty',
      liabilityPropertyDamage: 200_000_000,
      search: {
        policyStatus: 'with_policy',
        previousCompany: 'damavand',
        lastPolicyStartDate: '1404-09-05',
        lastPolicyExpDate: LAST_DAY,
        noDamageFactor: 40,
        propertyDamageCount: 0,
      },
    })
    const wrong = await call(server, 'readSearchHistory', { params: { id: policy }, query }, user)
    expect(wrong.error?.errorCode).toBe(codeOf('notFound'))
  })

  it('name the errors of claims, term and discount code', async () => {
    const { server } = renewals.gateway
    const { user, policy } = await renewals.userWithPolicy('09360000844')
    const good = { renewableTrackingCode: policy, claims: [], policyTerm: 12, discountCode: null }
    const refusalOf = async (body: Partial<RequestOf<'searchRenewalOffers'>['body']>) =>
      (
        await call(
          server,
          'searchRenewalOffers',
          { params: { provider: '1' }, body: { ...good, ...body } },
          user,
        )
      ).error
    const property = { kind: 'property' as const, count: 1 as const }
    expect(await refusalOf({ claims: [property] })).toMatchObject({
      errorCode: codeOf('invalid'),
      data: { fields: { claims: expect.stringMatching(/[آ-ی]/) } },
    })
    expect(await refusalOf({ policyTerm: 5 })).toMatchObject({
      errorCode: codeOf('searchRefused'),
      data: { fields: { policyTerm: expect.stringMatching(/[آ-ی]/) } },
    })
    expect(await refusalOf({ discountCode: 'NOSUCHCODE' })).toMatchObject({
      errorCode: codeOf('discountUnknown'),
    })
  })

  it('show which insurers do not sell for the plate of the policy', async () => {
    const { server } = renewals.gateway
    const user = await signIn(server, '09360000845')
    const { sbId } = await succeed(
      server,
      'lookUpPlate',
      motorcycleLookUpOf('موتورسیکلت و بیمه‌گرانی که نمی‌فروشند'),
      user,
    )
    const policy = await renewals.issuedPolicy(user, { product: 'motorcycle', search: { sbId } })
    await renewals.onDay(ENDING)
    const { offersPerCoverage } = await renewals.offersOf(user, policy)
    const closed = (offersPerCoverage[CEILING] ?? []).filter(({ active }) => !active)
    expect(closed.map(({ companyCode }) => companyCode).toSorted()).toEqual(['karun', 'zagros'])
  })
})

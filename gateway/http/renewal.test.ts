/**
 * Policies that can be renewed, and the prices of their renewals. Document 2 section 4 "Renewal"; decisions,
 * section 12.
 */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OffersAnswer } from '#contract/operations/offers.ts'
import { orders } from '../store/schema/index.ts'
import { ENDED, ENDING, LAST_DAY, openRenewals, type Renewals } from '../testing/renewal.sample.ts'
import { lookUpCase } from '../testing/showcase.sample.ts'
import { signIn } from '../testing/sign-in.sample.ts'

const CEILING = '200000000'

let renewals: Renewals
beforeAll(async () => {
  renewals = await openRenewals()
})
afterAll(() => renewals.gateway.close())

const damavandIn = ({ offersPerCoverage }: Pick<OffersAnswer, 'offersPerCoverage'>) => {
  const offer = offersPerCoverage[CEILING]?.find(({ companyCode }) => companyCode === 'damavand')
  if (offer === undefined) throw new Error('Damavand has no offer.')
  return offer
}
const percentOf = (offer: ReturnType<typeof damavandIn>, line: string) =>
  offer.breakdown.find((entry) => entry.line === line)?.percent

describe('a policy that ends in a few days', () => {
  it('has its cover, its printed discounts and the paid amount', async () => {
    const { user, policy } = await renewals.userWithPolicy('09360000801')
    const detail = await renewals.detailOf(user, policy)
    expect(detail).toMatchObject({
      insuranceType: 'thirdparty',
      insuranceTypeCode: 1,
      companyCode: 'damavand',
      currentPolicyExpDate: LAST_DAY,
      today: ENDING,
      liabilityPropertyDamage: 200_000_000,
      policyTerm: 12,
      noDamageFactor: 40,
      driverNoDamageFactor: 40,
      carModelFa: 'پژو ۲۰۷ دنده‌ای',
      manufactureYear: '1399',
      delayPenalty: 0,
      delayPenaltyPerDay: 0,
      infoBox: null,
    })
    const { amount, breakdown } = detail.lastPremium
    expect(breakdown.reduce((sum, line) => sum + line.amount, 0)).toBe(amount)
  })

  it('is renewed with the discounts raised by five points, and without a late fee', async () => {
    const { user, policy } = await renewals.userWithPolicy('09360000802')
    const found = await renewals.offersOf(user, policy)
    const offer = damavandIn(found)
    expect([percentOf(offer, 'no-claim'), percentOf(offer, 'driver-no-claim'), offer.delay]).toEqual([
      45, 45, 0,
    ])
    expect(found.discounts).toEqual({
      noClaim: { before: 40, now: 45 },
      driverNoClaim: { before: 40, now: 45 },
    })
    expect(found.renewableOffer).toEqual([
      {
        companyCode: 'damavand',
        title: 'بیمهٔ دماوند',
        oldFinancialCoverage: 200_000_000,
        isActive: true,
        thirdPartyOffer: offer,
      },
    ])
  })

  it('has no offer with cheques or alternatives, because its renewal has no step for them', async () => {
    const { user, policy } = await renewals.userWithPolicy('09360000803')
    const { offersPerCoverage } = await renewals.offersOf(user, policy)
    const offers = Object.values(offersPerCoverage).flat()
    expect(offers.some(({ bnpl }) => bnpl !== null)).toBe(true)
    expect(offers.filter(({ installment, hasUpSelling }) => installment !== null || hasUpSelling)).toEqual([])
  })

  it('recommends the cheapest other insurer with as many branches', async () => {
    const { user, policy } = await renewals.userWithPolicy('09360000804', { companyCode: 'karun' })
    const { offersPerCoverage, recommended } = await renewals.offersOf(user, policy)
    const cheapest = (offersPerCoverage[CEILING] ?? []).find(
      ({ active, branchesNum, companyCode }) => active && branchesNum >= 98 && companyCode !== 'karun',
    )
    expect(recommended[CEILING]).toBe(cheapest?.companyCode)
    expect(cheapest).toBeDefined()
  })

  it('recommends none if no other insurer has as many branches', async () => {
    const { user, policy } = await renewals.userWithPolicy('09360000805')
    const { recommended } = await renewals.offersOf(user, policy)
    expect(new Set(Object.values(recommended))).toEqual(new Set([null]))
  })

  it('lowers the discounts by the claims, separately for the driver', async () => {
    const { user, policy } = await renewals.userWithPolicy('09360000806')
    const claims = [
      { kind: 'property', count: 1 },
      { kind: 'life', count: 1 },
      { kind: 'driver', count: 0 },
    ] as const
    const { discounts } = await renewals.offersOf(user, policy, { claims: [...claims] })
    expect(discounts).toEqual({
      noClaim: { before: 40, now: -10 },
      driverNoClaim: { before: 40, now: 45 },
    })
  })

  it('is renewed from a discount of 0 after a year with a surcharge, because a surcharge is not printed', async () => {
    const { user, policy } = await renewals.userWithPolicy('09360000807', {
      search: { noDamageFactor: 0, driverNoDamageFactor: 0, propertyDamageCount: 2 },
    })
    expect(await renewals.detailOf(user, policy)).toMatchObject({
      noDamageFactor: 0,
      driverNoDamageFactor: 5,
    })
    expect((await renewals.offersOf(user, policy)).discounts).toEqual({
      noClaim: { before: -30, now: 5 },
      driverNoClaim: { before: 5, now: 10 },
    })
  })

  it('keeps its discounts if it did not run for a whole year', async () => {
    const { user, policy } = await renewals.userWithPolicy(
      '09360000808',
      { search: { policyTerm: 6 } },
      '1405-03-01',
    )
    const { discounts } = await renewals.offersOf(user, policy)
    expect(discounts.noClaim).toEqual({ before: 40, now: 40 })
    expect(await renewals.quoteOf(user, policy)).toMatchObject({ policyTerm: 6 })
  })

  it('can be a motorcycle’s, under the same calls', async () => {
    const { user, policy } = await renewals.userWithPolicy('09360000809', { product: 'motorcycle' })
    expect(await renewals.detailOf(user, policy)).toMatchObject({
      insuranceType: 'motorcycle',
      insuranceTypeCode: 3,
      carUsageFa: null,
    })
    const found = await renewals.offersOf(user, policy)
    expect(percentOf(damavandIn(found), 'no-claim')).toBe(45)
  })
})

describe('a policy that has ended', () => {
  it('has a late fee for each day since, at the price of this year', async () => {
    const { user, policy } = await renewals.userWithPolicy('09360000811', {}, ENDED)
    const { delayPenalty, delayPenaltyPerDay } = await renewals.detailOf(user, policy)
    const offer = damavandIn(await renewals.offersOf(user, policy))
    expect([offer.delay, offer.delayPenalty]).toEqual([3, delayPenalty])
    expect(delayPenaltyPerDay).toBeGreaterThan(0)
    expect(Math.abs(delayPenalty - 3 * delayPenaltyPerDay)).toBeLessThanOrEqual(200)
  })

  it('has a late fee of at most one year, to which further days add nothing', async () => {
    const { user, policy } = await renewals.userWithPolicy('09360000812', {}, '1406-10-01')
    expect((await renewals.detailOf(user, policy)).delayPenaltyPerDay).toBe(0)
    expect(damavandIn(await renewals.offersOf(user, policy)).delay).toBe(365)
  })
})

describe('a previous insurer without a price', () => {
  const offersOfInsurer = async (cellNumber: string, companyCode: string, vehicle: string, today: string) => {
    const user = await signIn(renewals.gateway.server, cellNumber)
    const sbId = await lookUpCase(renewals.gateway.server, user, vehicle)
    const policy = await renewals.issuedPolicy(user, { search: { sbId }, companyCode: 'karun' })
    const { db } = renewals.gateway.store
    await db.update(orders).set({ companyCode }).where(eq(orders.trackingCode, policy))
    await renewals.onDay(today)
    return renewals.offersOf(user, policy)
  }
  it('has its reason if it declines', async () => {
    const found = await offersOfInsurer('09360000815', 'pasban', 'سواری با سابقهٔ کامل', '1405-12-15')
    const message = 'این بیمه‌گر پس از ۹۰ روز بی‌بیمه بودن بیمه‌نامه نمی‌فروشد.'
    expect(found.renewableOffer).toMatchObject([{ isActive: false, thirdPartyOffer: null }])
    expect(found.missing).toContainEqual(
      expect.objectContaining({ companyCode: 'pasban', reason: 'refused', message }),
    )
  })
  it('has its reason if it is late', async () => {
    const found = await offersOfInsurer('09360000816', 'damavand', 'بیمه‌گران خاموش', ENDING)
    expect(found.renewableOffer).toMatchObject([{ isActive: false, thirdPartyOffer: null }])
    expect(found.missing).toContainEqual(expect.objectContaining({ companyCode: 'damavand', reason: 'late' }))
  })
})

describe('«same as last year»', () => {
  it('is the price of the same insurer, ceiling and term, and keeps its search while that is valid', async () => {
    const { user, policy } = await renewals.userWithPolicy('09360000821')
    const offer = damavandIn(await renewals.offersOf(user, policy, { policyTerm: 6 }))
    const [first, second] = [await renewals.quoteOf(user, policy), await renewals.quoteOf(user, policy)]
    expect(first).toMatchObject({ offer: { companyCode: 'damavand' }, policyTerm: 12 })
    expect(first?.offer.payableAmount).not.toBe(offer.payableAmount)
    expect(second?.searchTrackingCode).toBe(first?.searchTrackingCode)
    renewals.wait(31 * 60_000)
    const third = await renewals.quoteOf(user, policy)
    expect(third?.searchTrackingCode).not.toBe(first?.searchTrackingCode)
    expect(third?.offer).toEqual(first?.offer)
  })

  it('is null if the insurer does not sell any more, and the policy has a sentence about it', async () => {
    const user = await signIn(renewals.gateway.server, '09360000822')
    const sbId = await lookUpCase(renewals.gateway.server, user, 'بیمه‌گرانی که نمی‌فروشند')
    const policy = await renewals.issuedPolicy(user, { search: { sbId } })
    // It was sold by an insurer that has closed since.
    const { db } = renewals.gateway.store
    await db.update(orders).set({ companyCode: 'aftab' }).where(eq(orders.trackingCode, policy))
    await renewals.onDay(ENDING)
    expect(await renewals.quoteOf(user, policy)).toBeNull()
    expect((await renewals.detailOf(user, policy)).infoBox).toContain('بیمهٔ آفتاب')
    const { renewableOffer } = await renewals.offersOf(user, policy)
    expect(renewableOffer).toMatchObject([
      { companyCode: 'aftab', isActive: false, thirdPartyOffer: { active: false } },
    ])
  })
})

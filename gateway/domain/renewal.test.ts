import { describe, expect, it } from 'vitest'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { noClaimInEffect } from './no-claim.ts'
import {
  ceilingToStart,
  type EndingCover,
  isRenewable,
  printedPercents,
  renewalSearchOf,
  termToStart,
} from './renewal.ts'
import { motorcycleSearchWith, searchWith, withoutHistory } from './search.sample.ts'

const today = '1405-08-30'
const policy = {
  statusId: ORDER_STATUS.issued,
  coverTo: '1405-09-04',
  hasChangedHands: false,
  isRenewedHere: true,
  isRenewed: false,
} as const

describe('a policy can be renewed', () => {
  it('from ten days before its end', () => {
    expect(isRenewable({ ...policy, coverTo: '1405-09-10' }, today)).toBe(true)
    expect(isRenewable({ ...policy, coverTo: '1405-09-11' }, today)).toBe(false)
  })
  it('at any time after its end, in every status that can be renewed in Separ', () => {
    for (const statusId of [
      ORDER_STATUS.expired,
      ORDER_STATUS.expiredLong,
      ORDER_STATUS.renewable,
      ORDER_STATUS.renewableLong,
    ] as const)
      expect(isRenewable({ ...policy, statusId, coverTo: '1403-09-04' }, today)).toBe(true)
  })
  it.each([
    ['before it is issued', { coverTo: null }],
    ['after it was cancelled', { statusId: ORDER_STATUS.cancelled }],
    ['after the vehicle was sold', { statusId: ORDER_STATUS.notRenewable }],
    ['while it runs, if the vehicle was sold', { hasChangedHands: true }],
    ['where its insurer renews at its own site', { isRenewedHere: false }],
    ['twice', { isRenewed: true }],
  ])('not %s', (_title, otherwise) => {
    expect(isRenewable({ ...policy, ...otherwise }, today)).toBe(false)
  })
})

describe('what a renewal is priced for', () => {
  const ending: EndingCover = {
    product: 'thirdparty',
    companyCode: 'karun',
    search: searchWith(),
    cover: { from: '1404-09-05', to: '1405-09-04' },
  }
  const choice = { claims: [], policyTerm: 12, discountCode: null, sbId: null }

  it('has the vehicle, the insurer and the printed discounts of the ending policy', () => {
    expect(renewalSearchOf(ending, choice, today)).toEqual(
      searchWith({
        previousCompany: 'karun',
        lastPolicyStartDate: '1404-09-05',
        lastPolicyExpDate: '1405-09-04',
        noDamageFactor: 40,
        driverNoDamageFactor: 40,
      }),
    )
  })
  it('raises the discounts of a year without claims by five points', () => {
    expect(noClaimInEffect(renewalSearchOf(ending, choice, today))).toEqual({
      noClaim: 45,
      driverNoClaim: 45,
    })
  })
  it('counts the claims of this year, not those before it', () => {
    const before = { ...ending, search: searchWith({ propertyDamageCount: 1 }) }
    const { propertyDamageCount, noDamageFactor } = renewalSearchOf(before, choice, today)
    expect([propertyDamageCount, noDamageFactor]).toEqual([0, 15])
    const claims = [
      { kind: 'property', count: 2 },
      { kind: 'life', count: 0 },
      { kind: 'driver', count: 3 },
    ] as const
    expect(renewalSearchOf(ending, { ...choice, claims: [...claims] }, today)).toMatchObject({
      propertyDamageCount: 2,
      lifeDamageCount: 0,
      driverDamageCount: 3,
    })
  })
  it('has a history even if the vehicle had none before', () => {
    const first = searchWith({ ...withoutHistory, policyStatus: 'new', deliveryDate: '1404-08-20' })
    expect(renewalSearchOf({ ...ending, search: first }, choice, today)).toMatchObject({
      policyStatus: 'with_policy',
      deliveryDate: null,
      noDamageFactor: 0,
      previousCompany: 'karun',
    })
  })
  it('has no production month once the year does not need one any more', () => {
    const made = { carProductionYear: '1404', carProductionMonth: '3' } as const
    const monthOn = (day: string) =>
      renewalSearchOf({ ...ending, search: searchWith(made) }, choice, day).carProductionMonth
    expect([monthOn('1405-08-30'), monthOn('1407-08-30')]).toEqual(['3', null])
  })
  it('keeps the vehicle of a motorcycle', () => {
    const ridden: EndingCover = { ...ending, product: 'motorcycle', search: motorcycleSearchWith() }
    expect(renewalSearchOf(ridden, choice, today)).toMatchObject({
      carDetailCode: 'moto_1cyl',
      carUsage: null,
    })
  })
})

it('a surcharge is not printed as a discount', () => {
  expect(printedPercents(searchWith({ noDamageFactor: 10, propertyDamageCount: 3 }))).toEqual({
    noClaim: 0,
    driverNoClaim: 40,
  })
})

it('a renewal begins at the policy’s ceiling and term, or at the smallest ceiling and the longest term if they are gone', () => {
  expect(ceilingToStart(200_000_000, today)).toBe(200_000_000)
  expect(ceilingToStart(53_300_000, '1404-08-24')).toBe(53_300_000)
  expect(ceilingToStart(40_000_000, '1404-08-24')).toBe(53_300_000)
  expect([termToStart(6), termToStart(18)]).toEqual([6, 12])
})

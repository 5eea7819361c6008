import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import type { OffersSearch } from '#contract/operations/offers.ts'
import type { LiabilityType } from '#contract/operations/parameters.ts'
import { coverCodes } from '#contract/values/covers.ts'
import { discountsOn } from '../sandbox/discounts.ts'
import { market } from '../sandbox/market.ts'
import { testClock } from '../testing/clock.sample.ts'
import type { Buyer } from './buyer.ts'
import { carBodyPricingKey, priceCarBodyOffers } from './car-body/pricing.ts'
import { askCarBodyOffers } from './car-body/search-offers.ts'
import { carBodySearchWith, withoutCarBodyPolicy } from './car-body/search.sample.ts'
import { priceOffers, pricingKey } from './pricing.ts'
import { askOffers, type InsurerBehaviour } from './search-offers.ts'
import { motorcycleSearchWith, searchWith, withoutHistory } from './search.sample.ts'

const guest: Buyer = { eligible: true, registered: true, credit: null }
type Asked = {
  search?: OffersSearch
  product?: LiabilityType
  buyer?: Buyer
  today?: string
  behaviour?: InsurerBehaviour
}

const ask = async ({
  search = searchWith(),
  product = 'thirdparty',
  buyer = guest,
  today = '1404-08-24',
  behaviour = {},
}: Asked = {}) => {
  const { question } = await askOffers(search, buyer, { product, market, clock: testClock(today) }, behaviour)
  return { key: pricingKey(question), priced: JSON.stringify(priceOffers(market, question)) }
}

/** Other answers for each field of a search, some of which change the price. */
const otherAnswers: { [Field in keyof OffersSearch]: readonly Partial<OffersSearch>[] } = {
  carType: [{ carType: 'van', carUsage: null, carModel: null, carDetailCode: 'pub7' }],
  carUsage: [{ carUsage: 'taxi_city' }],
  carModel: [{ carModel: 'saipa-pride-131' }],
  carDetailCode: [{ carType: 'van', carUsage: null, carModel: null, carDetailCode: 'van10' }],
  carProductionYear: [{ carProductionYear: '1380' }, { carProductionYear: '1370' }],
  carProductionMonth: (['3', '7'] as const).map((carProductionMonth) => ({
    policyStatus: 'without',
    ...withoutHistory,
    carProductionYear: '1404',
    carProductionMonth,
  })),
  policyStatus: [
    { policyStatus: 'without', ...withoutHistory },
    {
      policyStatus: 'new',
      ...withoutHistory,
      carProductionYear: '1404',
      carProductionMonth: '3',
      deliveryDate: '1404-08-01',
    },
  ],
  changeOwnershipStatus: [
    { policyStatus: 'ownership_change', changeOwnershipStatus: 'another_thirdparty_discount' },
    {
      policyStatus: 'ownership_change',
      changeOwnershipStatus: 'no_another_thirdparty_discount',
      noDamageFactor: 0,
      driverNoDamageFactor: 0,
    },
  ],
  deliveryDate: [
    {
      policyStatus: 'new',
      ...withoutHistory,
      carProductionYear: '1404',
      carProductionMonth: '3',
      deliveryDate: '1404-06-01',
    },
  ],
  previousCompany: [{ previousCompany: 'aftab' }],
  lastPolicyStartDate: [{ lastPolicyStartDate: '1403-08-10', lastPolicyExpDate: '1404-08-10' }],
  lastPolicyExpDate: [{ lastPolicyStartDate: '1403-01-10', lastPolicyExpDate: '1404-01-10' }],
  noDamageFactor: [{ noDamageFactor: 0 }, { noDamageFactor: 70 }],
  driverNoDamageFactor: [{ driverNoDamageFactor: 0 }, { driverNoDamageFactor: 70 }],
  propertyDamageCount: [{ propertyDamageCount: 1 }, { propertyDamageCount: 3 }],
  lifeDamageCount: [{ lifeDamageCount: 1 }],
  driverDamageCount: [{ driverDamageCount: 1 }],
  policyTerm: [{ policyTerm: 6 }],
  discountCode: [{ discountCode: 'SEPAR30' }, { discountCode: 'MEHR10' }, { discountCode: 'DAMAVAND5' }],
  sbId: [{ sbId: '7f1f7ce1-8f0c-4c50-9df3-6ce9a0aa8f3e' }],
}

const isAccepted = (asked: Asked): Promise<boolean> =>
  ask(asked).then(
    () => true,
    () => false,
  )

describe('the key of prices', () => {
  it('changes with every answer that changes a price', async () => {
    const first = await ask()
    const hasOtherPrice = ({ priced }: typeof first) => priced !== first.priced
    const changed = await Promise.all(
      Object.entries(otherAnswers).map(async ([field, others]) => ({
        field,
        all: await Promise.all(others.map((other) => ask({ search: searchWith(other) }))),
      })),
    )
    expect(
      changed.flatMap(({ all }) => all).filter((one) => hasOtherPrice(one) && one.key === first.key),
    ).toEqual([])
    expect(changed.filter(({ all }) => !all.some(hasOtherPrice)).map(({ field }) => field)).toEqual([
      'previousCompany',
      'sbId',
    ])
  })
  it('changes with product, language, day, tariff, and what the insurers do', async () => {
    const first = await ask()
    const others: Asked[] = [
      { product: 'motorcycle', search: motorcycleSearchWith() },
      { buyer: { ...guest, locale: 'en' } },
      { today: '1404-08-25' },
      {
        today: '1403-08-24',
        search: searchWith({ lastPolicyStartDate: '1402-09-04', lastPolicyExpDate: '1403-09-04' }),
      },
      { behaviour: { closed: ['hamoon'] } },
      { behaviour: { insurerDiscountsEnded: true } },
      { behaviour: { silentInsurers: ['sarv'] } },
    ]
    const keys = await Promise.all(others.map(async (other) => (await ask(other)).key))
    expect(new Set([first.key, ...keys]).size).toBe(others.length + 1)
  })
  it('does not change with the person, the inquiry, or an insurer that answers in time', async () => {
    const { key } = await ask()
    const same: Asked[] = [
      { buyer: { eligible: false, registered: false, credit: 900_000 } },
      { search: searchWith(otherAnswers.sbId[0]) },
      { search: searchWith({ previousCompany: 'aftab' }) },
      { behaviour: { slowInsurers: ['sarv'] } },
    ]
    for (const other of same) expect((await ask(other)).key).toBe(key)
  })
  it('is the same for two searches only if their prices are the same', async () => {
    const changes = fc
      .array(fc.constantFrom(...Object.values(otherAnswers).flat()), { maxLength: 4 })
      .map((some) => searchWith(Object.assign({}, ...some)))
    const today = fc.constantFrom('1404-08-24', '1404-12-20')
    const pricedByKey = new Map<string, string>()
    let known = 0
    await fc.assert(
      fc.asyncProperty(changes, today, async (search, day) => {
        if (!(await isAccepted({ search, today: day }))) return
        const { key, priced } = await ask({ search, today: day })
        const earlier = pricedByKey.get(key)
        if (earlier !== undefined) known += 1
        expect(earlier ?? priced).toBe(priced)
        pricedByKey.set(key, priced)
      }),
      { numRuns: 150 },
    )
    expect(known).toBeGreaterThan(0)
  })
  it('names every discount by what it deducts, not by its uses', async () => {
    const search = searchWith({ discountCode: 'MEHR10' })
    const codes = discountsOn('1404-08-24').map((code) => ({ ...code, used: 7 }))
    const context = { product: 'thirdparty', clock: testClock('1404-08-24') } as const
    const { question } = await askOffers(search, guest, {
      ...context,
      market: { ...market, discountsOn: () => codes },
    })
    expect(pricingKey(question)).toBe((await ask({ search })).key)
    const halved = codes.map((code) => ({
      ...code,
      percent: code.percent === null ? null : code.percent / 2,
    }))
    const other = await askOffers(search, guest, {
      ...context,
      market: { ...market, discountsOn: () => halved },
    })
    expect(pricingKey(other.question)).not.toBe(pricingKey(question))
  })
})

describe('the key of car-body prices', () => {
  const askCarBody = async (
    changes: Partial<CarBodySearch> = {},
    behaviour: InsurerBehaviour = {},
    buyer = guest,
  ) => {
    const context = { market, clock: testClock('1404-08-24') }
    const { question } = await askCarBodyOffers(carBodySearchWith(changes), buyer, context, behaviour)
    return { key: carBodyPricingKey(question), priced: JSON.stringify(priceCarBodyOffers(market, question)) }
  }
  const others: Partial<CarBodySearch>[] = [
    { carValue: 800_000_000 },
    { carAccessoriesValue: null },
    { carImported: true, carProductionYear: '2022' },
    { carProductionYear: '1395' },
    withoutCarBodyPolicy,
    { ...withoutCarBodyPolicy, policyStatus: 'new', carProductionYear: '1404', carProductionMonth: '7' },
    { carBodyDiscount: '4' },
    { thirdPartyDiscount: '0' },
    { installmentActive: true },
    { covers: coverCodes.slice(0, 1) },
    { discountCode: 'MEHR10' },
  ]

  it('changes with every answer that changes a price', async () => {
    const first = await askCarBody()
    const all = await Promise.all(others.map((other) => askCarBody(other)))
    for (const { key, priced } of all) {
      expect(priced).not.toBe(first.priced)
      expect(key).not.toBe(first.key)
    }
    const behaviours = [{ closed: ['hamoon'] }, { insurerDiscountsEnded: true }, { silentInsurers: ['sarv'] }]
    for (const behaviour of behaviours) expect((await askCarBody({}, behaviour)).key).not.toBe(first.key)
    expect((await askCarBody({}, {}, { ...guest, locale: 'en' })).key).not.toBe(first.key)
  })
  it('does not change with the person or the inquiry', async () => {
    const { key } = await askCarBody()
    expect((await askCarBody({}, {}, { eligible: false, registered: false, credit: 5 })).key).toBe(key)
    expect(
      (await askCarBody(otherAnswers.sbId[0]?.sbId ? { sbId: otherAnswers.sbId[0].sbId } : {})).key,
    ).toBe(key)
  })
})

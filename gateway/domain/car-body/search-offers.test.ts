import { describe, expect, it } from 'vitest'
import type { CarBodySearch } from '#contract/operations/car-body-offer.ts'
import { market } from '../../sandbox/market.ts'
import { testClock } from '../../testing/clock.sample.ts'
import type { InsurerBehaviour } from '../search-offers.ts'
import { searchCarBodyOffers } from './search-offers.ts'
import { carBodySearchWith, withoutCarBodyPolicy } from './search.sample.ts'

const guest = { eligible: true, registered: true, credit: null }
const search = (changes: Partial<CarBodySearch> = {}, behaviour?: InsurerBehaviour) =>
  searchCarBodyOffers(
    carBodySearchWith(changes),
    guest,
    { market, clock: testClock('1404-08-24') },
    behaviour,
  )
type Found = Awaited<ReturnType<typeof search>>
const offerOf = ({ offers }: Found, code: string) => offers.find(({ companyCode }) => companyCode === code)
const reasonOf = ({ missing }: Found, code: string) =>
  missing.find(({ companyCode }) => companyCode === code)?.message

describe('car-body offers', () => {
  it('come from every insurer that sells, the cheapest first; the others are named with a reason', async () => {
    const found = await search()
    expect(found.offers.length + found.missing.length).toBe(22)
    const prices = found.offers.map(({ payableAmount }) => payableAmount)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    expect(found.offers[0]?.badge).toBe('lowest-price')
    expect(found.missing.map(({ companyCode }) => companyCode).toSorted()).toEqual([
      'arash',
      'arghavan',
      'kavir',
      'oruj',
    ])
    expect(reasonOf(found, 'kavir')).toBe('این بیمه‌گر بیمهٔ بدنه نمی‌فروشد.')
    expect(reasonOf(found, 'arghavan')).toBe('این بیمه‌گر خودروی گران‌تر از ۸۰۰ میلیون تومان را بیمه نمی‌کند.')
  })

  it('name the reason for an imported car, an old car, a cover that is not sold, and for cheques', async () => {
    const imported = await search({ carImported: true, carProductionYear: '2022' })
    expect(reasonOf(imported, 'kaveh')).toBe('این بیمه‌گر خودروی وارداتی را بیمهٔ بدنه نمی‌کند.')
    const old = await search({ ...withoutCarBodyPolicy, carProductionYear: '1385' })
    expect(reasonOf(old, 'parand')).toBe('این بیمه‌گر خودروی بیش از ۸ سال را بیمهٔ بدنه نمی‌کند.')
    expect(old.offers.length).toBeGreaterThan(0)
    const levels = await search({ covers: ['cover_theft_of_parts_20'] })
    expect(reasonOf(levels, 'pasban')).toBe('این بیمه‌گر پوشش «سرقت قطعات ۲۰٪» را نمی‌فروشد.')
    const cheques = await search({ installmentActive: true })
    expect(reasonOf(cheques, 'aftab')).toBe('این بیمه‌گر چک نمی‌پذیرد.')
    expect(cheques.offers.every(({ installment }) => installment !== null)).toBe(true)
  })

  it('name the lowest price of each cover among the insurers that sell it', async () => {
    const { offers, coverPrices } = await search()
    const lowest = Math.min(...offers.flatMap(({ coverPrices: prices }) => prices.cover_war ?? []))
    expect(coverPrices.cover_war).toBe(lowest)
    expect(offers.some(({ coverPrices: prices }) => prices.cover_war === undefined)).toBe(true)
  })

  it('rise by the price of a cover when it is added', async () => {
    const without = await search({ covers: [] })
    const glass = await search({ covers: ['cover_glass_breaking'] })
    for (const { companyCode, payableAmount, coverPrices } of without.offers)
      expect(offerOf(glass, companyCode)?.payableAmount).toBe(
        payableAmount + (coverPrices.cover_glass_breaking ?? 0),
      )
  })

  it('have the insurer’s own share, and none with the cover that removes it', async () => {
    expect(offerOf(await search(), 'hamoon')?.ownShare).toEqual({ first: 20, second: 30, further: 40 })
    const without = await search({ covers: ['cover_without_franchise'] })
    expect(offerOf(without, 'damavand')?.ownShare).toEqual({ first: 0, second: 0, further: 0 })
  })

  it('include the insurer’s discount for five years without a third-party claim', async () => {
    const [five, four] = [await search(), await search({ thirdPartyDiscount: '4' })]
    const priceOf = (found: Found, code: string) => offerOf(found, code)?.payableAmount ?? 0
    expect(priceOf(five, 'damavand')).toBeLessThan(priceOf(four, 'damavand'))
    expect(priceOf(five, 'hamoon')).toBe(priceOf(four, 'hamoon'))
  })

  it('give a new car its discount for three months', async () => {
    const newCar = { ...withoutCarBodyPolicy, policyStatus: 'new', carProductionYear: '1404' } as const
    const linesOf = async (month: '5' | '4') =>
      (await search({ ...newCar, carProductionMonth: month })).offers[0]?.breakdown.map(({ line }) => line)
    expect(await linesOf('5')).toContain('zero-km')
    expect(await linesOf('4')).not.toContain('zero-km')
  })

  it('deduct a discount code, and cannot be chosen from an insurer that does not sell now', async () => {
    const [plain, discounted] = [await search(), await search({ discountCode: 'SEPAR30' })]
    const price = offerOf(plain, 'damavand')?.payableAmount ?? 0
    expect(offerOf(discounted, 'damavand')?.payableAmount).toBe(price - 300_000)
    expect(discounted.message).toBe('کد تخفیف اعمال شد؛ ۳۰۰٬۰۰۰ تومان.')
    const closed = await search({}, { closed: ['damavand'] })
    expect(offerOf(closed, 'damavand')?.active).toBe(false)
  })

  it('refuse a search with invalid parts and name them', async () => {
    await expect(search({ carModel: 'submarine' })).rejects.toMatchObject({
      errorName: 'searchRefused',
      data: { fields: { carModel: 'choice.unknown' } },
    })
  })
})

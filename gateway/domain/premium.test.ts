import { describe, expect, it } from 'vitest'
import { premiumOf, type PremiumInput } from './premium.ts'
import { tariffOn } from './tariff.ts'

const tariff = tariffOn('1404-08-24')
const car: PremiumInput = {
  tariff,
  tariffClass: 'c4',
  usagePercent: 0,
  age: 5,
  noClaim: 30,
  driverNoClaim: 30,
  firstRegistration: false,
  policyTerm: 12,
  delay: 0,
  insurerPercent: 0,
  platformPercent: 0,
  code: null,
  ceiling: 200_000_000,
}
const amounts = (input: PremiumInput) =>
  Object.fromEntries(premiumOf(input).breakdown.map(({ line, amount }) => [line, amount]))

describe('the premium of the data notes’ check value', () => {
  it('is reproduced line by line', () => {
    const premium = premiumOf(car)
    expect(premium.breakdown).toEqual([
      { line: 'base', amount: 8_010_100, percent: null },
      { line: 'extra-cover', amount: 1_179_600, percent: null },
      { line: 'driver', amount: 1_120_000, percent: null },
      { line: 'no-claim', amount: -2_756_900, percent: 30 },
      { line: 'driver-no-claim', amount: -336_000, percent: 30 },
      { line: 'tax', amount: 721_700, percent: 10 },
    ])
    const afterDiscounts = premium.breakdown
      .filter(({ line }) => line !== 'tax')
      .reduce((sum, { amount }) => sum + amount, 0)
    expect(afterDiscounts).toBe(7_216_800)
    expect(premium.payableAmount).toBe(7_938_500)
    expect(premium.payableAmountWithoutDiscount).toBe(7_938_500)
  })
})

describe('a premium calculated by hand', () => {
  it('of a 44-seat bus at the legal minimum, 20 years old, half its year', () => {
    const bus = premiumOf({
      ...car,
      tariffClass: 'bus44',
      ceiling: 53_300_000,
      age: 20,
      noClaim: 10,
      driverNoClaim: 0,
      policyTerm: 6,
    })
    expect(bus.breakdown).toEqual([
      { line: 'base', amount: 25_899_200, percent: null },
      { line: 'driver', amount: 960_000, percent: null },
      { line: 'age-surcharge', amount: 2_589_900, percent: 10 },
      { line: 'no-claim', amount: -2_848_900, percent: 10 },
      { line: 'tax', amount: 2_660_000, percent: 10 },
    ])
    expect(bus.payableAmount).toBe(29_260_200)
  })
  it('of a truck over 20 tons: extra cover costs a quarter more, the driver 1.2 per thousand', () => {
    const truck = premiumOf({
      ...car,
      tariffClass: 'truck_gt20t',
      ceiling: 400_000_000,
      noClaim: -20,
      driverNoClaim: 5,
    })
    // 400 million is 7.5 times the minimum: 525 on the 1405 scale, 30.3 + 0.25 × 8.41 = 32.4025 %, a quarter
    // more for cargo.
    expect(truck.breakdown).toEqual([
      { line: 'base', amount: 16_977_300, percent: null },
      { line: 'extra-cover', amount: 6_876_300, percent: null },
      { line: 'driver', amount: 1_920_000, percent: null },
      { line: 'no-claim', amount: 4_770_700, percent: -20 },
      { line: 'driver-no-claim', amount: -96_000, percent: 5 },
      { line: 'tax', amount: 3_044_800, percent: 10 },
    ])
    expect(truck.payableAmount).toBe(33_493_100)
  })
  it('of a fuel carrier: a quarter more on base and extra cover', () => {
    const carrier = premiumOf({
      ...car,
      tariffClass: 'truck_5_10t',
      usagePercent: 25,
      ceiling: 53_300_000,
      noClaim: 0,
      driverNoClaim: 0,
    })
    expect(carrier.breakdown).toEqual([
      { line: 'base', amount: 13_766_900, percent: null },
      { line: 'driver', amount: 1_920_000, percent: null },
      { line: 'usage-surcharge', amount: 3_441_700, percent: 25 },
      { line: 'tax', amount: 1_912_900, percent: 10 },
    ])
    expect(carrier.payableAmount).toBe(21_041_500)
  })
  it('of a first registration: 5 % off base and extra cover', () => {
    expect(amounts({ ...car, firstRegistration: true, noClaim: 0, driverNoClaim: 0 })).toMatchObject({
      'first-registration': -459_500,
      tax: 985_000,
    })
  })
  it('of a late car: base and extra cover, undiscounted, by the day, neither discounted nor taxed', () => {
    const late = premiumOf({ ...car, delay: 73 })
    expect(late.delayPenalty).toBe(1_837_900)
    expect(late.payableAmount).toBe(7_938_500 + 1_837_900)
  })
  it('of a late car with a short term: lateness is based on the year', () => {
    expect(premiumOf({ ...car, policyTerm: 1, delay: 73 }).delayPenalty).toBe(1_837_900)
  })
  it('with the insurer’s discount first, then the platform’s on the rest', () => {
    const discounted = premiumOf({ ...car, insurerPercent: 2.5, platformPercent: 4 })
    expect(discounted.breakdown.slice(-3)).toEqual([
      { line: 'insurer-discount', amount: -180_400, percent: 2.5 },
      { line: 'platform-discount', amount: -281_500, percent: 4 },
      { line: 'tax', amount: 675_500, percent: 10 },
    ])
    expect(discounted).toMatchObject({
      payableAmount: 7_430_400,
      payableAmountWithoutDiscount: 7_938_500,
      totalDiscountValue: 508_100,
      discountPercentage: 6,
    })
  })
})

describe('a motorcycle’s premium calculated by hand', () => {
  it('of 1404: geared, one cylinder, 200 million, 30 % without claims', () => {
    // 200 million is 262.5 on the 1405 scale: 11.22 + 0.625 × 5.61 = 14.72625 %, a quarter more for
    // motorcycles.
    const premium = premiumOf({ ...car, tariffClass: 'moto_1cyl' })
    expect(premium.breakdown).toEqual([
      { line: 'base', amount: 1_745_300, percent: null },
      { line: 'extra-cover', amount: 321_300, percent: null },
      { line: 'driver', amount: 592_000, percent: null },
      { line: 'no-claim', amount: -620_000, percent: 30 },
      { line: 'driver-no-claim', amount: -177_600, percent: 30 },
      { line: 'tax', amount: 186_100, percent: 10 },
    ])
    expect(premium.payableAmount).toBe(2_047_100)
  })
  it('of 1405: two cylinders, 400 million, 17 years old, after a claim', () => {
    const premium = premiumOf({
      ...car,
      tariff: tariffOn('1405-08-24'),
      tariffClass: 'moto_2cyl',
      ceiling: 400_000_000,
      age: 17,
      noClaim: -20,
      driverNoClaim: 0,
    })
    expect(premium.breakdown).toEqual([
      { line: 'base', amount: 2_516_200, percent: null },
      { line: 'extra-cover', amount: 705_800, percent: null },
      { line: 'driver', amount: 777_000, percent: null },
      { line: 'age-surcharge', amount: 128_900, percent: 4 },
      { line: 'no-claim', amount: 670_200, percent: -20 },
      { line: 'tax', amount: 479_800, percent: 10 },
    ])
    expect(premium.payableAmount).toBe(5_277_900)
  })
  it('of 1403: a new moped at the legal minimum, three months, delivered 73 days ago', () => {
    const premium = premiumOf({
      ...car,
      tariff: tariffOn('1403-08-24'),
      tariffClass: 'moto_moped',
      ceiling: 40_000_000,
      age: 0,
      noClaim: 0,
      driverNoClaim: 0,
      firstRegistration: true,
      policyTerm: 3,
      delay: 73,
    })
    expect(premium.breakdown).toEqual([
      { line: 'base', amount: 321_500, percent: null },
      { line: 'driver', amount: 133_200, percent: null },
      { line: 'first-registration', amount: -16_100, percent: 5 },
      { line: 'tax', amount: 43_900, percent: 10 },
      { line: 'lateness', amount: 214_400, percent: null },
    ])
    expect(premium.payableAmount).toBe(696_900)
  })
  it('of 1404: a three-wheeler at the legal minimum, with discounts of insurer and platform', () => {
    const premium = premiumOf({
      ...car,
      tariffClass: 'moto_3wheel',
      ceiling: 53_300_000,
      noClaim: 0,
      driverNoClaim: 0,
      insurerPercent: 2.5,
      platformPercent: 4,
    })
    expect(premium.breakdown).toEqual([
      { line: 'base', amount: 2_061_900, percent: null },
      { line: 'driver', amount: 592_000, percent: null },
      { line: 'insurer-discount', amount: -66_300, percent: 2.5 },
      { line: 'platform-discount', amount: -103_500, percent: 4 },
      { line: 'tax', amount: 248_400, percent: 10 },
    ])
    expect(premium.payableAmount).toBe(2_732_500)
  })
})

describe('a short term', () => {
  it('costs its share of the year', () => {
    expect(amounts({ ...car, policyTerm: 3 })).toMatchObject({
      base: 2_403_000,
      'extra-cover': 353_900,
      driver: 336_000,
    })
  })
})

describe('age', () => {
  it('is free up to 15 years, then 2 % a year up to 20 %', () => {
    const percentAt = (age: number) =>
      premiumOf({ ...car, age }).breakdown.find(({ line }) => line === 'age-surcharge')?.percent ?? 0
    expect([15, 16, 24, 25, 40].map(percentAt)).toEqual([0, 2, 18, 20, 20])
  })
})

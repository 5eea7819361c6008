import { describe, expect, it } from 'vitest'
import { ceilingsOf, driverPremium, extraCoverPremium, tariffOn } from './tariff.ts'
import { tariffClasses } from './tariff-figures.ts'

describe('the tariff', () => {
  it('is that of the year, or the newest one if the year’s is not announced', () => {
    expect(tariffOn('1403-12-30').base.c4).toBe(6_007_600)
    expect(tariffOn('1404-01-01').base.c4).toBe(8_010_100)
    expect(tariffOn('1405-06-31').base.c4).toBe(10_513_200)
    expect(tariffOn('1409-01-01').base.c4).toBe(10_513_200)
  })
  it('offers ceilings from the year’s legal minimum to its maximum', () => {
    const million = (date: string) => ceilingsOf(tariffOn(date)).map((ceiling) => ceiling / 1_000_000)
    expect(million('1403-05-05')).toEqual([
      40, 60, 70, 80, 100, 120, 150, 200, 250, 300, 350, 400, 500, 600, 700, 800,
    ])
    expect(million('1404-05-05')).toEqual([
      53.3, 60, 70, 80, 100, 120, 150, 200, 250, 300, 350, 400, 500, 600, 700, 800, 900, 1000,
    ])
    expect(million('1405-05-05')).toEqual([
      70, 80, 100, 120, 150, 200, 250, 300, 350, 400, 500, 600, 700, 800, 900, 1000,
    ])
  })
})

describe('the base premiums of motorcycles', () => {
  it('are those of the data notes in every year', () => {
    const bases = (date: string) => {
      const { base } = tariffOn(date)
      return [base.moto_moped, base.moto_1cyl, base.moto_2cyl, base.moto_3wheel]
    }
    expect(bases('1403-05-05')).toEqual([1_071_800, 1_309_000, 1_437_800, 1_546_500])
    expect(bases('1404-05-05')).toEqual([1_429_000, 1_745_300, 1_917_100, 2_061_900])
    expect(bases('1405-05-05')).toEqual([1_875_600, 2_290_700, 2_516_200, 2_706_300])
  })
})

describe('extra cover', () => {
  const [year1404, year1405] = [tariffOn('1404-08-24'), tariffOn('1405-08-24')]
  it('costs nothing at the legal minimum, rounded or exact', () => {
    for (const tariffClass of tariffClasses) {
      expect(extraCoverPremium(year1404, tariffClass, 53_300_000)).toBe(0)
      expect(extraCoverPremium(year1405, tariffClass, 70_000_000)).toBe(0)
    }
  })
  it('costs the published share at the published points', () => {
    expect(extraCoverPremium(year1405, 'c4', 80_000_000)).toBeCloseTo(10_513_200 * 0.0112, 3)
    expect(extraCoverPremium(year1405, 'c4', 400_000_000)).toBeCloseTo(10_513_200 * 0.2244, 3)
    expect(extraCoverPremium(year1405, 'c4', 1_000_000_000)).toBeCloseTo(10_513_200 * 0.7237, 3)
  })
  it('is linear between them and beyond the last', () => {
    expect(extraCoverPremium(year1405, 'c4', 250_000_000)).toBeCloseTo(10_513_200 * 0.14025, 3)
    expect(extraCoverPremium(year1405, 'c4', 1_100_000_000)).toBeCloseTo(10_513_200 * (0.7237 + 0.0841), 0)
  })
  it('costs a quarter more for cargo and motorcycles', () => {
    expect(extraCoverPremium(year1405, 'truck_1_3t', 400_000_000)).toBeCloseTo(11_141_500 * 0.2244 * 1.25, 3)
    expect(extraCoverPremium(year1405, 'moto_2cyl', 400_000_000)).toBeCloseTo(2_516_200 * 0.2244 * 1.25, 3)
    expect(extraCoverPremium(year1405, 'bus44', 400_000_000)).toBeCloseTo(56_654_600 * 0.2244, 3)
  })
})

describe('the driver’s premium', () => {
  it('is based on the ordinary diyeh: 0.7 per thousand for cars, 1 for vans and buses, 1.2 for cargo, 0.37 for motorcycles', () => {
    const tariff = tariffOn('1404-08-24')
    expect(driverPremium(tariff, 'pride')).toBe(1_120_000)
    expect(driverPremium(tariff, 'pub7')).toBe(1_600_000)
    expect(driverPremium(tariff, 'bus27')).toBe(1_600_000)
    expect(driverPremium(tariff, 'truck_le1t')).toBe(1_920_000)
    for (const tariffClass of ['moto_moped', 'moto_1cyl', 'moto_2cyl', 'moto_3wheel'] as const)
      expect(driverPremium(tariff, tariffClass)).toBe(592_000)
  })
})

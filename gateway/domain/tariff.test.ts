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
  it('costs a quarter more for cargo', () => {
    expect(extraCoverPremium(year1405, 'truck_1_3t', 400_000_000)).toBeCloseTo(11_141_500 * 0.2244 * 1.25, 3)
    expect(extraCoverPremium(year1405, 'bus44', 400_000_000)).toBeCloseTo(56_654_600 * 0.2244, 3)
  })
})

describe('the driver’s premium', () => {
  it('is based on the ordinary diyeh: 0.7 per thousand for cars, 1 for vans and buses, 1.2 for cargo', () => {
    const tariff = tariffOn('1404-08-24')
    expect(driverPremium(tariff, 'pride')).toBe(1_120_000)
    expect(driverPremium(tariff, 'pub7')).toBe(1_600_000)
    expect(driverPremium(tariff, 'bus27')).toBe(1_600_000)
    expect(driverPremium(tariff, 'truck_le1t')).toBe(1_920_000)
  })
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Configuration } from '#contract/operations/configuration.ts'
import { market } from '../sandbox/market.ts'
import { makeClock } from './clock.ts'
import { configuration } from './configuration.ts'

const on = (today: string) => v.parse(Configuration, configuration(market, makeClock(today)))

describe('the third-party configuration', () => {
  it('lists seven vehicle types without motorcycles, and 44 models', () => {
    const { carTypes, cars } = on('1404-08-24')
    expect(carTypes.map(({ code }) => code)).toEqual([
      'car',
      'van',
      'minibus',
      'bus',
      'pickup',
      'truck',
      'carrier',
    ])
    expect(carTypes[0]).toMatchObject({ picks: 'model', defaultUsage: 'passenger', details: [] })
    const models = cars.flatMap((brand) => brand.models.map(({ code }) => code))
    expect(new Set(models).size).toBe(44)
  })
  it('lists the 22 insurers in Persian order', () => {
    const titles = on('1404-08-24').companies.map(({ title }) => title)
    expect(titles).toHaveLength(22)
    expect([titles[0], titles[1], titles.at(-1)]).toEqual(['بیمهٔ آرش', 'بیمهٔ آفتاب', 'بیمهٔ هامون'])
  })
  it('lists years from the current one back, with the Gregorian year that overlaps most', () => {
    const years = on('1404-08-24').carProductionYears
    expect(years[0]).toMatchObject({ code: '1404', gregorian: '2025' })
    expect(years.at(-1)).toMatchObject({ code: '1360', gregorian: '1981' })
  })
  it('requires the month for this year and the previous one', () => {
    const asking = (today: string) =>
      on(today)
        .carProductionYears.filter(({ needsMonth }) => needsMonth)
        .map(({ code }) => code)
    expect(asking('1404-08-24')).toEqual(['1404', '1403'])
    expect(asking('1405-01-01')).toEqual(['1405', '1404'])
  })
  it('starts with the year’s legal minimum and the longest term', () => {
    expect(on('1404-08-24').offersConfig).toEqual({
      liabilityPropertyDamage: 53_300_000,
      policyTerm: 12,
      chips: [53_300_000, 150_000_000, 200_000_000, 400_000_000],
      economical: { from: 200_000_000, to: 400_000_000 },
    })
    expect(on('1405-01-20').offersConfig.liabilityPropertyDamage).toBe(70_000_000)
  })
  it('offers every chip as a ceiling, in every year', () => {
    for (const today of ['1403-03-03', '1404-03-03', '1405-03-03']) {
      const { liabilityPropertyDamages, offersConfig } = on(today)
      expect(liabilityPropertyDamages).toEqual(expect.arrayContaining(offersConfig.chips))
    }
  })
})

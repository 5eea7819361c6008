import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Configuration } from '#contract/operations/configuration.ts'
import type { LiabilityType } from '#contract/operations/parameters.ts'
import { market } from '../sandbox/market.ts'
import { makeClock } from './clock.ts'
import { configuration } from './configuration.ts'

const on = (today: string, product: LiabilityType = 'thirdparty') =>
  v.parse(Configuration, configuration(product, market, makeClock(today)))

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

describe('the motorcycle configuration', () => {
  it('lists one vehicle type with its four classes, and no cars', () => {
    const { carTypes, cars } = on('1404-08-24', 'motorcycle')
    expect(cars).toEqual([])
    expect(carTypes).toEqual([
      {
        code: 'motorcycle',
        title: 'موتورسیکلت',
        picks: 'tonnage',
        usages: [],
        defaultUsage: null,
        details: [
          { code: 'moto_moped', title: 'گازی' },
          { code: 'moto_1cyl', title: 'دنده‌ای، یک سیلندر' },
          { code: 'moto_2cyl', title: 'دو سیلندر و بیشتر (سنگین)' },
          { code: 'moto_3wheel', title: 'سه‌چرخ و سایدکار' },
        ],
      },
    ])
  })
  it('names the classes in English', () => {
    const [type] = configuration('motorcycle', market, makeClock('1404-08-24'), 'en').carTypes
    expect([type?.title, ...(type?.details ?? []).map(({ title }) => title)]).toEqual([
      'Motorcycle',
      'Moped',
      'Geared, one cylinder',
      'Two cylinders and more',
      'Three-wheeler and sidecar',
    ])
  })
  it('asks for the month of no production year', () => {
    for (const today of ['1404-08-24', '1405-01-01'])
      expect(on(today, 'motorcycle').carProductionYears.filter(({ needsMonth }) => needsMonth)).toEqual([])
  })
  it('has the ceilings, terms, factors and insurers of the same tariff', () => {
    const {
      carTypes: _types,
      cars: _cars,
      carProductionYears: _years,
      ...own
    } = on('1404-08-24', 'motorcycle')
    expect(on('1404-08-24')).toMatchObject(own)
  })
})

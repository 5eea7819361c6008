import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Province } from '#contract/operations/addresses.ts'
import { provinces } from './cities.ts'

const allCities = provinces.flatMap(({ cities }) => cities)
const citiesOf = (title: string) =>
  provinces.find((province) => province.title === title)?.cities.map((city) => city.title) ?? []

describe('the provinces', () => {
  it('are 31, with 1,245 cities, each code once', () => {
    for (const province of provinces) v.parse(Province, province)
    expect(provinces).toHaveLength(31)
    expect(allCities).toHaveLength(1245)
    expect(new Set(allCities.map(({ code }) => code)).size).toBe(1245)
  })
  it('are named as the country names them, in Persian order', () => {
    const titles = provinces.map(({ title }) => title)
    expect(titles).toEqual(
      expect.arrayContaining(['چهارمحال و بختیاری', 'سیستان و بلوچستان', 'کهگیلویه و بویراحمد']),
    )
    expect(titles.slice(0, 3)).toEqual(['آذربایجان شرقی', 'آذربایجان غربی', 'اردبیل'])
    expect(titles.at(-1)).toBe('یزد')
  })
  it('have no city twice, and their cities in Persian order', () => {
    const persian = new Intl.Collator('fa')
    for (const { title } of provinces) {
      const titles = citiesOf(title)
      expect(new Set(titles).size).toBe(titles.length)
      expect(titles).toEqual(titles.toSorted(persian.compare))
    }
  })
  it('write half-spaces and only Persian letters', () => {
    expect(citiesOf('اصفهان')).toEqual(expect.arrayContaining(['خمینی‌شهر', 'نجف‌آباد', 'شاهین‌شهر']))
    expect(citiesOf('خراسان رضوی')).toContain('تربت‌حیدریه')
    for (const { title } of allCities)
      expect(title).toMatch(/^[\u0621-\u063A\u0641-\u0654\u067E\u0686\u0698\u06A9\u06AF\u06CC\u200C ()]+$/)
    for (const { title } of allCities) expect(title).not.toMatch(/[يكى]| (?:آباد|اباد)$/)
  })
})

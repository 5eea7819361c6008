import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Province } from '#contract/operations/addresses.ts'
import { provinces, provincesIn } from './places.ts'

const allCities = provinces.flatMap(({ cities }) => cities)
const citiesOf = (title: string) =>
  provinces.find((province) => province.title === title)?.cities.map((city) => city.title) ?? []

const PERSIAN = /[\u0600-\u06FF]/
const inEnglish = provincesIn('en')
const englishTitles = new Map(
  inEnglish.flatMap(({ cities }) => cities.map(({ code, title }) => [code, title])),
)

/** Possible initials of an English name by the initial of the Persian name. */
const initials: Readonly<Record<string, string>> = {
  آ: 'A',
  ا: 'AEIOU',
  ب: 'B',
  پ: 'P',
  ت: 'T',
  ج: 'J',
  چ: 'C',
  ح: 'H',
  خ: 'K',
  د: 'D',
  ر: 'R',
  ز: 'Z',
  س: 'S',
  ش: 'S',
  ص: 'S',
  ض: 'Z',
  ط: 'T',
  ع: 'AE',
  غ: 'G',
  ف: 'F',
  ق: 'Q',
  ک: 'K',
  گ: 'G',
  ل: 'L',
  م: 'M',
  ن: 'N',
  و: 'V',
  ه: 'H',
  ی: 'Y',
}
/** In these two names the word «شهر» is translated or omitted. */
const translated = new Set(['Hashtgerd New Town', 'Sadra'])

describe('provinces', () => {
  it('are 31 with 1,245 cities and unique codes', () => {
    for (const province of provinces) v.parse(Province, province)
    expect(provinces).toHaveLength(31)
    expect(allCities).toHaveLength(1245)
    expect(new Set(allCities.map(({ code }) => code)).size).toBe(1245)
  })
  it('have their official names and are in Persian alphabetical order after Tehran', () => {
    const titles = provinces.map(({ title }) => title)
    expect(titles).toEqual(
      expect.arrayContaining(['چهارمحال و بختیاری', 'سیستان و بلوچستان', 'کهگیلویه و بویراحمد']),
    )
    expect(titles.slice(0, 3)).toEqual(['تهران', 'آذربایجان شرقی', 'آذربایجان غربی'])
    expect(titles.at(-1)).toBe('یزد')
  })
  it('list each city once, in Persian alphabetical order after the capital', () => {
    const persian = new Intl.Collator('fa')
    for (const { title } of provinces) {
      const titles = citiesOf(title)
      expect(new Set(titles).size).toBe(titles.length)
      const [, ...others] = titles
      expect(others).toEqual(others.toSorted(persian.compare))
    }
    expect(citiesOf('تهران')[0]).toBe('تهران')
    expect(citiesOf('فارس')[0]).toBe('شیراز')
  })
  it('know their postal codes, none of which is of two provinces', () => {
    const prefixes = provinces.flatMap(({ postalPrefixes }) => postalPrefixes)
    expect(new Set(prefixes).size).toBe(prefixes.length)
    expect(provinces.find(({ title }) => title === 'فارس')?.postalPrefixes).toContain('71')
  })
  it('contain half-spaces and only Persian letters', () => {
    expect(citiesOf('اصفهان')).toEqual(expect.arrayContaining(['خمینی‌شهر', 'نجف‌آباد', 'شاهین‌شهر']))
    expect(citiesOf('خراسان رضوی')).toContain('تربت‌حیدریه')
    for (const { title } of allCities)
      expect(title).toMatch(/^[\u0621-\u063A\u0641-\u0654\u067E\u0686\u0698\u06A9\u06AF\u06CC\u200C ()]+$/)
    for (const { title } of allCities) expect(title).not.toMatch(/[يكى]| (?:آباد|اباد)$/)
  })
})

describe('provinces in English', () => {
  it('have an English name for every province and city, in English alphabetical order', () => {
    expect(inEnglish.map(({ title }) => title).slice(0, 3)).toEqual(['Tehran', 'Alborz', 'Ardabil'])
    expect(englishTitles.size).toBe(1245)
    const titles = [...inEnglish.map(({ title }) => title), ...englishTitles.values()]
    expect(titles.filter((title) => PERSIAN.test(title))).toEqual([])
    for (const { cities } of inEnglish)
      expect(new Set(cities.map(({ title }) => title)).size).toBe(cities.length)
  })
  it('have English names that start like the Persian ones, so that no name belongs to the next city', () => {
    const mismatches = provinces
      .flatMap(({ cities }) => cities)
      .filter(({ code, title }) => {
        const english = englishTitles.get(code) ?? ''
        return !translated.has(english) && !(initials[title.charAt(0)] ?? '').includes(english.charAt(0))
      })
    expect(mismatches).toEqual([])
  })
})

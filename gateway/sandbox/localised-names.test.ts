import { describe, expect, it } from 'vitest'
import { provinces } from './cities.ts'
import { insurersIn, provincesIn, titleIn } from './localised-names.ts'
import { vehicleBrands } from './vehicle-models.ts'
import { vehicleTypes } from './vehicle-types.ts'

const PERSIAN = /[\u0600-\u06FF]/
const inEnglish = provincesIn('en')
const cityTitles = new Map(inEnglish.flatMap(({ cities }) => cities.map(({ code, title }) => [code, title])))

/** Latin letters that a name may begin with, by the Persian letter that it begins with. */
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
/** «شهر» is translated, or left out, in these two. */
const translated = new Set(['Hashtgerd New Town', 'Sadra'])

describe('names in English', () => {
  it('are there for every vehicle, usage and size', () => {
    const types = vehicleTypes.flatMap((type) => [type, ...type.usages, ...type.details])
    const cars = vehicleBrands.flatMap((brand) => [brand, ...brand.models])
    expect(
      [...types, ...cars].map((named) => titleIn('en', named)).filter((title) => PERSIAN.test(title)),
    ).toEqual([])
    expect(titleIn('fa', { code: 'car', title: 'سواری' })).toBe('سواری')
  })
  it('are there for every insurer, in the order of English', () => {
    const titles = insurersIn('en').map(({ title }) => title)
    expect(titles.slice(0, 3)).toEqual(['Aftab Insurance', 'Alvand Insurance', 'Arash Insurance'])
    expect(titles).toHaveLength(22)
    expect(titles.filter((title) => PERSIAN.test(title))).toEqual([])
  })
  it('are there for every province and city, in the order of English', () => {
    expect(inEnglish.map(({ title }) => title).slice(0, 3)).toEqual(['Alborz', 'Ardabil', 'Bushehr'])
    expect(cityTitles.size).toBe(1245)
    expect(
      [...inEnglish.map(({ title }) => title), ...cityTitles.values()].filter((title) => PERSIAN.test(title)),
    ).toEqual([])
    for (const { cities } of inEnglish)
      expect(new Set(cities.map(({ title }) => title)).size).toBe(cities.length)
  })
  it('of cities begin as the Persian ones do: no name has slipped to its neighbour', () => {
    const slipped = provinces
      .flatMap(({ cities }) => cities)
      .filter(({ code, title }) => {
        const english = cityTitles.get(code) ?? ''
        return !translated.has(english) && !(initials[title.charAt(0)] ?? '').includes(english.charAt(0))
      })
    expect(slipped).toEqual([])
  })
})

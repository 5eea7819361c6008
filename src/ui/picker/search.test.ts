import { describe, expect, it } from 'vitest'
import { searchKey, searchOptions } from './search.ts'

const titles = (...names: string[]) => names.map((title) => ({ title }))
const found = (names: string[], typed: string) =>
  searchOptions(titles(...names), typed).map(({ title }) => title)

describe('searching a list', () => {
  it('ignores Arabic letters, marks, half-spaces and scripts of digits', () => {
    expect(found(['کیش', 'کرمان'], 'كي')).toEqual(['کیش'])
    expect(found(['آبادان'], 'ابا')).toEqual(['آبادان'])
    expect(found(['نجف‌آباد'], 'نجف آباد')).toEqual(['نجف‌آباد'])
    expect(found(['پژو ۲۰۷'], '207')).toEqual(['پژو ۲۰۷'])
    expect(found(['پژو 207'], '٢٠٧')).toEqual(['پژو 207'])
    expect(searchKey('مسئول')).toBe(searchKey('مسیول'))
  })
  it('finds matches anywhere and lists those at the start first', () => {
    expect(found(['بندر انزلی', 'انزلی', 'تهران'], 'انز')).toEqual(['انزلی', 'بندر انزلی'])
  })
  it('returns everything for an empty query and nothing without a match', () => {
    expect(found(['قم', 'یزد'], '  ')).toEqual(['قم', 'یزد'])
    expect(found(['قم', 'یزد'], 'ظظ')).toEqual([])
  })
})

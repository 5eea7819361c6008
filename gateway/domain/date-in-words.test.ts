import { describe, expect, it } from 'vitest'
import { dateInWords } from './date-in-words.ts'

describe('a day in words', () => {
  it('has its weekday, day, month and year, in Persian digits', () => {
    expect(dateInWords('1404-08-27')).toBe('سه‌شنبه ۲۷ آبان ۱۴۰۴')
    expect(dateInWords('1403-12-30')).toBe('پنجشنبه ۳۰ اسفند ۱۴۰۳')
  })
  it('keeps the Persian calendar in English', () => {
    expect(dateInWords('1404-08-27', 'en')).toBe('Tuesday 27 Aban 1404')
    expect(dateInWords('1403-12-30', 'en')).toBe('Thursday 30 Esfand 1403')
  })
})

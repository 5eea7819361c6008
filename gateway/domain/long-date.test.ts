import { describe, expect, it } from 'vitest'
import { formatLongDate } from './long-date.ts'

describe('a long date', () => {
  it('has its weekday, day, month and year, in Persian digits', () => {
    expect(formatLongDate('1404-08-27')).toBe('سه‌شنبه ۲۷ آبان ۱۴۰۴')
    expect(formatLongDate('1403-12-30')).toBe('پنجشنبه ۳۰ اسفند ۱۴۰۳')
  })
  it('uses the Persian calendar in English', () => {
    expect(formatLongDate('1404-08-27', 'en')).toBe('Tuesday 27 Aban 1404')
    expect(formatLongDate('1403-12-30', 'en')).toBe('Thursday 30 Esfand 1403')
  })
})

import fc from 'fast-check'
import moment from 'jalali-moment'
import { describe, expect, it } from 'vitest'
import { dateText, hourText, monthText, weekdayText } from './dates.ts'

describe('a Jalali date', () => {
  it('is shown with its month, and with its weekday on request', () => {
    expect(dateText('1404-09-04')).toBe('۴ آذر ۱۴۰۴')
    expect(dateText('1404-09-04', { weekday: true })).toBe('سه‌شنبه ۴ آذر ۱۴۰۴')
    expect(dateText('1369-02-12', { weekday: true })).toBe('چهارشنبه ۱۲ اردیبهشت ۱۳۶۹')
  })
  it('omits the year when short, and when it is the current year', () => {
    expect(dateText('1404-09-04', { short: true })).toBe('۴ آذر')
    expect(dateText('1404-09-04', { today: '1404-08-24' })).toBe('۴ آذر')
    expect(dateText('1405-09-04', { today: '1404-08-24' })).toBe('۴ آذر ۱۴۰۵')
  })
  it('falls on the same weekday as in the calendar library, leap years included', () => {
    const names = ['یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه', 'شنبه']
    fc.assert(
      fc.property(
        fc.integer({ min: 1300, max: 1450 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 29 }),
        (year, month, day) => {
          const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
          expect(weekdayText(date)).toBe(names[moment(date, 'jYYYY-jMM-jDD').day()])
        },
      ),
    )
  })
  it('names the twelve months', () => {
    expect(Array.from({ length: 12 }, (_, index) => monthText(index + 1))).toEqual([
      'فروردین',
      'اردیبهشت',
      'خرداد',
      'تیر',
      'مرداد',
      'شهریور',
      'مهر',
      'آبان',
      'آذر',
      'دی',
      'بهمن',
      'اسفند',
    ])
  })
})

describe('an hour', () => {
  it('omits zero minutes', () => {
    expect(hourText('09:00')).toBe('۹')
    expect(hourText('9:30')).toBe('۹:۳۰')
  })
})

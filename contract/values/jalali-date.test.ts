import fc from 'fast-check'
import moment from 'jalali-moment'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '../digits.ts'
import {
  addToJalali,
  ageOn,
  daysBetween,
  daysInJalaliMonth,
  isJalaliDate,
  JalaliDate,
  jalaliDate,
  latestExpiry,
  fromGregorian,
  toGregorian,
} from './jalali-date.ts'

const someDate = fc
  .record({
    year: fc.integer({ min: 1300, max: 1420 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map(jalaliDate)

describe('a Jalali date', () => {
  it('is read with dashes or slashes, in any script of digits, with or without leading zeros', () => {
    for (const typed of ['1369-02-12', '۱۳۶۹/۲/۱۲', '١٣٦٩/٠٢/١٢', ' 1369/2/12 '])
      expect(v.parse(JalaliDate, typed)).toBe('1369-02-12')
  })
  it('is refused if the calendar does not have it: 30 Esfand of a common year, a 13th month, text', () => {
    for (const typed of ['1404/12/30', '1404/13/01', '1404/07/31', 'دیروز', ''])
      expect(v.safeParse(JalaliDate, typed).success).toBe(false)
    expect(v.parse(JalaliDate, '1403/12/30')).toBe('1403-12-30')
  })
  it('is converted to the Gregorian day', () => {
    expect(toGregorian('1404-08-24')).toBe('2025-11-15')
  })
  it('equals the day of jalali-moment, also for sums and differences', () => {
    fc.assert(
      fc.property(someDate, someDate, fc.integer({ min: -400, max: 400 }), (date, other, days) => {
        const theirs = moment(date, 'jYYYY-jMM-jDD')
        expect(toGregorian(date)).toBe(theirs.format('YYYY-MM-DD'))
        expect(fromGregorian(toGregorian(date))).toBe(date)
        expect(addToJalali(date, { days })).toBe(theirs.clone().add(days, 'days').format('jYYYY-jMM-jDD'))
        expect(daysBetween(date, other)).toBe(
          Math.round(moment(other, 'jYYYY-jMM-jDD').diff(theirs, 'days', true)),
        )
      }),
      { numRuns: 500 },
    )
  })
  it('can be restored by adding the counted days', () => {
    fc.assert(
      fc.property(
        someDate,
        fc.integer({ min: -800, max: 800 }),
        (date, days) => daysBetween(date, addToJalali(date, { days })) === days,
      ),
    )
  })
  it('stays valid whatever years and months are added', () => {
    fc.assert(
      fc.property(
        someDate,
        fc.integer({ min: -20, max: 20 }),
        fc.integer({ min: -40, max: 40 }),
        (date, years, months) => isJalaliDate(addToJalali(date, { years, months })),
      ),
    )
  })
  it('is clamped to the month’s length, also in leap years', () => {
    expect(daysInJalaliMonth(1403, 12)).toBe(30)
    expect(daysInJalaliMonth(1404, 12)).toBe(29)
    expect(addToJalali('1403-12-30', { years: 1 })).toBe('1404-12-29')
    expect(addToJalali('1404-06-31', { months: 1 })).toBe('1404-07-30')
  })
  it('lets a policy end at most one year, one month and five days after it began', () => {
    expect(latestExpiry('1403-08-01')).toBe('1404-09-06')
    expect(latestExpiry('1403-12-30')).toBe('1405-02-03')
  })
  it('gives the age in whole years', () => {
    expect(ageOn('1369-02-12', '1404-02-11')).toBe(34)
    expect(ageOn('1369-02-12', '1404-02-12')).toBe(35)
  })
  it('can be parsed from its displayed text', () => {
    fc.assert(
      fc.property(
        someDate,
        (date) => v.parse(JalaliDate, toPersianDigits(date).replaceAll('-', '/')) === date,
      ),
    )
  })
})

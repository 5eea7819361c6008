/**
 * What day it is in the sandbox. The day stands still, hours and minutes run (decisions, section 8 "In time").
 * Everything that asks for today asks a clock, so that a test or a tester can set it.
 */
import moment from 'jalali-moment'
import { isJalaliDate, jalaliParts, toGregorian } from '#contract/values/jalali-date.ts'
import { toLatinDigits } from '#contract/digits.ts'

/** 0 is Saturday, 6 is Friday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

export type Clock = {
  /** The sandbox's day, Jalali, «1404-08-24». */
  today(): string
  /** The sandbox's day at the hour and minute that it really is in Tehran. */
  now(): Date
  /** Hour of the day in Tehran, 0 to 23. */
  hour(): number
  weekday(): Weekday
}

/** The specification's figures are those of 1404, so the sandbox lives in it. */
const DEFAULT_TODAY = '1404-08-24'
const FIRST_TARIFF_YEAR = 1403
/** Tehran has kept this offset all year since 1401, before the first day a sandbox may live on. */
const TEHRAN_OFFSET_MS = 3.5 * 60 * 60 * 1000

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0]
const tehranIso = (): string => new Date(Date.now() + TEHRAN_OFFSET_MS).toISOString()

const dayOf = (setting: string): string => {
  const day = toLatinDigits(setting).replaceAll('/', '-')
  if (!isJalaliDate(day) || jalaliParts(day).year < FIRST_TARIFF_YEAR) {
    throw new Error(
      `SEPAR_TODAY is «${setting}»: write a Jalali date from ${FIRST_TARIFF_YEAR}-01-01 on, like ${DEFAULT_TODAY}, or «real».`,
    )
  }
  return day
}

/** Takes SEPAR_TODAY: a Jalali date, «real», or nothing for 24 Aban 1404; throws an Error in plain words for anything else. */
export const makeClock = (setting: string | undefined): Clock => {
  const wanted = setting?.trim() ?? ''
  const fixed = wanted === 'real' ? null : dayOf(wanted === '' ? DEFAULT_TODAY : wanted)
  const today = () => fixed ?? moment(tehranIso().slice(0, 10), 'YYYY-MM-DD').format('jYYYY-jMM-jDD')
  return {
    today,
    now: () => new Date(`${toGregorian(today())}T${tehranIso().slice(11, 23)}+03:30`),
    hour: () => Number(tehranIso().slice(11, 13)),
    weekday: () => weekdays[new Date(`${toGregorian(today())}T12:00:00Z`).getUTCDay()] ?? 0,
  }
}

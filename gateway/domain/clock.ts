/**
 * The sandbox's calendar day and its waits. The day is fixed, hours and minutes pass (decisions, section 8
 * "In time"). Code that needs today's date or has to wait uses a clock, so that testers can set the day and
 * tests move the time.
 */
import { setTimeout } from 'node:timers/promises'
import moment from 'jalali-moment'
import { isJalaliDate, jalaliParts, toGregorian } from '#contract/values/jalali-date.ts'
import { toLatinDigits } from '#contract/digits.ts'

/** 0 is Saturday, 6 is Friday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

export type Clock = {
  /** The sandbox's day, Jalali, «1404-08-24». */
  today(): string
  /** The sandbox's day at the actual hour and minute in Tehran. */
  now(): Date
  /** Hour of the day in Tehran, 0 to 23. */
  hour(): number
  weekday(): Weekday
  /** Resolves after a delay; rejects when the signal aborts. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
}

/** The specification's figures are those of 1404, so this is the sandbox's default day. */
const DEFAULT_TODAY = '1404-08-24'
const FIRST_TARIFF_YEAR = 1403
/** Tehran has had this offset all year since 1401, which is before the first day a sandbox may have. */
const TEHRAN_OFFSET_MS = 3.5 * 60 * 60 * 1000

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0]
const tehranIso = (): string => new Date(Date.now() + TEHRAN_OFFSET_MS).toISOString()

const parseDay = (setting: string): string => {
  const day = toLatinDigits(setting).replaceAll('/', '-')
  if (!isJalaliDate(day) || jalaliParts(day).year < FIRST_TARIFF_YEAR) {
    throw new Error(
      `SEPAR_TODAY is «${setting}»: write a Jalali date from ${FIRST_TARIFF_YEAR}-01-01 on, ` +
        `like ${DEFAULT_TODAY}, or «real».`,
    )
  }
  return day
}

/**
 * Makes a clock from SEPAR_TODAY: a Jalali date, «real», or nothing for 24 Aban 1404.
 * @throws an Error that names the setting, for anything else.
 */
export const makeClock = (setting: string | undefined): Clock => {
  const requested = setting?.trim() ?? ''
  const fixed = requested === 'real' ? null : parseDay(requested === '' ? DEFAULT_TODAY : requested)
  const today = () => fixed ?? moment(tehranIso().slice(0, 10), 'YYYY-MM-DD').format('jYYYY-jMM-jDD')
  return {
    today,
    now: () => new Date(`${toGregorian(today())}T${tehranIso().slice(11, 23)}+03:30`),
    hour: () => Number(tehranIso().slice(11, 13)),
    weekday: () => weekdays[new Date(`${toGregorian(today())}T12:00:00Z`).getUTCDay()] ?? 0,
    wait: (ms, signal) => setTimeout(ms, undefined, { signal }),
  }
}

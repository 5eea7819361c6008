/**
 * A moment in Tehran's time, in whatever time zone the device is: «ساعت ۱۴:۳۰», with the day if it is not
 * today. Design language, section 6.
 */
import { t } from '@lingui/core/macro'
import { dateText, hourText } from './dates.ts'

const inTehran = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const inTehranAt = (at: number): { date: string; hour: string } => {
  const parts = new Map<string, string>(inTehran.formatToParts(at).map(({ type, value }) => [type, value]))
  const part = (type: string) => parts.get(type) ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    hour: `${part('hour')}:${part('minute')}`,
  }
}

/**
 * Formats an ISO instant relative to today («1404-08-24»): «ساعت ۱۴:۳۰», on another day «۲۵ آبان، ساعت
 * ۱۴:۳۰». Midnight is the end of the previous day.
 */
export const momentText = (instant: string, today: string): string => {
  const at = Date.parse(instant)
  const { date, hour: clockTime } = inTehranAt(at)
  const day = dateText(date, { today })
  if (clockTime === '00:00') {
    const { date: ending } = inTehranAt(at - 1)
    const endingDay = dateText(ending, { today })
    return ending === today ? t`پایان امروز` : t`پایان ${endingDay}`
  }
  const hour = hourText(clockTime)
  return date === today ? t`ساعت ${hour}` : t`${day}، ساعت ${hour}`
}

/** The time of an ISO instant within a day: «۱۴:۳۰». */
export const clockText = (instant: string): string => hourText(inTehranAt(Date.parse(instant)).hour)

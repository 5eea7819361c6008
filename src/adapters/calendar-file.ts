/**
 * Writes days as a calendar file (RFC 5545): all-day events with an alarm, because the hour of the day does
 * not matter.
 */
import { addToJalali, toGregorian } from '#contract/values/jalali-date.ts'

/** A Jalali day, what it is called, and how many days before it the alarm is. */
export type CalendarDay = {
  readonly date: string
  readonly title: string
  readonly daysBefore: number
}

/** A renewal is announced ten days before the last day of a cover. */
export const RENEWAL_DAYS = 10

const compact = (date: string): string =>
  toGregorian(date)
    .split('-')
    .map((part) => part.padStart(2, '0'))
    .join('')
const escaped = (text: string): string => text.replace(/[\\;,]/g, (mark) => `\\${mark}`)
const bytesOf = (text: string): number => new TextEncoder().encode(text).length

const LINE_BYTES = 73

/** Lines are at most 75 bytes long; the rest follows on lines that begin with a space. */
const folded = (line: string): string => {
  const parts = ['']
  for (const letter of line) {
    const last = parts.at(-1) ?? ''
    if (bytesOf(last + letter) > LINE_BYTES) parts.push(letter)
    else parts[parts.length - 1] = last + letter
  }
  return parts.join('\r\n ')
}

/**
 * Returns the text of a calendar file.
 * @param id part of the events' ids, which a calendar compares when a file is opened again
 * @param now the instant at which the file is made
 */
export const calendarText = (
  days: readonly CalendarDay[],
  { id, now }: { id: string; now: Date },
): string => {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const events = days.flatMap(({ date, title, daysBefore }, index) => [
    'BEGIN:VEVENT',
    `UID:${id}-${index}@separ`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addToJalali(date, { days: 1 }))}`,
    `SUMMARY:${escaped(title)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${daysBefore}D`,
    'END:VALARM',
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Separ//Receipt//FA',
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/**
 * The days of a receipt as a calendar file (RFC 5545): instalments or cheques, and the last day of the cover. All-day
 * events, because the hour of the day does not matter.
 */
import { t } from '@lingui/core/macro'
import type { PaymentResult } from '#contract/operations/payment.ts'
import type { Receipt } from '#contract/operations/receipt.ts'
import { addToJalali, toGregorian } from '#contract/values/jalali-date.ts'
import { numberText, tomanText } from '#ui/format/numbers.ts'
import { insurerName } from '#ui/insurer/insurer-names.ts'

type Day = { date: string; title: string; daysBefore: number }

/** A renewal keeps its discount from ten days before the last day. */
const RENEWAL_DAYS = 10

const daysOf = (result: PaymentResult, { plan, paymentType, cover }: Receipt): readonly Day[] => {
  const [companyFa, vehicle] = [insurerName(result), result.vehicleTitle]
  const payments = (plan?.payments ?? []).slice(1).map(({ dueDate, amount }, index): Day => {
    const [which, toman] = [numberText(paymentType === 'bnpl' ? index + 2 : index + 1), tomanText(amount)]
    const title =
      paymentType === 'bnpl'
        ? t`قسط ${which} ${companyFa}، ${vehicle}: ${toman}`
        : t`چک ${which} ${companyFa}، ${vehicle}: ${toman}`
    return { date: dueDate, title, daysBefore: 1 }
  })
  const last =
    cover === null
      ? []
      : [{ date: cover.to, title: t`پایان ${companyFa}، ${vehicle}`, daysBefore: RENEWAL_DAYS }]
  return [...payments, ...last]
}

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

/** @param now the instant at which the file is made */
export const calendarText = (result: PaymentResult, receipt: Receipt, now: Date): string => {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const events = daysOf(result, receipt).flatMap(({ date, title, daysBefore }, index) => [
    'BEGIN:VEVENT',
    `UID:${result.orderNumber ?? result.trackingCode}-${index}@separ`,
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

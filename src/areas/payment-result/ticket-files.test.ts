import { beforeAll, describe, expect, it } from 'vitest'
import type { PaymentResult } from '#contract/operations/payment.ts'
import { paymentResultAnswers } from '#explorer/app/payment-result.ts'
import { receipt } from '#explorer/stubs/gateway-answers.ts'
import { speakPersian } from '#ui/testing/stage.tsx'
import { calendarText } from '#adapters/calendar-file.ts'
import { daysOf } from './receipt-days.ts'
import { drawTicket, type Pen } from './ticket-picture.ts'
import { ticketOf } from './ticket-text.ts'

beforeAll(speakPersian)

const days = ['1404-08-24', '1404-09-24', '1404-10-24', '1404-11-24']
const inInstalments = {
  ...receipt,
  paymentType: 'bnpl' as const,
  plan: {
    amount: 1_425_600,
    first: 1_425_600,
    payments: days.map((dueDate) => ({ dueDate, amount: 1_425_600 })),
  },
}
const result = (): PaymentResult => {
  const { paid } = paymentResultAnswers
  if (paid === undefined) throw new Error('There is no paid result')
  return paid
}

describe('the calendar of a receipt', () => {
  const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
  it('has the instalments that are due, and the last day of the cover, as days of the Gregorian calendar', () => {
    const text = calendarText(daysOf(result(), inInstalments), {
      id: '1',
      now: new Date('2025-11-15T06:30:00Z'),
    })
    expect(lines(text).filter((line) => /^(DTSTART|DTEND|DTSTAMP)/.test(line))).toEqual([
      'DTSTAMP:20251115T063000Z',
      'DTSTART;VALUE=DATE:20251215',
      'DTEND;VALUE=DATE:20251216',
      'DTSTAMP:20251115T063000Z',
      'DTSTART;VALUE=DATE:20260114',
      'DTEND;VALUE=DATE:20260115',
      'DTSTAMP:20251115T063000Z',
      'DTSTART;VALUE=DATE:20260213',
      'DTEND;VALUE=DATE:20260214',
      'DTSTAMP:20251115T063000Z',
      'DTSTART;VALUE=DATE:20261125',
      'DTEND;VALUE=DATE:20261126',
    ])
    expect(lines(text)).toContain('SUMMARY:قسط ۲ بیمهٔ دماوند، پژو ۲۰۷: ۱٬۴۲۵٬۶۰۰ تومان')
    expect(lines(text)).toContain('SUMMARY:پایان بیمهٔ دماوند، پژو ۲۰۷')
  })
  it('has only the last day for cash, and no line longer than 75 bytes', () => {
    const text = calendarText(daysOf(result(), receipt), { id: '1', now: new Date() })
    expect(lines(text).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  })
})

describe('the picture of a receipt', () => {
  const drawn = (direction: 'rtl' | 'ltr') => {
    const written: { text: string; x: number; y: number }[] = []
    const nothing = () => undefined
    const pen: Pen = {
      fillText: (text, x, y) => void written.push({ text, x, y }),
      fillRect: nothing,
      beginPath: nothing,
      arc: nothing,
      moveTo: nothing,
      lineTo: nothing,
      roundRect: nothing,
      fill: nothing,
      stroke: nothing,
      setLineDash: nothing,
      save: nothing,
      restore: nothing,
      fillStyle: '',
      strokeStyle: '',
      lineWidth: 1,
      font: '',
      direction,
      textAlign: 'left',
      textBaseline: 'middle',
    }
    const ticket = ticketOf(result(), inInstalments)
    drawTicket(pen, ticket, { direction, from: 'از', to: 'تا', brand: 'سپر' })
    return { ticket, written }
  }
  it('contains all texts of the ticket, inside its edges', () => {
    const { ticket, written } = drawn('rtl')
    const texts = written.map(({ text }) => text)
    for (const said of [
      ticket.title,
      ticket.vehicle,
      'از ۵ آذر ۱۴۰۴',
      'تا ۴ آذر ۱۴۰۵',
      ...ticket.rows.map(({ value }) => value),
      ...ticket.steps.map(({ detail }) => detail),
      ...(ticket.plan?.days ?? []).map(({ name }) => name),
    ])
      expect(texts).toContain(said)
    for (const { x } of written) expect(x).toBeGreaterThanOrEqual(16)
    for (const { x } of written) expect(x).toBeLessThanOrEqual(374)
  })
  it('is mirrored for a language that reads from the left', () => {
    const places = (direction: 'rtl' | 'ltr') =>
      drawn(direction).written.find(({ text }) => text === 'سپر')?.x ?? 0
    expect(places('rtl') + places('ltr')).toBe(390)
  })
})

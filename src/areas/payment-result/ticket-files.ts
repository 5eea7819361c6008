/**
 * The files of a receipt, made on the device: a picture to share or save, and a calendar. Their code loads on
 * use.
 */
import { t } from '@lingui/core/macro'
import { saveFile, shareFile } from '#adapters/save-file.ts'
import type { PaymentResult } from '#contract/operations/payment.ts'
import type { Receipt } from '#contract/operations/receipt.ts'
import { digitsText } from '#ui/format/digits.ts'
import { inLanguage } from '#ui/format/language.ts'
import type { Ticket } from './ticket-text.ts'

const nameOf = ({ orderNumber, trackingCode }: PaymentResult, ending: string): string =>
  `separ-${orderNumber ?? trackingCode}.${ending}`

const pictureOf = async (result: PaymentResult, ticket: Ticket): Promise<File> => {
  const { ticketPicture } = await import('./ticket-picture.ts')
  const words = {
    direction: inLanguage<'rtl' | 'ltr'>('rtl', 'ltr'),
    from: t`از`,
    to: t`تا`,
    brand: t`سپر`,
  }
  const order = { label: t`شمارهٔ سفارش`, value: digitsText(result.orderNumber ?? '') }
  return ticketPicture({ ...ticket, rows: [...ticket.rows, order] }, words, nameOf(result, 'png'))
}

export const saveTicket = async (result: PaymentResult, ticket: Ticket): Promise<void> =>
  saveFile(await pictureOf(result, ticket))

export const shareTicket = async (result: PaymentResult, ticket: Ticket): Promise<void> =>
  shareFile(await pictureOf(result, ticket), ticket.title)

/** Whether a receipt has a day for the calendar. */
export const hasCalendarDays = ({ plan, cover }: Receipt): boolean => plan !== null || cover !== null

export const saveCalendar = async (result: PaymentResult, receipt: Receipt): Promise<void> => {
  const [{ calendarText }, { daysOf }] = await Promise.all([
    import('#adapters/calendar-file.ts'),
    import('./receipt-days.ts'),
  ])
  const id = result.orderNumber ?? result.trackingCode
  const text = calendarText(daysOf(result, receipt), { id, now: new Date() })
  saveFile(new File([text], nameOf(result, 'ics'), { type: 'text/calendar' }))
}

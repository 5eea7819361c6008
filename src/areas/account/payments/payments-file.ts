/**
 * The payments of a year as CSV that spreadsheets read correctly: UTF-8 with a byte order mark, lines ended
 * by CR LF, amounts as plain numbers that can be summed. Text that a spreadsheet would take for a formula is
 * marked as text.
 */
import { t } from '@lingui/core/macro'
import type { AccountPayment, YearOfPayments } from '#contract/operations/account.ts'
import { policyTitle } from '../../parts/policy-title.ts'
import { paymentState, paymentWay } from './payment-words.ts'

const BYTE_ORDER_MARK = '\u{FEFF}'
const END_OF_LINE = '\r\n'

/** First characters that Excel, LibreOffice and Google Sheets treat as the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** A cell of text, in quotes. */
const textCell = (text: string): string => {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Refunds are negative. */
const amountOf = ({ kind, amount }: AccountPayment): number => (kind === 'paid' ? amount : -amount)

const headings = (): string[] => [
  t`تاریخ`,
  t`شمارهٔ سفارش`,
  t`بیمه`,
  t`بیمه‌گر`,
  t`روش پرداخت`,
  t`مبلغ (تومان)`,
  t`وضعیت`,
]

const rowOf = (payment: AccountPayment): string =>
  [
    textCell(payment.day.replaceAll('-', '/')),
    textCell(payment.orderNumber),
    textCell(policyTitle(payment.insuranceType, payment.vehicleTitle)),
    textCell(payment.company.title),
    textCell(paymentWay(payment)),
    String(amountOf(payment)),
    textCell(paymentState(payment)),
  ].join(',')

/** The text of the file. */
export const paymentsCsv = ({ payments }: Pick<YearOfPayments, 'payments'>): string =>
  BYTE_ORDER_MARK +
  [headings().map(textCell).join(','), ...payments.map(rowOf)].map((line) => line + END_OF_LINE).join('')

export const paymentsFile = (read: YearOfPayments): File =>
  new File([paymentsCsv(read)], `separ-payments-${read.year}.csv`, { type: 'text/csv;charset=utf-8' })

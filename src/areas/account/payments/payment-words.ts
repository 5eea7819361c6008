/** Texts that the list and the file of payments share. Design language, "Payments". */
import { t } from '@lingui/core/macro'
import type { AccountPayment } from '#contract/operations/account.ts'
import { numberText } from '#ui/format/numbers.ts'

/** Way of payment: «نقدی», «قسط ۱ از ۴», «پیش‌پرداخت، با ۳ چک»; for a refund, the bank account. */
export const paymentWay = ({ kind, paymentType, payments }: AccountPayment): string => {
  if (kind === 'refunded') return t`به حساب بانکی`
  if (payments === null || paymentType === 'cash') return t`نقدی`
  const [all, cheques] = [numberText(payments), numberText(payments - 1)]
  return paymentType === 'bnpl' ? t`قسط ۱ از ${all}` : t`پیش‌پرداخت، با ${cheques} چک`
}

export const paymentState = ({ kind }: AccountPayment): string =>
  kind === 'paid' ? t`پرداخت شد` : t`برگشت به شما`

/** Unique key of a row. An order that was refunded in the same year has two rows. */
export const keyOfPayment = ({ orderId, orderNumber, kind }: AccountPayment): string =>
  `${orderId} ${orderNumber} ${kind}`

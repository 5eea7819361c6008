/** The days of a receipt for the calendar: instalments or cheques, and the last day of the cover. */
import { t } from '@lingui/core/macro'
import { type CalendarDay, RENEWAL_DAYS } from '#adapters/calendar-file.ts'
import type { PaymentResult } from '#contract/operations/payment.ts'
import type { Receipt } from '#contract/operations/receipt.ts'
import { numberText, tomanText } from '#ui/format/numbers.ts'
import { insurerName } from '#ui/insurer/insurer-names.ts'

export const daysOf = (
  result: PaymentResult,
  { plan, paymentType, cover }: Receipt,
): readonly CalendarDay[] => {
  const [companyFa, vehicle] = [insurerName(result), result.vehicleTitle]
  const payments = (plan?.payments ?? []).slice(1).map(({ dueDate, amount }, index): CalendarDay => {
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

/** Why the last payment did not end paid, in plain words, and that nothing is lost. Specification: decisions, section 4; document 2 section 9 (refunds). */
import { useLingui } from '@lingui/react/macro'
import { Note } from '#ui/feedback/Note.tsx'
import type { JourneyContext } from '#machines/journey/context.ts'
import { useJourneyContext } from '../journey.ts'

export function FailedPaymentNote() {
  const { t } = useLingui()
  const end = useJourneyContext(({ paymentEnd }) => paymentEnd)
  if (end === null) return null
  const sentences: Record<NonNullable<JourneyContext['paymentEnd']>, string> = {
    cancelled: t`پرداخت را در صفحهٔ بانک لغو کردید؛ مبلغی کم نشد. سفارش شما همین‌جاست، هر وقت خواستید دوباره پرداخت کنید.`,
    'timed-out': t`مهلت پرداخت در صفحهٔ بانک تمام شد. سفارش شما همین‌جاست؛ اگر مبلغی کم شده باشد تا ۷۲ ساعت کاری برمی‌گردد.`,
    refused: t`بانک پرداخت را نپذیرفت. سفارش شما همین‌جاست؛ دوباره یا با کارت دیگری امتحان کنید.`,
    closed: t`صفحهٔ بانک بدون پرداخت بسته شد؛ مبلغی کم نشد. سفارش شما همین‌جاست، هر وقت خواستید دوباره پرداخت کنید.`,
  }
  return (
    <Note kind={end === 'refused' ? 'err' : 'warn'} live="status">
      {sentences[end]}
    </Note>
  )
}

/** What is still to be done after paying, and by when: the details where it was paid first, else the documents. Decisions, section 4. */
import { Trans } from '@lingui/react/macro'
import type { PaymentResult } from '#contract/operations/payment.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { dateText } from '#ui/format/dates.ts'

export function StillToDo({
  result: { detailsUntil, awaited, documentsUntil, paidOn },
}: {
  result: PaymentResult
}) {
  const spelled = (date: string) => dateText(date, { today: paidOn ?? undefined, weekday: true })
  if (detailsUntil !== null) {
    const until = spelled(detailsUntil)
    return (
      <Note kind="warn">
        <Trans>
          یک کار مانده است: مشخصات بیمه‌گذار، نشانی و مدارک را تا {until} کامل کنید. بیمه‌نامه پس از آن صادر
          می‌شود.
        </Trans>
      </Note>
    )
  }
  if (documentsUntil === null) {
    return (
      <Note kind="soft">
        <Trans>کار دیگری لازم نیست؛ بیمه‌نامهٔ شما صادر می‌شود.</Trans>
      </Note>
    )
  }
  const day = spelled(documentsUntil)
  return (
    <Note kind="warn">
      <Pictures awaited={awaited} day={day} />
    </Note>
  )
}

function Pictures({ awaited, day }: { awaited: PaymentResult['awaited']; day: string }) {
  if (!awaited.includes('cheques'))
    return <Trans>یک کار مانده است: مدارک را تا {day} بفرستید. صدور پس از تکمیل مدارک است.</Trans>
  if (!awaited.includes('documents'))
    return <Trans>یک کار مانده است: عکس چک‌ها را تا {day} بفرستید. صدور پس از تکمیل مدارک است.</Trans>
  return <Trans>یک کار مانده است: مدارک و عکس چک‌ها را تا {day} بفرستید. صدور پس از تکمیل مدارک است.</Trans>
}

/** An order that is paid first: what is still to be given, and until when; a paper copy is not sent then. Specification: document 2 section 4 "Complete now or later". */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { dateText } from '#ui/format/dates.ts'
import { useJourneyContext } from '../journey.ts'

export function MissingDetailsNote({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const { instantPaymentInfo: info, documents, cheques } = order
  const missing = [
    order.policyHolder === null && t`بیمه‌گذار`,
    order.policyInfo === null && t`نشانی`,
    !documents.submitted && t`مدارک`,
    cheques.active && !cheques.submitted && t`چک‌ها`,
  ].filter((part) => part !== false)
  if (info?.chosen !== true || missing.length === 0) return null
  const [rest, until] = [missing.join(t`، `), dateText(info.deadline, { today, weekday: true })]
  return (
    <Note kind="warn">
      <Trans>
        اول پرداخت می‌کنید. این‌ها می‌ماند: {rest}. تا {until} وقت دارید؛ صدور پس از آن است.
      </Trans>
    </Note>
  )
}

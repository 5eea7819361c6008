/** When the policy is issued: the same day until an hour, or once what is still to be given is complete. Specification: document 2 section 9. */
import { Trans } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { JourneyContext } from '#machines/journey/context.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { useJourneyContext } from '../journey.ts'

const isMissing = ({ imageId }: { imageId: string | null }) => imageId === null

/** Pictures that come later, or an order that is paid before its details are entered. */
const waits = ({ order, documents, documentsLater, cheques, chequesLater }: JourneyContext): boolean =>
  (documentsLater && documents.some(isMissing)) ||
  (chequesLater && cheques.some(isMissing)) ||
  (order?.instantPaymentInfo?.chosen === true && order.stage < 6)

export function IssueTimeNote({ untilHour }: { untilHour: number }) {
  const waiting = useJourneyContext(waits)
  const hour = numberText(untilHour)
  return (
    <Note kind="soft" icon={<Clock size={20} aria-hidden="true" />}>
      {waiting ? (
        <Trans>پس از پرداخت، با تکمیل اطلاعات و مدارک صادر می‌شود.</Trans>
      ) : (
        <Trans>هر سفارشی که تا ساعت {hour} پرداخت شود، همان روز صادر می‌شود.</Trans>
      )}
    </Note>
  )
}

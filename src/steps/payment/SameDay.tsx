/** When the policy is issued: the same day until an hour, or once the documents are complete. Specification: document 2 section 9. */
import { Trans } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { Note } from '#ui/feedback/Note.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { useMemory } from '../journey.ts'

export function SameDay({ untilHour }: { untilHour: number }) {
  const waits = useMemory(({ documents, documentsLater }) => documentsLater && documents.some(({ imageId }) => imageId === null))
  const hour = numberText(untilHour)
  return (
    <Note kind="soft" icon={<Clock size={20} aria-hidden="true" />}>
      {waits ? <Trans>پس از پرداخت، با تکمیل مدارک صادر می‌شود.</Trans> : <Trans>هر سفارشی که تا ساعت {hour} پرداخت شود، همان روز صادر می‌شود.</Trans>}
    </Note>
  )
}

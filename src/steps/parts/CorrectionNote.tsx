/**
 * Why an expert has returned the order, in the steps where it is corrected. Renders nothing for an order that
 * was not returned. Specification: decisions, section 10 (status 9).
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { FilePen } from 'lucide-react'
import { Note } from '#ui/feedback/Note.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'

/** @param wrong Names of wrong answers, at least one, if the screen does not mark them itself. */
export function CorrectionNote({ wrong }: { wrong?: readonly string[] }) {
  const { t } = useLingui()
  const correction = useJourneyContext(({ order }) => order?.correction ?? null)
  if (correction === null) return null
  const names = wrong?.join(t`، `)
  return (
    <Note kind="warn" icon={<FilePen size={20} aria-hidden="true" />}>
      <Text as="div" look="small" weight="bold">
        <Trans>کارشناس سفارش را برای اصلاح برگرداند</Trans>
      </Text>
      {correction.reason !== null && (
        <p>
          <bdi>{correction.reason}</bdi>
        </p>
      )}
      {names !== undefined && (
        <p>
          <Trans>این‌ها را اصلاح کنید: {names}</Trans>
        </p>
      )}
    </Note>
  )
}

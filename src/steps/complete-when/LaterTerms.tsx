/** What paying first means, and the confirmation that it takes. Specification: document 2 section 4 "Complete now or later". */
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '#ui/choice/Checkbox.tsx'
import { FieldFrame } from '#ui/field/FieldFrame.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useSend } from '../journey.ts'

export type LaterTermsProps = {
  /** The day, spelled. */
  deadline: string
  error: string | undefined
}

export function LaterTerms({ deadline, error }: LaterTermsProps) {
  const { t } = useLingui()
  const send = useSend()
  const confirmed = useJourneyContext((memory) => memory.laterConfirmed)
  return (
    <Stack gap={12}>
      <Text look="small" tone="soft">
        <Trans>
          بیمه‌نامه فقط پس از کامل شدن اطلاعات صادر می‌شود؛ تا آن وقت پوشش این بیمه شروع نمی‌شود. در این روش نسخهٔ
          کاغذی فرستاده نمی‌شود.
        </Trans>
      </Text>
      <FieldFrame group label={t`تأیید مهلت`} error={error}>
        {({ describedBy, invalid }) => (
          <Checkbox
            checked={confirmed}
            onChange={(checked) => send({ type: 'later-confirmation.changed', confirmed: checked })}
            title={t`می‌دانم که باید اطلاعات را تا ${deadline} کامل کنم`}
            describedBy={describedBy}
            invalid={invalid}
          />
        )}
      </FieldFrame>
    </Stack>
  )
}

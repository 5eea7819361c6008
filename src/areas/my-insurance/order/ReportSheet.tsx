/** Reports wrong data of an issued policy, within 48 hours. Document 3 section 9; decisions, section 10. */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#ui/button/Button.tsx'
import { dateText, hourText } from '#ui/format/dates.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import type { PolicyPageRef } from './policy-page-ref.ts'
import { WordsForm } from './WordsForm.tsx'

export function ReportSheet({ actor, isOpen }: { actor: PolicyPageRef; isOpen: boolean }) {
  const { t } = useLingui()
  const until = useSelector(actor, ({ context }) => context.detail?.reportUntil ?? null)
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('submitting'))
  const [day, hour] = until
    ? [dateText(until.day, { weekday: true, short: true }), hourText(until.time)]
    : ['', '']
  return (
    <BottomSheet
      open={isOpen}
      onClose={() => actor.send({ type: 'sheet.closed' })}
      title={<Trans>چه چیزی اشتباه است؟</Trans>}
      footer={
        <Button full loading={isSending} onClick={() => actor.send({ type: 'words.confirmed' })}>
          <Trans>فرستادن گزارش</Trans>
        </Button>
      }
    >
      <Stack gap={16}>
        <Text>
          <Trans>
            اشتباه بیمه‌نامه را تا {day}، ساعت {hour} می‌توانید گزارش کنید؛ کارشناس آن را با بیمه‌گر بررسی می‌کند.
          </Trans>
        </Text>
        <WordsForm
          actor={actor}
          label={t`اشتباه بیمه‌نامه`}
          help={t`بنویسید چه چیزی نوشته شده و درستش چیست؛ مثلاً نام، پلاک یا تاریخ.`}
        />
      </Stack>
    </BottomSheet>
  )
}

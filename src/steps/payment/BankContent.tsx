/**
 * While the bank's window is open: what the app waits for, the way back, and the bank's page again if it was
 * lost.
 */
import { Trans } from '@lingui/react/macro'
import { Landmark } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { IconTile } from '#ui/feedback/Marks.tsx'
import { Money } from '#ui/format/Format.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useMatches, useSend } from '../journey.ts'
import type { StepContent } from '../parts/StepScreen.tsx'

export const useBankContent = (): StepContent => {
  const send = useSend()
  const back = () => send({ type: 'back' })
  const reopen = () => send({ type: 'bank-page.reopened' })
  const reopening = useMatches({ payment: { invoice: 'starting' } })
  const payNow = useJourneyContext(({ invoice }) => invoice?.payNow ?? 0)
  return {
    centred: true,
    busy: true,
    onSubmit: reopen,
    bumper: {
      action: (
        <Button kind="tonal" size="large" full loading={reopening} onClick={reopen}>
          <Trans>باز کردن دوبارهٔ صفحهٔ بانک</Trans>
        </Button>
      ),
    },
    children: (
      <Stack gap={12} align="center">
        <IconTile>
          <Landmark size={24} />
        </IconTile>
        <Text as="h2" look="h1">
          <Trans>منتظر پرداخت شما در صفحهٔ بانک هستیم</Trans>
        </Text>
        <Money toman={payNow} size="xl" />
        <Text tone="soft" live="status">
          <Trans>پنجرهٔ بانک باز شده است. پس از پرداخت به همین صفحه برگردید؛ نتیجه را خودمان می‌پرسیم.</Trans>
        </Text>
        <Button kind="link" onClick={back}>
          <Trans>برگشت به پرداخت</Trans>
        </Button>
      </Stack>
    ),
  }
}

/**
 * Payment: the invoice, its sheets, and the wait for the bank. The behaviour is
 * machines/steps/payment/invoice.ts. Specification: document 2 section 4 "Invoice and payment"; decisions,
 * section 4; design language, picture 11.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Landmark } from 'lucide-react'
import type { Invoice } from '#contract/operations/payment.ts'
import { Button } from '#ui/button/Button.tsx'
import { IconTile } from '#ui/feedback/Marks.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { Money } from '#ui/format/Format.tsx'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useMatches, useSend } from '../journey.ts'
import { ContinueButton, type StepContent, StepScreen } from '../parts/StepScreen.tsx'
import { DiscountSheet } from '../parts/DiscountSheet.tsx'
import { useFailedContent } from '../parts/FailureNote.tsx'
import { PriceChangeSheet } from '../parts/PriceChangeSheet.tsx'
import { InvoiceContent } from './InvoiceContent.tsx'
import { FinalReviewSheet } from './FinalReviewSheet.tsx'

export default function Payment() {
  const { t } = useLingui()
  const isFailed = useMatches({ payment: { invoice: 'failed' } })
  const isAway = useMatches({ payment: { invoice: 'atTheBank' } })
  const invoice = useJourneyContext((context) => context.invoice)
  const failed = useFailedContent(t`فاکتور نرسید`)
  const away = useBankContent()
  const waiting = { busy: true, children: <RowSkeletons sentence={t`فاکتور شما آماده می‌شود…`} rows={6} /> }
  const content = invoice ? ready(invoice) : waiting
  return (
    <>
      <StepScreen
        title={isAway ? t`پرداخت` : t`فاکتور نهایی`}
        {...(isFailed ? failed : isAway ? away : content)}
      />
      {invoice && !isFailed && !isAway && <Sheets />}
    </>
  )
}

const ready = (invoice: Invoice): StepContent => ({
  gap: 12,
  bumper: {
    summary: (
      <BumperSummary label={invoice.plan ? <Trans>پرداخت امروز</Trans> : <Trans>مبلغ قابل پرداخت</Trans>}>
        <Money toman={invoice.payNow} size="m" />
      </BumperSummary>
    ),
    action: (
      <ContinueButton>
        <Trans>تأیید و پرداخت</Trans>
      </ContinueButton>
    ),
  },
  children: <InvoiceContent invoice={invoice} />,
})

const Sheets = () => (
  <>
    <FinalReviewSheet />
    <PriceChangeSheet />
    <DiscountSheet />
  </>
)

/** While the bank's window is open: what the app waits for, and the way back to the invoice. */
const useBankContent = (): StepContent => {
  const send = useSend()
  const back = () => send({ type: 'back' })
  const payNow = useJourneyContext(({ invoice }) => invoice?.payNow ?? 0)
  return {
    centred: true,
    busy: true,
    onSubmit: back,
    bumper: {
      action: (
        <Button kind="tonal" size="large" full onClick={back}>
          <Trans>برگشت به فاکتور</Trans>
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
      </Stack>
    ),
  }
}

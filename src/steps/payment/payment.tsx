/**
 * Payment: the invoice, a discount code, the bank. Specification: document 2 section 4 "Invoice and payment"; decisions,
 * section 4; design language, picture 11. The behaviour is machines/steps/payment/invoice.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Invoice } from '#contract/operations/payment.ts'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { Money } from '#ui/format/Format.tsx'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { useMatches, useJourneyContext } from '../journey.ts'
import { ContinueButton, type StepContent, StepScreen } from '../parts/StepScreen.tsx'
import { DiscountSheet, useDiscountSheetIsOpen } from '../parts/DiscountSheet.tsx'
import { FailureNote, useFailedContent } from '../parts/FailureNote.tsx'
import { PriceChangeSheet } from '../parts/PriceChangeSheet.tsx'
import { useBankContent } from './bank-content.tsx'
import { DiscountCodeCard } from './DiscountCodeCard.tsx'
import { InvoiceCards } from './InvoiceCards.tsx'
import { ValidUntil, YearChangeNote } from './InvoiceNotes.tsx'
import { FinalReviewSheet } from './FinalReviewSheet.tsx'
import { FailedPaymentNote } from './FailedPaymentNote.tsx'
import { PaymentMethod } from './PaymentMethod.tsx'
import { IssueTimeNote } from './IssueTimeNote.tsx'

export default function Payment() {
  const { t } = useLingui()
  const isFailed = useMatches({ payment: { invoice: 'failed' } })
  const isAway = useMatches({ payment: { invoice: 'atTheBank' } })
  const invoice = useJourneyContext((memory) => memory.invoice)
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
  children: <Bill invoice={invoice} />,
})

function Bill({ invoice }: { invoice: Invoice }) {
  const failure = useJourneyContext((memory) => memory.failure)
  const deciding = useMatches({ payment: { invoice: 'decidingOnPrice' } })
  const enteringCode = useDiscountSheetIsOpen()
  return (
    <>
      <FailedPaymentNote />
      <InvoiceCards invoice={invoice} code={<DiscountCodeCard invoice={invoice} />} />
      <PaymentMethod plan={invoice.plan} paymentType={invoice.paymentType} />
      <YearChangeNote change={invoice.yearChange} />
      <IssueTimeNote untilHour={invoice.sameDayUntilHour} />
      <FailureNote failure={enteringCode || deciding ? null : failure} />
      <ValidUntil instant={invoice.validUntil} />
    </>
  )
}

const Sheets = () => (
  <>
    <FinalReviewSheet />
    <PriceChangeSheet />
    <DiscountSheet />
  </>
)

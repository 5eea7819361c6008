/**
 * Payment: the invoice, a discount code, the bank. Specification: document 2 section 4 "Invoice and payment"; decisions,
 * section 4; design language, picture 11. The behaviour is machines/steps/payment/invoice.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Invoice } from '#contract/operations/payment.ts'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { Money } from '#ui/format/Format.tsx'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { useIsIn, useMemory } from '../journey.ts'
import { ContinueButton } from '../parts/ContinueButton.tsx'
import { DiscountSheet } from '../parts/DiscountSheet.tsx'
import { FailedScreen } from '../parts/FailedScreen.tsx'
import { FailureNote } from '../parts/FailureNote.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { AtTheBank } from './AtTheBank.tsx'
import { CodeCard } from './CodeCard.tsx'
import { InvoiceCards } from './InvoiceCards.tsx'
import { ValidUntil, YearChangeNote } from './InvoiceNotes.tsx'
import { LastCheck } from './LastCheck.tsx'
import { PaymentEnd } from './PaymentEnd.tsx'
import { PaymentMethod } from './PaymentMethod.tsx'
import { PriceChanged } from './PriceChanged.tsx'
import { SameDay } from './SameDay.tsx'

export default function Payment() {
  const { t } = useLingui()
  const failed = useIsIn({ payment: { invoice: 'failed' } })
  const away = useIsIn({ payment: { invoice: 'atTheBank' } })
  const invoice = useMemory((memory) => memory.invoice)
  if (failed) return <FailedScreen title={t`فاکتور نهایی`} failed={t`فاکتور نرسید`} />
  if (away) return <AtTheBank />
  return invoice ? <InvoiceScreen invoice={invoice} /> : <Waiting />
}

function Waiting() {
  const { t } = useLingui()
  return (
    <StepScreen title={t`فاکتور نهایی`} busy>
      <RowSkeletons sentence={t`فاکتور شما آماده می‌شود…`} rows={6} />
    </StepScreen>
  )
}

function InvoiceScreen({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui()
  const entering = useIsIn({ payment: { invoice: 'enteringDiscount' } })
  const applying = useIsIn({ payment: { invoice: 'applyingDiscount' } })
  const failure = useMemory((memory) => memory.failure)
  const deciding = useIsIn({ payment: { invoice: 'decidingOnPrice' } })
  const sheetIsOpen = entering || applying
  return (
    <>
      <StepScreen
        title={t`فاکتور نهایی`}
        gap={12}
        bumper={{
          summary: (
            <BumperSummary label={invoice.plan ? t`پرداخت امروز` : t`مبلغ قابل پرداخت`}>
              <Money toman={invoice.payNow} size="m" />
            </BumperSummary>
          ),
          action: (
            <ContinueButton>
              <Trans>تأیید و پرداخت</Trans>
            </ContinueButton>
          ),
        }}
      >
        <PaymentEnd />
        <InvoiceCards invoice={invoice} code={<CodeCard invoice={invoice} />} />
        <PaymentMethod plan={invoice.plan} paymentType={invoice.paymentType} />
        <YearChangeNote change={invoice.yearChange} />
        <SameDay untilHour={invoice.sameDayUntilHour} />
        <FailureNote failure={sheetIsOpen || deciding ? null : failure} />
        <ValidUntil instant={invoice.validUntil} />
      </StepScreen>
      <LastCheck />
      <PriceChanged />
      <DiscountSheet open={sheetIsOpen} applying={applying} removing={false} applied={null} />
    </>
  )
}

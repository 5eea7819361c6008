/**
 * Review and pay: price, answers and payment type on one screen, its sheets, and the wait for the bank. The
 * behaviour is machines/steps/payment. Specification: document 2 section 4 "Invoice and payment"; decisions,
 * sections 4 and 6; design language, "Review and pay".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Invoice } from '#contract/operations/payment.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { guards } from '#machines/journey/guards.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { tomanText } from '#ui/format/numbers.ts'
import { useWide } from '#ui/layout/wide.ts'
import { useGuard, useJourneyContext, useMatches } from '../journey.ts'
import { DiscountSheet, useDiscountSheetIsOpen } from '../parts/DiscountSheet.tsx'
import { FailureNote, useFailedContent, useFailureMessage } from '../parts/FailureNote.tsx'
import { PriceChangeSheet } from '../parts/PriceChangeSheet.tsx'
import { type StepContent, StepScreen } from '../parts/StepScreen.tsx'
import { useStaysOpen } from '#ui/sheet/sheet-state.ts'
import { AnswerRows } from './AnswerRows.tsx'
import { useBankContent } from './BankContent.tsx'
import { FinalReviewSheet } from './FinalReviewSheet.tsx'
import { FailedPaymentNote, MissingDetailsNote, Promises, YearChangeNote } from './notes.tsx'
import { PaymentMethodCard } from './PaymentMethodCard.tsx'
import { PaymentTypeSheet } from './PaymentTypeSheet.tsx'
import { PriceCard } from './PriceCard.tsx'

export default function Payment() {
  const { t } = useLingui()
  const { order, invoice } = useReview()
  const isAnswersFailed = useMatches({ payment: 'answersFailed' })
  const isPriceFailed = useMatches({ payment: 'invoiceFailed' })
  const isAtBank = useMatches({ payment: { invoice: 'atTheBank' } })
  const isStarting = useMatches({ payment: { invoice: 'starting' } })
  const isAway = useStaysOpen(isAtBank, isStarting)
  const failed = useFailedContent(t`سفارش نرسید`)
  const unpriced = useUnpricedContent(order)
  const away = useBankContent()
  const ready = useReadyContent(order, invoice)
  const content = isAnswersFailed ? failed : isPriceFailed ? unpriced : isAway ? away : ready
  return (
    <>
      <StepScreen title={isAway ? t`پرداخت` : t`بازبینی و پرداخت`} {...content} />
      {order && !isAway && <Sheets order={order} />}
    </>
  )
}

/**
 * Order and invoice; null while they are read, because the stored ones may be older than the latest answers.
 */
const useReview = (): { order: OrderDetail | null; invoice: Invoice | null } => {
  const isReading = useMatches({ payment: 'readingAnswers' })
  const order = useJourneyContext((context) => context.order)
  const invoice = useJourneyContext((context) => context.invoice)
  return isReading ? { order: null, invoice: null } : { order, invoice }
}

const useReadyContent = (order: OrderDetail | null, invoice: Invoice | null): StepContent => {
  const { t } = useLingui()
  const isWide = useWide()
  const action = useActionLabel(invoice)
  const deciding = useMatches({ payment: { checking: 'decidingOnPrice' } })
  const enteringCode = useDiscountSheetIsOpen()
  const failure = useJourneyContext((context) => context.failure)
  if (order === null || invoice === null)
    return { busy: true, children: <RowSkeletons sentence={t`سفارش شما خوانده می‌شود…`} rows={6} /> }
  const price = <PriceCard order={order} invoice={invoice} />
  const method = <PaymentMethodCard invoice={invoice} />
  return {
    gap: 12,
    action,
    aside: (
      <>
        {price}
        {method}
      </>
    ),
    children: (
      <>
        <FailedPaymentNote />
        <MissingDetailsNote order={order} />
        {!isWide && price}
        <AnswerRows order={order} />
        {!isWide && method}
        <YearChangeNote change={invoice.yearChange} />
        <FailureNote failure={enteringCode || deciding ? null : failure} />
        <Promises order={order} invoice={invoice} />
      </>
    ),
  }
}

/** The amount that leaves the account now; where something is missing, the button leads there first. */
const useActionLabel = (invoice: Invoice | null): ReactNode => {
  const isIncomplete = useGuard(guards['the order is incomplete'])
  const amount = tomanText(invoice?.payNow ?? 0)
  if (isIncomplete) return <Trans>تکمیل سفارش</Trans>
  if (invoice?.paymentType === 'bnpl') return <Trans>پرداخت قسط اول، {amount}</Trans>
  if (invoice?.paymentType === 'installment') return <Trans>پرداخت {amount} پیش‌پرداخت</Trans>
  return <Trans>پرداخت {amount}</Trans>
}

/** The price could not be read: the answers stay, because one of them may be the reason. */
const useUnpricedContent = (order: OrderDetail | null): StepContent => {
  const failed = useFailedContent('')
  const failure = useJourneyContext((context) => context.failure)
  const message = useFailureMessage(failure)
  return {
    gap: 12,
    bumper: failed.bumper,
    onSubmit: failed.onSubmit,
    children: (
      <>
        <Note kind="err" live="alert">
          <Trans>قیمت نرسید.</Trans> {message}
        </Note>
        {order && <AnswerRows order={order} />}
      </>
    ),
  }
}

function Sheets({ order }: { order: OrderDetail }) {
  return (
    <>
      <PaymentTypeSheet order={order} />
      <FinalReviewSheet />
      <PriceChangeSheet />
      <DiscountSheet />
    </>
  )
}

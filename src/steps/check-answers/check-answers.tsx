/**
 * Check your answers: everything that was given, before anything is paid, each with the way to change it and come back.
 * Specification: decisions, section 6 "payment (check your answers, then invoice)"; design language, picture 13.
 * The behaviour is machines/steps/payment/check.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { useMatches, useJourneyContext } from '../journey.ts'
import { FailureNote, useFailedContent } from '../parts/FailureNote.tsx'
import { Question } from '../parts/Question.tsx'
import { type StepContent, StepScreen } from '../parts/StepScreen.tsx'
import { EditableAnswers } from './EditableAnswers.tsx'
import { MissingDetailsNote } from './MissingDetailsNote.tsx'
import { PaymentTypeSection } from './PaymentTypeSection.tsx'
import { PaymentTypeSheet } from './PaymentTypeSheet.tsx'
import { PricedAnswers } from './PricedAnswers.tsx'

export default function CheckAnswers() {
  const { t } = useLingui()
  const isFailed = useMatches({ payment: 'answersFailed' })
  const checking = useMatches({ payment: 'checking' })
  const changing = useMatches({ payment: 'changingPaymentType' })
  // What was read before may be older than what was given since.
  const order = useJourneyContext((memory) => (checking || changing ? memory.order : null))
  const failed = useFailedContent(t`سفارش نرسید`)
  const waiting = { busy: true, children: <RowSkeletons sentence={t`پاسخ‌های شما خوانده می‌شود…`} rows={6} /> }
  return (
    <>
      <StepScreen title={t`بررسی پیش از پرداخت`} {...(isFailed ? failed : order ? ready(order) : waiting)} />
      {order && <PaymentTypeSheet order={order} />}
    </>
  )
}

const ready = (order: OrderDetail): StepContent => ({
  gap: 12,
  action: <Trans>درست است، ادامه</Trans>,
  children: <Answers order={order} />,
})

function Answers({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const failure = useJourneyContext((memory) => memory.failure)
  return (
    <>
      <Question detail={t`هر چه درست نیست همین‌جا تغییر دهید؛ بقیه می‌ماند.`}>
        <Trans>همه چیز درست است؟</Trans>
      </Question>
      <MissingDetailsNote order={order} />
      <PricedAnswers order={order} />
      <PaymentTypeSection order={order} />
      <EditableAnswers order={order} />
      <FailureNote failure={failure} />
    </>
  )
}

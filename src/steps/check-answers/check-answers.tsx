/**
 * Check your answers: everything that was given, before anything is paid, each with the way to change it and come back.
 * Specification: decisions, section 6 "payment (check your answers, then invoice)"; design language, picture 13.
 * The behaviour is machines/steps/payment/check.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { useIsIn, useMemory } from '../journey.ts'
import { FailedScreen } from '../parts/FailedScreen.tsx'
import { FailureNote } from '../parts/FailureNote.tsx'
import { Question } from '../parts/Question.tsx'
import { StepScreen } from '../parts/StepScreen.tsx'
import { Given } from './Given.tsx'
import { Outstanding } from './Outstanding.tsx'
import { Paying } from './Paying.tsx'
import { PaymentTypeSheet } from './PaymentTypeSheet.tsx'
import { Priced } from './Priced.tsx'

export default function CheckAnswers() {
  const { t } = useLingui()
  const failed = useIsIn({ payment: 'answersFailed' })
  const checking = useIsIn({ payment: 'checking' })
  const changing = useIsIn({ payment: 'changingPaymentType' })
  const order = useMemory((memory) => memory.order)
  if (failed) return <FailedScreen title={t`بررسی پیش از پرداخت`} failed={t`سفارش نرسید`} />
  return order && (checking || changing) ? <Answers order={order} /> : <Waiting />
}

/** What was read before may be older than what was given since. */
function Waiting() {
  const { t } = useLingui()
  return (
    <StepScreen title={t`بررسی پیش از پرداخت`} busy>
      <RowSkeletons sentence={t`پاسخ‌های شما خوانده می‌شود…`} rows={6} />
    </StepScreen>
  )
}

function Answers({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const failure = useMemory((memory) => memory.failure)
  return (
    <>
      <StepScreen title={t`بررسی پیش از پرداخت`} gap={12} action={<Trans>درست است، ادامه</Trans>}>
        <Question detail={t`هر چه درست نیست همین‌جا تغییر دهید؛ بقیه می‌ماند.`}>
          <Trans>همه چیز درست است؟</Trans>
        </Question>
        <Outstanding order={order} />
        <Priced order={order} />
        <Paying order={order} />
        <Given order={order} />
        <FailureNote failure={failure} />
      </StepScreen>
      <PaymentTypeSheet order={order} />
    </>
  )
}

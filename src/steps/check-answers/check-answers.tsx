/**
 * Check your answers: every answer before the payment, each with a button that changes it and returns here.
 * Specification: document 2 section 4 "Complete now or later"; decisions, section 6 "payment (check your
 * answers, then invoice)"; design language, picture 13. The behaviour is machines/steps/payment/check.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { isPaidFirst, type MissingDetail, missingDetails } from '#machines/journey/order-completeness.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { dateText } from '#ui/format/dates.ts'
import { useJourneyContext, useMatches } from '../journey.ts'
import { FailureNote, useFailedContent } from '../parts/FailureNote.tsx'
import { Question } from '../parts/Question.tsx'
import { type StepContent, StepScreen } from '../parts/StepScreen.tsx'
import { EditableAnswers } from './EditableAnswers.tsx'
import { PaymentTypeSection, PaymentTypeSheet } from './PaymentType.tsx'
import { PricedAnswers } from './PricedAnswers.tsx'

export default function CheckAnswers() {
  const { t } = useLingui()
  const isFailed = useMatches({ payment: 'answersFailed' })
  const checking = useMatches({ payment: 'checking' })
  const changing = useMatches({ payment: 'changingPaymentType' })
  // In any other state, the stored order may be older than the latest answers.
  const order = useJourneyContext((context) => (checking || changing ? context.order : null))
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
  const failure = useJourneyContext((context) => context.failure)
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

/** For an order that is paid first: what is still to be given, and until when. */
function MissingDetailsNote({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const { instantPaymentInfo: info } = order
  const missing = missingDetails(order)
  const names: Record<MissingDetail, string> = {
    holder: t`بیمه‌گذار`,
    address: t`نشانی`,
    documents: t`مدارک`,
    cheques: t`چک‌ها`,
  }
  if (!isPaidFirst({ order }) || info === null || missing.length === 0) return null
  const [rest, until] = [
    missing.map((detail) => names[detail]).join(t`، `),
    dateText(info.deadline, { today, weekday: true }),
  ]
  return (
    <Note kind="warn">
      <Trans>
        اول پرداخت می‌کنید. این‌ها می‌ماند: {rest}. تا {until} وقت دارید؛ صدور پس از آن است.
      </Trans>
    </Note>
  )
}

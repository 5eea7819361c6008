/**
 * Cheques: each with its amount, day and payee, and a box for its picture; the down payment is paid at the bank.
 * Specification: document 2 sections 2.8, 4 and 5; decisions, section 6. The behaviour is machines/steps/cheques.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useInstallmentDocuments } from '#adapters/server-lists.ts'
import { hasEnoughCheques } from '#machines/journey/upload-completeness.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { Hint } from '#ui/hint/Hint.tsx'
import { useMatches, useJourneyContext, useSend, useHasTag } from '../journey.ts'
import { ContinueButton } from '../parts/ContinueButton.tsx'
import { useFailedContent } from '../parts/failed-content.tsx'
import { FailureNote } from '../parts/FailureNote.tsx'
import { OrderAside } from '../parts/asides.ts'
import { Question } from '../parts/Question.tsx'
import { type StepContent, StepScreen } from '../parts/StepScreen.tsx'
import {
  UploadDeadlineNote,
  UploadLaterCheckbox,
  UploadProgress,
  UploadingNote,
} from '../parts/uploads/UploadNotes.tsx'
import { useUploadForm } from '../parts/uploads/upload-form.ts'
import { ChequeCard } from './ChequeCard.tsx'
import { Prepayment } from './Prepayment.tsx'

export default function Cheques() {
  const { t } = useLingui()
  const isFailed = useMatches({ cheques: 'failed' })
  const gathering = useMatches({ cheques: 'gathering' })
  const submitting = useMatches({ cheques: 'submitting' })
  const failed = useFailedContent(t`فهرست چک‌ها نرسید`, 'pictures')
  const ready = useGathering()
  const waiting = { busy: true, children: <RowSkeletons sentence={t`فهرست چک‌ها خوانده می‌شود…`} rows={4} /> }
  return <StepScreen title={t`چک‌ها`} {...(isFailed ? failed : gathering || submitting ? ready : waiting)} />
}

/** The list, and the boxes that are gathered in. */
const useGathering = (): StepContent => {
  const { t } = useLingui()
  const answer = useInstallmentDocuments(useJourneyContext(({ trackingCode }) => trackingCode ?? ''))
  const failure = useJourneyContext((memory) => memory.failure)
  const correcting = useHasTag('correcting')
  const boxes = useJourneyContext((memory) => memory.cheques)
  const isPaid = useJourneyContext(({ order }) => order?.status === 'paid')
  const allNeeded = useJourneyContext(({ flags }) => flags.fromMyInsurance)
  const form = useUploadForm(useJourneyContext(hasEnoughCheques))
  const { paymentOrders = [], payee = '' } = answer?.installmentDto ?? {}
  const count = numberText(boxes.length)
  return {
    unnumbered: isPaid,
    aside: <OrderAside />,
    gap: 12,
    onSubmit: form.submit,
    bumper: {
      summary: <UploadProgress boxes={boxes} />,
      action: (
        <ContinueButton form={form}>{isPaid ? <Trans>ثبت چک‌ها</Trans> : <Trans>ادامه</Trans>}</ContinueButton>
      ),
    },
    children: (
      <>
        <Question detail={t`خوانا و کامل؛ عکس یا PDF، هر کدام تا ۱۲ مگابایت.`}>
          <Trans>عکس {count} چک را بفرستید</Trans>
        </Question>
        <Note>
          <Trans>
            مبلغ، تاریخ و گیرندهٔ هر چک را همان‌طور بنویسید که این‌جا آمده است؛ این‌ها و شمارهٔ چک باید روی عکس
            خوانده شود و با سامانهٔ صیاد یکی باشد.
          </Trans>
          <Hint term={t`سامانهٔ صیاد`}>
            <Trans>
              سامانهٔ بانک مرکزی که هر چک با شمارهٔ شانزده‌رقمی‌اش در آن ثبت می‌شود؛ چک را در برنامهٔ بانک خودتان
              ثبت کنید.
            </Trans>
          </Hint>
        </Note>
        {paymentOrders.map((payment) =>
          payment.prepayment ? (
            <Prepayment key={payment.order} payment={payment} />
          ) : (
            <ChequeCard key={payment.order} payment={payment} payee={payee} missing={correcting} />
          ),
        )}
        {answer &&
          (isPaid ? (
            <UploadDeadlineNote day={answer.uploadLater.deadline} />
          ) : (
            answer.uploadLater.allowed && !allNeeded && <Rest deadline={answer.uploadLater.deadline} />
          ))}
        {form.uploading && <UploadingNote />}
        <FailureNote failure={failure} />
      </>
    ),
  }
}

function Rest({ deadline }: { deadline: string }) {
  const { t } = useLingui()
  const send = useSend()
  const later = useJourneyContext(({ chequesLater }) => chequesLater)
  return (
    <UploadLaterCheckbox
      title={t`چک‌ها را بعد از پرداخت می‌فرستم`}
      checked={later}
      onChange={(checked) => send({ type: 'cheques-later.changed', later: checked })}
      deadline={deadline}
    />
  )
}

/**
 * Cheques: each with its amount, day and payee, and an upload box for its picture. The down payment is paid
 * at the bank. Specification: document 2 sections 2.8, 3, 4 and 5; decisions, section 6. The behaviour is
 * machines/steps/cheques.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useInstallmentDocuments } from '#adapters/server-lists.ts'
import type { PaymentOrder } from '#contract/operations/documents.ts'
import { guards } from '#machines/journey/guards.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { Money } from '#ui/format/Format.tsx'
import { dateText } from '#ui/format/dates.ts'
import { numberText } from '#ui/format/numbers.ts'
import { Hint } from '#ui/hint/Hint.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useGuard, useJourneyContext } from '../journey.ts'
import { ordinalText } from '../parts/ordinals.ts'
import { Question } from '../parts/Question.tsx'
import { FileUpload } from '../parts/uploads/FileUpload.tsx'
import { UploadStep } from '../parts/uploads/UploadStep.tsx'

export default function Cheques() {
  const { t } = useLingui()
  const answer = useInstallmentDocuments(useJourneyContext(({ trackingCode }) => trackingCode ?? ''))
  const chequeCount = useJourneyContext(({ cheques }) => cheques.length)
  const { paymentOrders = [], payee = '' } = answer?.installmentDto ?? {}
  const count = numberText(chequeCount)
  return (
    <UploadStep
      step="cheques"
      title={t`چک‌ها`}
      loading={t`فهرست چک‌ها خوانده می‌شود…`}
      failed={t`فهرست چک‌ها نرسید`}
      action={<Trans>ادامه</Trans>}
      actionWhenPaid={<Trans>ثبت چک‌ها</Trans>}
      gap={12}
      deadline={answer?.uploadLater.deadline}
      postpone={t`چک‌ها را بعد از پرداخت می‌فرستم`}
    >
      <Question detail={t`خوانا و کامل؛ عکس یا PDF، هر کدام تا ۱۲ مگابایت.`}>
        <Trans>عکس {count} چک را بفرستید</Trans>
      </Question>
      <WritingNote />
      {paymentOrders.map((payment) =>
        payment.prepayment ? (
          <DownPayment key={payment.order} payment={payment} />
        ) : (
          <Cheque key={payment.order} payment={payment} payee={payee} />
        ),
      )}
    </UploadStep>
  )
}

const WritingNote = () => {
  const { t } = useLingui()
  return (
    <Note>
      <Trans>
        مبلغ، تاریخ و گیرندهٔ هر چک را همان‌طور بنویسید که این‌جا آمده است؛ این‌ها و شمارهٔ چک باید روی عکس خوانده
        شود و با سامانهٔ صیاد یکی باشد.
      </Trans>
      <Hint term={t`سامانهٔ صیاد`}>
        <Trans>
          سامانهٔ بانک مرکزی که هر چک با شمارهٔ شانزده‌رقمی‌اش در آن ثبت می‌شود؛ چک را در برنامهٔ بانک خودتان ثبت
          کنید.
        </Trans>
      </Hint>
    </Note>
  )
}

/** One cheque as it has to be written. The gateway compares the picture with these details. */
function Cheque({
  payment: { order, amount, dueDate, document },
  payee,
}: {
  payment: PaymentOrder
  payee: string
}) {
  const { t } = useLingui()
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const [which, day] = [ordinalText(order), dateText(dueDate, { today, weekday: true })]
  const name = t`چک ${which}`
  return (
    <Card as="section" label={name} pad="tight">
      <Stack gap={10}>
        <div>
          <Row justify="between" align="baseline" wrap>
            <Text as="h3" look="title">
              {name}
            </Text>
            <Money toman={amount} size="m" />
          </Row>
          <Text look="caption" tone="soft">
            <Trans>
              برای {day}، در وجه {payee}
            </Trans>
          </Text>
        </div>
        {document && (
          <FileUpload tag={document.tag} title={t`عکس ${name}`} detail={t`روی چک، همهٔ نوشته‌ها خوانا`} />
        )}
      </Stack>
    </Card>
  )
}

/** Paid at the bank with the order, so it needs no cheque. */
function DownPayment({ payment: { amount } }: { payment: PaymentOrder }) {
  const isPaid = useGuard(guards['the order is paid'])
  return (
    <Card pad="tight" tone="sunken">
      <Row justify="between" align="baseline" wrap>
        <Text as="h3" look="title">
          <Trans>پیش‌پرداخت</Trans>
        </Text>
        <Money toman={amount} size="m" />
      </Row>
      <Text look="caption" tone="soft">
        {isPaid ? (
          <Trans>در درگاه بانکی پرداخت شده است؛ چک نمی‌خواهد.</Trans>
        ) : (
          <Trans>در مرحلهٔ بعد با کارت بانکی می‌پردازید؛ چک نمی‌خواهد.</Trans>
        )}
      </Text>
    </Card>
  )
}

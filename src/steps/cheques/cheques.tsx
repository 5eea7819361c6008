/**
 * Cheques: each with its amount, day and payee, and an upload box for its picture. The down payment is paid
 * at the bank. Specification: document 2 sections 2.8, 3, 4 and 5; decisions, section 6. The behaviour is
 * machines/steps/cheques.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useInstallmentDocuments } from '#adapters/server-lists.ts'
import type { PaymentOrder } from '#contract/operations/documents.ts'
import { guards } from '#machines/journey/guards.ts'
import { Button } from '#ui/button/Button.tsx'
import { useCopy } from '#ui/button/use-copy.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { Money } from '#ui/format/Format.tsx'
import { dateText } from '#ui/format/dates.ts'
import { numberText, tomanText } from '#ui/format/numbers.ts'
import { Hint } from '#ui/hint/Hint.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { UploadMany } from '#ui/upload/UploadBox.tsx'
import { useGuard, useJourney, useJourneyContext } from '../journey.ts'
import { ordinalText } from '../parts/ordinals.ts'
import { Question } from '../parts/Question.tsx'
import { FilesLeft, FileUpload } from '../parts/uploads/FileUpload.tsx'
import { emptyBoxesOf, fillBoxes } from '../parts/uploads/fill-boxes.ts'
import { UploadStep } from '../parts/uploads/UploadStep.tsx'

export default function Cheques() {
  const { t } = useLingui()
  const answer = useInstallmentDocuments(useJourneyContext(({ trackingCode }) => trackingCode ?? ''))
  const chequeCount = useJourneyContext(({ cheques }) => cheques.length)
  const { paymentOrders = [], payee = '' } = answer?.installmentDto ?? {}
  const down = paymentOrders.find(({ prepayment }) => prepayment)
  const cheques = paymentOrders.filter(({ prepayment }) => !prepayment)
  const count = numberText(chequeCount)
  return (
    <UploadStep
      step="cheques"
      title={t`چک‌ها`}
      loading={t`فهرست چک‌ها خوانده می‌شود…`}
      failed={t`فهرست چک‌ها نرسید`}
      action={<Trans>ادامه</Trans>}
      actionWhenPaid={<Trans>ثبت چک‌ها</Trans>}
      gap={10}
      deadline={answer?.uploadLater.deadline}
      postpone={t`چک‌ها را بعد از پرداخت می‌فرستم`}
    >
      <Question detail={t`عکس یا PDF، هر کدام تا ۱۲ مگابایت.`}>
        <Trans>عکس {count} چک را بفرستید</Trans>
      </Question>
      <WritingNote payee={payee} />
      <CopySchedule cheques={cheques} payee={payee} />
      <AllAtOnce />
      {cheques.map((payment) => (
        <Cheque key={payment.order} payment={payment} />
      ))}
      {down && <DownPayment payment={down} />}
    </UploadStep>
  )
}

const WritingNote = ({ payee }: { payee: string }) => {
  const { t } = useLingui()
  return (
    <Note>
      <Trans>
        هر چک را در وجه {payee} و با مبلغ و تاریخ همین فهرست بنویسید و در سامانهٔ صیاد ثبت کنید. نوشته‌ها و
        شمارهٔ چک باید در عکس خوانا باشد.
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

const useChequeName = () => {
  const { t } = useLingui()
  return (order: number): string => {
    const which = ordinalText(order)
    return t`چک ${which}`
  }
}

/** The list as text, to have it at hand while the cheques are written. */
function CopySchedule({ cheques, payee }: { cheques: readonly PaymentOrder[]; payee: string }) {
  const { t } = useLingui()
  const nameOf = useChequeName()
  const schedule = cheques
    .map(({ order, amount, dueDate }) => {
      const [name, sum, day] = [nameOf(order), tomanText(amount), dateText(dueDate, { weekday: true })]
      return t`${name}: ${sum}، ${day}، در وجه ${payee}`
    })
    .join('\n')
  const { copied, copy } = useCopy(schedule)
  return (
    <Row justify="between" wrap>
      <Button
        kind="link"
        icon={copied ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
        onClick={copy}
      >
        <Trans>کپی فهرست چک‌ها</Trans>
      </Button>
      <Text as="span" look="caption" tone="ok" live="status">
        {copied && <Trans>کپی شد.</Trans>}
      </Text>
    </Row>
  )
}

/** Chooses the photos of several cheques at once, while several are missing. */
function AllAtOnce() {
  const journey = useJourney()
  const missing = useSelector(journey, (snapshot) => emptyBoxesOf(snapshot, 'cheques').length)
  const [left, setLeft] = useState(0)
  return (
    <>
      {missing > 1 && (
        <UploadMany
          onPick={(files) => setLeft(fillBoxes(emptyBoxesOf(journey.getSnapshot(), 'cheques'), files))}
        >
          <Trans>انتخاب عکس چند چک با هم، به ترتیب فهرست</Trans>
        </UploadMany>
      )}
      <FilesLeft count={left} />
    </>
  )
}

/** One cheque as it has to be written. The gateway compares the picture with these details. */
function Cheque({ payment: { order, amount, dueDate, document } }: { payment: PaymentOrder }) {
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const name = useChequeName()(order)
  const [sum, day] = [tomanText(amount), dateText(dueDate, { today, weekday: true })]
  if (document === null) return null
  return (
    <section aria-label={name}>
      <FileUpload
        kind="cheques"
        tag={document.tag}
        title={name}
        facts={
          <Trans>
            <b>{sum}</b>، {day}
          </Trans>
        }
      />
    </section>
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

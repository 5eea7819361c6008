/**
 * The receipt of a paid order: the next step with its time, the documents still owed, the ticket, and its
 * actions. Specification: decisions, sections 4 and 10; design language, "Receipt".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, Download, House, Printer, ShieldCheck } from 'lucide-react'
import type { PaymentResult } from '#contract/operations/payment.ts'
import type { Receipt as ReceiptData } from '#contract/operations/receipt.ts'
import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { dateText, hourText } from '#ui/format/dates.ts'
import { numberText } from '#ui/format/numbers.ts'
import { type Follow, followOnPress } from '#ui/link/AppLink.tsx'
import { Text } from '#ui/text/Text.tsx'
import { saveTicket } from './ticket-files.ts'
import { Ticket } from './Ticket.tsx'
import styles from './Ticket.module.css'
import { isVisitMissed, ticketOf } from './ticket-text.ts'

export type ReceiptProps = {
  result: PaymentResult
  receipt: ReceiptData
  onHome: () => void
  onFollow: Follow
}

export function Receipt({ result, receipt, onHome, onFollow }: ReceiptProps) {
  const order = `/my-insurances/${result.trackingCode}`
  const ticket = ticketOf(result, receipt)
  return (
    <>
      <div className={styles.heading}>
        <CircleCheck size={30} aria-hidden="true" />
        <div>
          <Text as="h2" look="h2">
            <Trans>پرداخت انجام شد</Trans>
          </Text>
          <NextStep receipt={receipt} />
        </div>
      </div>
      <Owed result={result} />
      <Ticket result={result} ticket={ticket} />
      <div className={styles.more}>
        <Button
          kind="link"
          icon={<Download size={18} aria-hidden="true" />}
          onClick={() => void saveTicket(result, ticket)}
        >
          <Trans>ذخیرهٔ عکس</Trans>
        </Button>
        <Button kind="link" icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
          <Trans>چاپ</Trans>
        </Button>
        <ButtonLink
          kind="link"
          icon={<ShieldCheck size={18} aria-hidden="true" />}
          href={order}
          onClick={followOnPress(order, onFollow)}
        >
          <Trans>روند سفارش در بیمه‌های من</Trans>
        </ButtonLink>
        <Button kind="link" icon={<House size={18} aria-hidden="true" />} onClick={onHome}>
          <Trans>رفتن به صفحهٔ اصلی</Trans>
        </Button>
      </div>
    </>
  )
}

/** The time of issue, and where the policy will be found. A change is announced while the page is open. */
function NextStep({ receipt }: { receipt: ReceiptData }) {
  const { t } = useLingui()
  const { issued, issueBy, visit } = receipt
  const sentence = () => {
    if (issued !== null) {
      const [day, time] = [dateText(issued.day, { short: true }), hourText(issued.time)]
      return t`بیمه‌نامه ${day}، ساعت ${time} صادر شد و در «بیمه‌های من» است.`
    }
    if (visit !== null) {
      const [day, from] = [dateText(visit.date, { weekday: true, short: true }), hourText(visit.startTime)]
      const to = hourText(visit.endTime)
      return t`بازدید خودرو ${day}، از ${from} تا ${to} است؛ بیمه‌نامه پس از آن صادر می‌شود.`
    }
    if (isVisitMissed(receipt)) return t`نوبت بازدید گذشت؛ بیمه‌نامه پس از بازدید تازه صادر می‌شود.`
    if (issueBy === null) return t`بیمه‌نامه پس از تکمیل سفارش صادر می‌شود.`
    const [hour, day] = [numberText(issueBy.hour), dateText(issueBy.day, { weekday: true, short: true })]
    return t`بیمه‌نامه تا ساعت ${hour} ${day} صادر می‌شود و در «بیمه‌های من» می‌آید.`
  }
  return (
    <Text look="caption" tone="soft" live="status">
      {sentence()}
    </Text>
  )
}

/** The owed parts with their deadline: the details if they follow the payment, otherwise the pictures. */
function Owed({ result }: { result: PaymentResult }) {
  const { detailsUntil, awaited, documentsUntil } = result
  const until = detailsUntil ?? documentsUntil
  if (until === null) return null
  const day = dateText(until, { weekday: true, short: true })
  return (
    <Note kind="warn">
      {detailsUntil !== null ? (
        <Trans>یک کار مانده است: مشخصات بیمه‌گذار، نشانی و مدارک را تا {day} کامل کنید.</Trans>
      ) : !awaited.includes('cheques') ? (
        <Trans>یک کار مانده است: مدارک را تا {day} بفرستید.</Trans>
      ) : !awaited.includes('documents') ? (
        <Trans>یک کار مانده است: عکس چک‌ها را تا {day} بفرستید.</Trans>
      ) : (
        <Trans>یک کار مانده است: مدارک و عکس چک‌ها را تا {day} بفرستید.</Trans>
      )}
    </Note>
  )
}

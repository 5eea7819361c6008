/**
 * What the buyer should know before paying: why the last payment failed, what is still missing, when the
 * policy is issued, and until when the price holds. Specification: document 2 sections 4 and 9; decisions,
 * sections 4 and 8 "In time".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { Invoice } from '#contract/operations/payment.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import { isPaidFirst, type MissingDetail, missingDetails } from '#machines/journey/order-completeness.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { digitsText } from '#ui/format/digits.ts'
import { dateText } from '#ui/format/dates.ts'
import { momentText } from '#ui/format/moments.ts'
import { numberText } from '#ui/format/numbers.ts'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'
import styles from './Review.module.css'

/** Says why the last payment failed, and that the order is still there. */
export function FailedPaymentNote() {
  const { t } = useLingui()
  const end = useJourneyContext(({ paymentEnd }) => paymentEnd)
  if (end === null) return null
  const sentences: Record<NonNullable<JourneyContext['paymentEnd']>, string> = {
    cancelled: t`پرداخت را در صفحهٔ بانک لغو کردید؛ مبلغی کم نشد. سفارش شما همین‌جاست، هر وقت خواستید دوباره پرداخت کنید.`,
    'timed-out': t`مهلت پرداخت در صفحهٔ بانک تمام شد. سفارش شما همین‌جاست؛ اگر مبلغی کم شده باشد تا ۷۲ ساعت کاری برمی‌گردد.`,
    refused: t`بانک پرداخت را نپذیرفت. سفارش شما همین‌جاست؛ دوباره یا با کارت دیگری امتحان کنید.`,
    closed: t`صفحهٔ بانک بدون پرداخت بسته شد؛ مبلغی کم نشد. سفارش شما همین‌جاست، هر وقت خواستید دوباره پرداخت کنید.`,
  }
  return (
    <Note kind={end === 'refused' ? 'err' : 'warn'} live="status">
      {sentences[end]}
    </Note>
  )
}

/** For an order that is paid first: what is still to be given, and until when. */
export function MissingDetailsNote({ order }: { order: OrderDetail }) {
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

export function YearChangeNote({ change }: { change: Invoice['yearChange'] }) {
  if (change === null) return null
  const [year, tariffYear] = [digitsText(change.year), digitsText(change.tariffYear)]
  return (
    <Note>
      <Trans>
        بیمهٔ شما از سال {year} شروع می‌شود و نرخ آن هنوز اعلام نشده است؛ این مبلغ با نرخ {tariffYear} حساب شده
        است. اگر نرخ تازه فرق کند، مابه‌التفاوت جدا حساب می‌شود.
      </Trans>
    </Note>
  )
}

/** When the policy is issued: by which hour, or after what. */
function IssuePromise({
  order,
  issueBy,
  today,
}: { order: OrderDetail; today: string } & Pick<Invoice, 'issueBy'>) {
  if (missingDetails(order).length > 0) return <Trans>پس از تکمیل اطلاعات و مدارک صادر می‌شود.</Trans>
  if (issueBy === null) return <Trans>پس از بازدید خودرو صادر می‌شود.</Trans>
  const [hour, day] = [numberText(issueBy.hour), dateText(issueBy.day, { today, weekday: true })]
  return issueBy.day === today ? (
    <Trans>تا ساعت {hour} پرداخت کنید تا همین امروز صادر شود.</Trans>
  ) : (
    <Trans>
      با پرداخت امروز، تا ساعت {hour} {day} صادر می‌شود.
    </Trans>
  )
}

/** When the policy is issued, and the hour until which the price holds. */
export function Promises({ order, invoice }: { order: OrderDetail; invoice: Invoice }) {
  const today = useJourneyContext(({ configuration }) => configuration?.today ?? '')
  const until = momentText(invoice.validUntil, today)
  return (
    <div>
      <Text as="div" look="micro" tone="quiet" className={styles.promise}>
        <Clock size={15} aria-hidden="true" />
        <p>
          <IssuePromise order={order} issueBy={invoice.issueBy} today={today} />
        </p>
      </Text>
      <Text look="micro" tone="quiet" align="center">
        <Trans>این قیمت تا {until} معتبر است.</Trans>
      </Text>
    </div>
  )
}

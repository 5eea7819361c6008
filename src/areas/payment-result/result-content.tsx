/**
 * The content of each payment result: paid, unpaid, not settled yet, or no result. The frame stays mounted
 * when the content changes, so that a press that has begun before still counts. Specification: decisions,
 * section 4; document 1 section 8; design language, picture 14.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus, LogIn, RotateCw, Share2 } from 'lucide-react'
import { failureMessage } from '#adapters/gateway/failure-texts.ts'
import type { PaymentResult } from '#contract/operations/payment.ts'
import type { Receipt as ReceiptData } from '#contract/operations/receipt.ts'
import type { Failure } from '#machines/failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorActions, ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { Money } from '#ui/format/Format.tsx'
import { tomanText } from '#ui/format/numbers.ts'
import type { StepLayoutProps } from '#ui/layout/StepLayout.tsx'
import type { Follow } from '#ui/link/AppLink.tsx'
import { Text } from '#ui/text/Text.tsx'
import { Receipt } from './Receipt.tsx'
import styles from './Result.module.css'
import { ResultMark } from './ResultMark.tsx'
import { hasCalendarDays, saveCalendar, shareTicket } from './ticket-files.ts'
import ticketStyles from './Ticket.module.css'
import { ticketOf } from './ticket-text.ts'

export type ResultContent = Omit<StepLayoutProps, 'onBack' | 'onSupport' | 'progress'>

/** Uses the receipt's layout, so that nothing jumps when it arrives. */
export const loading: ResultContent = {
  title: <Trans>نتیجهٔ پرداخت</Trans>,
  isEnd: true,
  width: 'ticket',
  gap: 12,
  busy: true,
  children: <Loading />,
}

function Loading() {
  const { t } = useLingui()
  return (
    <>
      <div className={ticketStyles.heading} />
      <RowSkeletons sentence={t`نتیجه را از بانک می‌پرسیم…`} rows={5} />
    </>
  )
}

/** Paid: the receipt, and a link to missing parts. */
export type PaidProps = {
  result: PaymentResult
  receipt: ReceiptData
  onHome: () => void
  onDocuments: () => void
  onDetails: () => void
  onFollow: Follow
}

export const paid = ({
  result,
  receipt,
  onHome,
  onDocuments,
  onDetails,
  onFollow,
}: PaidProps): ResultContent => ({
  title: <Trans>رسید خرید</Trans>,
  isEnd: true,
  width: 'ticket',
  gap: 12,
  bumper: {
    action: (
      <div className={ticketStyles.actions}>
        {result.detailsUntil === null && result.documentsUntil === null ? (
          <>
            {hasCalendarDays(receipt) && <CalendarButton result={result} receipt={receipt} />}
            <ShareButton result={result} receipt={receipt} kind="primary" />
          </>
        ) : (
          <>
            <ShareButton result={result} receipt={receipt} kind="tonal" />
            <OwedButton result={result} onDocuments={onDocuments} onDetails={onDetails} />
          </>
        )}
      </div>
    ),
  },
  children: <Receipt result={result} receipt={receipt} onHome={onHome} onFollow={onFollow} />,
})

type OfReceipt = Pick<PaidProps, 'result' | 'receipt'>

const CalendarButton = ({ result, receipt }: OfReceipt) => (
  <Button
    kind="tonal"
    size="large"
    icon={<CalendarPlus size={20} aria-hidden="true" />}
    onClick={() => void saveCalendar(result, receipt)}
  >
    <Trans>افزودن به تقویم</Trans>
  </Button>
)

const ShareButton = ({ result, receipt, kind }: OfReceipt & { kind: 'primary' | 'tonal' }) => (
  <Button
    kind={kind}
    size="large"
    icon={<Share2 size={20} aria-hidden="true" />}
    onClick={() => void shareTicket(result, ticketOf(result, receipt))}
  >
    <Trans>فرستادن رسید</Trans>
  </Button>
)

function OwedButton({ result, onDocuments, onDetails }: Omit<PaidProps, 'receipt' | 'onHome' | 'onFollow'>) {
  const isPaidFirst = result.detailsUntil !== null
  const isOnlyCheques = result.awaited.includes('cheques') && !result.awaited.includes('documents')
  return (
    <Button onClick={isPaidFirst ? onDetails : onDocuments}>
      {isPaidFirst ? (
        <Trans>کامل کردن اطلاعات</Trans>
      ) : isOnlyCheques ? (
        <Trans>فرستادن چک‌ها</Trans>
      ) : (
        <Trans>فرستادن مدارک</Trans>
      )}
    </Button>
  )
}

type Reason = { title: string; message: string }

const useReason = (state: PaymentResult['state']): Reason => {
  const { t } = useLingui()
  if (state === 'cancelled')
    return {
      title: t`پرداخت را لغو کردید`,
      message: t`مبلغی از حساب شما کم نشد. سفارش شما محفوظ است و هر وقت خواستید می‌توانید پرداخت کنید.`,
    }
  if (state === 'timed-out')
    return {
      title: t`مهلت پرداخت تمام شد`,
      message: t`سفارش شما محفوظ است. اگر مبلغی کم شده باشد تا ۷۲ ساعت کاری برمی‌گردد.`,
    }
  if (state === 'refused')
    return {
      title: t`بانک پرداخت را نپذیرفت`,
      message: t`سفارش شما محفوظ است؛ دوباره یا با کارت دیگری امتحان کنید.`,
    }
  return { title: t`هنوز پرداخت نکرده‌اید`, message: t`سفارش شما آمادهٔ پرداخت است.` }
}

export type UnpaidProps = { result: PaymentResult; onPay: () => void }

export const unpaid = ({ result, onPay }: UnpaidProps): ResultContent => ({
  title: <Trans>نتیجهٔ پرداخت</Trans>,
  centred: true,
  bumper: { action: <PayButton result={result} onPay={onPay} /> },
  children: <UnpaidReason result={result} />,
})

function PayButton({ result, onPay }: UnpaidProps) {
  const amount = tomanText(result.amount)
  return (
    <Button full onClick={onPay}>
      {result.state === 'none' ? (
        <Trans>رفتن به پرداخت {amount}</Trans>
      ) : (
        <Trans>پرداخت دوبارهٔ {amount}</Trans>
      )}
    </Button>
  )
}

function UnpaidReason({ result }: { result: PaymentResult }) {
  const { title, message } = useReason(result.state)
  return (
    <div className={styles.amount}>
      <ResultMark kind={result.state === 'none' ? 'waiting' : 'unpaid'} />
      <Text as="h2" look="h1">
        {title}
      </Text>
      <Money toman={result.amount} size="price" />
      <Text tone="soft">{message}</Text>
    </div>
  )
}

/** The bank has not answered yet. The chart asks again every few seconds, and the button asks at once. */
export type OpenProps = { asking: boolean; onAsk: () => void; onInvoice: () => void }

export const open = ({ asking, onAsk, onInvoice }: OpenProps): ResultContent => ({
  title: <Trans>نتیجهٔ پرداخت</Trans>,
  centred: true,
  busy: true,
  bumper: {
    action: (
      <Button full loading={asking} icon={<RotateCw size={20} aria-hidden="true" />} onClick={onAsk}>
        <Trans>پرسیدن دوباره</Trans>
      </Button>
    ),
  },
  children: (
    <div className={styles.amount}>
      <ResultMark kind="waiting" />
      <Text as="h2" look="h1">
        <Trans>پرداخت هنوز تمام نشده است</Trans>
      </Text>
      <Text tone="soft">
        <Trans>اگر پرداخت کرده‌اید کمی صبر کنید؛ هر چند ثانیه از بانک می‌پرسیم.</Trans>
      </Text>
      <Button kind="link" onClick={onInvoice}>
        <Trans>برگشت به پرداخت</Trans>
      </Button>
    </div>
  ),
})

/** The result could not be loaded. */
export type FailedProps = { failure: Failure | null; onRetry: () => void; onSupport: () => void }

export const failed = ({ failure, onRetry, onSupport }: FailedProps): ResultContent => ({
  title: <Trans>نتیجهٔ پرداخت</Trans>,
  centred: true,
  bumper: { action: <ErrorActions onRetry={onRetry} onSupport={onSupport} /> },
  children: (
    <ErrorPanel title={<Trans>نتیجه نرسید</Trans>} errorId={failure?.errorId} code={failure?.code}>
      {(failure && failureMessage(failure)) ?? (
        <Trans>
          ارتباط با سرور برقرار نشد. اینترنت خود را بررسی کنید و دوباره امتحان کنید؛ پرداخت شما، اگر انجام شده
          باشد، محفوظ است.
        </Trans>
      )}
    </ErrorPanel>
  ),
})

/** Asks to sign in, because a result is shown only to the owner of the order. */
export const signedOut = ({ onSignIn }: { onSignIn: () => void }): ResultContent => ({
  title: <Trans>نتیجهٔ پرداخت</Trans>,
  centred: true,
  bumper: {
    action: (
      <Button full icon={<LogIn size={20} aria-hidden="true" />} onClick={onSignIn}>
        <Trans>ورود به حساب</Trans>
      </Button>
    ),
  },
  children: (
    <EmptyState title={<Trans>برای دیدن نتیجه وارد شوید</Trans>}>
      <Trans>نتیجهٔ پرداخت را فقط به صاحب سفارش نشان می‌دهیم. پرداخت شما، اگر انجام شده باشد، محفوظ است.</Trans>
    </EmptyState>
  ),
})

/** No such order, or another user's: the same message for both. */
export const unknown = ({ onHome }: { onHome: () => void }): ResultContent => ({
  title: <Trans>نتیجهٔ پرداخت</Trans>,
  centred: true,
  bumper: {
    action: (
      <Button full onClick={onHome}>
        <Trans>رفتن به صفحهٔ اصلی</Trans>
      </Button>
    ),
  },
  children: (
    <EmptyState title={<Trans>سفارش پیدا نشد</Trans>}>
      <Trans>سفارشی با این نشانی در حساب شما نیست. نشانی صفحه را بررسی کنید.</Trans>
    </EmptyState>
  ),
})

/**
 * The content of each payment result: paid, unpaid, not settled yet, and where there is no result to show.
 * The frame stays mounted from one content to the next, so a press that starts before a change still counts.
 * Specification: decisions, section 4; document 1 section 8; design language, picture 14.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { LogIn, RotateCw } from 'lucide-react'
import type { PaymentResult } from '#contract/operations/payment.ts'
import type { Failure } from '#machines/failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorActions, ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { Money } from '#ui/format/Format.tsx'
import type { StepLayoutProps } from '#ui/layout/StepLayout.tsx'
import { Text } from '#ui/text/Text.tsx'
import { MissingItems, Receipt } from './Receipt.tsx'
import styles from './Receipt.module.css'
import { ResultMark } from './ResultMark.tsx'

export type ResultContent = Omit<StepLayoutProps, 'onBack' | 'onSupport' | 'progress'>

export const loading: ResultContent = {
  title: <Trans>نتیجهٔ پرداخت</Trans>,
  busy: true,
  children: <Loading />,
}

function Loading() {
  const { t } = useLingui()
  return <RowSkeletons sentence={t`نتیجه را از بانک می‌پرسیم…`} rows={5} />
}

/** Paid: the receipt, and the way to what is still missing. */
export type PaidProps = {
  result: PaymentResult
  onHome: () => void
  onDocuments: () => void
  onDetails: () => void
}

export const paid = ({ result, onHome, onDocuments, onDetails }: PaidProps): ResultContent => {
  const paidFirst = result.detailsUntil !== null
  const chequesAlone = result.awaited.includes('cheques') && !result.awaited.includes('documents')
  const isIncomplete = paidFirst || result.documentsUntil !== null
  const home = (kind: 'primary' | 'tonal') => (
    <Button kind={kind} size="large" full={!isIncomplete} onClick={onHome}>
      <Trans>صفحهٔ اصلی</Trans>
    </Button>
  )
  const next = (
    <Button onClick={paidFirst ? onDetails : onDocuments}>
      {paidFirst ? (
        <Trans>کامل کردن اطلاعات</Trans>
      ) : chequesAlone ? (
        <Trans>فرستادن چک‌ها</Trans>
      ) : (
        <Trans>فرستادن مدارک</Trans>
      )}
    </Button>
  )
  return {
    title: <Trans>رسید پرداخت</Trans>,
    gap: 12,
    bumper: {
      action: isIncomplete
        ? [
            <div key="home">{home('tonal')}</div>,
            <div key="next" className={styles.grow}>
              {next}
            </div>,
          ]
        : home('primary'),
    },
    children: (
      <>
        <Receipt result={result} />
        <MissingItems result={result} />
      </>
    ),
  }
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

export const unpaid = ({ result, onPay }: { result: PaymentResult; onPay: () => void }): ResultContent => ({
  title: <Trans>نتیجهٔ پرداخت</Trans>,
  centred: true,
  bumper: {
    action: (
      <Button full onClick={onPay}>
        {result.state === 'none' ? <Trans>رفتن به فاکتور</Trans> : <Trans>پرداخت دوباره</Trans>}
      </Button>
    ),
  },
  children: <UnpaidReason result={result} />,
})

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
        <Trans>برگشت به فاکتور</Trans>
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
    <ErrorPanel title={<Trans>نتیجه نرسید</Trans>} errorId={failure?.errorId}>
      {failure?.message ?? (
        <Trans>
          ارتباط با سرور برقرار نشد. اینترنت خود را بررسی کنید و دوباره امتحان کنید؛ پرداخت شما، اگر انجام شده
          باشد، محفوظ است.
        </Trans>
      )}
    </ErrorPanel>
  ),
})

/** A result is shown to the owner of the order only. */
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
        <Trans>صفحهٔ اصلی</Trans>
      </Button>
    ),
  },
  children: (
    <EmptyState title={<Trans>سفارش پیدا نشد</Trans>}>
      <Trans>سفارشی با این نشانی در حساب شما نیست. نشانی صفحه را بررسی کنید.</Trans>
    </EmptyState>
  ),
})

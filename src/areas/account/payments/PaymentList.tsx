/** The payments of a year; of a long list, only the rows near the screen are rendered. Picture 24. */
import { lazy, Suspense } from 'react'
import type { AccountPayment } from '#contract/operations/account.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { keyOfPayment } from './payment-words.ts'
import { PaymentRow } from './PaymentRow.tsx'
import styles from './Payments.module.css'

type PaymentListProps = { payments: readonly AccountPayment[]; label: string }

/** Longer lists are windowed. */
const MOST_ROWS = 40

const WindowedList = lazy(() => import('./WindowedList.tsx'))

export function PaymentList({ payments, label }: PaymentListProps) {
  return (
    <Card pad="none" className={styles.list}>
      {payments.length > MOST_ROWS ? (
        <Suspense fallback={<Bars count={8} />}>
          <WindowedList payments={payments} label={label} />
        </Suspense>
      ) : (
        <ul aria-label={label}>
          {payments.map((payment) => (
            <li key={keyOfPayment(payment)} className={styles.item}>
              <PaymentRow payment={payment} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const Bars = ({ count }: { count: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.item}>
        <div className={styles.payment}>
          <Skeleton width={index % 2 === 0 ? 180 : 150} height={16} />
          <Skeleton width={84} height={16} />
          <Skeleton width={110} height={12} />
          <Skeleton width={64} height={12} />
        </div>
      </div>
    ))}
  </div>
)

export const PaymentSkeletons = ({ sentence }: { sentence: string }) => (
  <Card pad="none" className={styles.list}>
    <p className="visually-hidden" role="status">
      {sentence}
    </p>
    <Bars count={3} />
  </Card>
)

/**
 * The rows of a long list near the screen. A chunk of its own, because few users have so many payments in a
 * year.
 */
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { AccountPayment } from '#contract/operations/account.ts'
import { keyOfPayment } from './payment-words.ts'
import { PaymentRow } from './PaymentRow.tsx'
import styles from './Payments.module.css'

/** Two lines of a phone. */
const ESTIMATED_HEIGHT = 70
/** Rows rendered beyond the screen. */
const OVERSCAN = 8

type WindowedListProps = { payments: readonly AccountPayment[]; label: string }

export default function WindowedList({ payments, label }: WindowedListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => setScrollMargin(list.current?.offsetTop ?? 0), [])
  const virtualizer = useWindowVirtualizer({
    count: payments.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin,
    getItemKey: (index) => {
      const payment = payments[index]
      return payment === undefined ? index : keyOfPayment(payment)
    },
  })
  return (
    <ul
      ref={list}
      className={styles.windowed}
      style={{ blockSize: virtualizer.getTotalSize() }}
      aria-label={label}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const payment = payments[index]
        return (
          payment && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={styles.item}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
              aria-setsize={payments.length}
              aria-posinset={index + 1}
            >
              <PaymentRow payment={payment} />
            </li>
          )
        )
      })}
    </ul>
  )
}

/**
 * A call that the list waits for without going away: alternatives, a price of now, the order. Said after 300 ms, so that a quick
 * answer flashes nothing. Specification: document 2 section 8; design language, principle 6.
 */
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useMatches } from '../journey.ts'
import styles from './ListProgress.module.css'

export function ListProgress() {
  const asking = useMatches({ offers: 'askingAlternatives' })
  const repricing = useMatches({ offers: 'repricing' })
  const registering = useMatches({ offers: 'registering' })
  return (
    <div role="status" className={styles.place}>
      {asking && (
        <Pill>
          <Trans>پیشنهادهای نزدیک دیده می‌شود…</Trans>
        </Pill>
      )}
      {repricing && (
        <Pill>
          <Trans>قیمت تازه گرفته می‌شود…</Trans>
        </Pill>
      )}
      {registering && (
        <Pill>
          <Trans>سفارش شما ثبت می‌شود…</Trans>
        </Pill>
      )}
    </div>
  )
}

const Pill = ({ children }: { children: ReactNode }) => (
  <span className={styles.pill}>
    <i className={styles.ring} aria-hidden="true" />
    {children}
  </span>
)

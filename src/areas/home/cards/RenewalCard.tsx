/**
 * A policy that ends soon or has ended: the days in saffron, and the renewal here or at its insurer. Alone on home its
 * button is saffron. Design language, "Renewal card", "Order card"; pictures 01 and 18.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { daysBetween } from '#contract/values/jalali-date.ts'
import type { HomeCard } from '#machines/areas/home-cards.ts'
import { Button } from '#ui/button/Button.tsx'
import { dateText } from '#ui/format/dates.ts'
import { numberText } from '#ui/format/numbers.ts'
import type { HomeRef } from '../home-ref.ts'
import { CardHead } from './CardHead.tsx'
import { renewalFacts, renewalTitle } from './card-words.ts'
import styles from './RenewalCard.module.css'

export type RenewalCardProps = {
  card: Extract<HomeCard, { kind: 'renewal' }>
  today: string
  /** No other card stands above it. */
  isFirst: boolean
  actor: HomeRef
}

const TICKS = 30

export function RenewalCard({ card: { policy, order }, today, isFirst, actor }: RenewalCardProps) {
  const { t } = useLingui()
  const end = policy.currentPolicyExpDate
  const days = daysBetween(today, end)
  const press = () =>
    actor.send(order === null ? { type: 'renewal.chosen', policy } : { type: 'order.chosen', order })
  const isElsewhere = order === null && policy.isRedirectToExternalLink
  return (
    <article className={styles.card} data-kind="renewal">
      <CardHead title={renewalTitle(policy)} caption={renewalFacts(policy)} plate={policy.plate} />
      <div className={styles.days}>
        <DaysLeft days={days} />
        <time className={styles.end}>{dateText(end, { weekday: true })}</time>
      </div>
      <div className={styles.gauge} aria-hidden="true">
        {Array.from({ length: TICKS }, (_, tick) => (
          <i key={tick} data-is-left={tick < days || undefined} />
        ))}
      </div>
      {isFirst && (
        <p className={styles.advice}>
          {days >= 0 ? (
            <Trans>همین حالا تمدید کنید تا جریمهٔ دیرکرد ندهید.</Trans>
          ) : (
            <Trans>جریمهٔ دیرکرد هر روز بیشتر می‌شود؛ همین حالا تمدید کنید.</Trans>
          )}
        </p>
      )}
      <Button
        kind="saffron"
        full
        className={isFirst ? undefined : styles.quiet}
        icon={isElsewhere ? <ExternalLink size={20} aria-hidden="true" /> : undefined}
        label={isElsewhere ? t`تمدید در سایت بیمه‌گر، صفحهٔ تازه` : undefined}
        onClick={press}
      >
        {order !== null && <Trans>ادامهٔ تمدید</Trans>}
        {order === null &&
          (isElsewhere ? <Trans>تمدید در سایت بیمه‌گر</Trans> : <Trans>تمدید بیمه‌نامه</Trans>)}
      </Button>
    </article>
  )
}

/** The number is the headline; the last day has none. */
function DaysLeft({ days }: { days: number }) {
  const number = numberText(Math.abs(days))
  return (
    <p className={styles.left}>
      {days === 0 && <Trans>امروز تمام می‌شود</Trans>}
      {days > 0 && (
        <Trans>
          <b className={styles.number}>{number}</b> <span>روز تا پایان</span>
        </Trans>
      )}
      {days < 0 && (
        <Trans>
          <b className={styles.number}>{number}</b> <span>روز از پایان گذشت</span>
        </Trans>
      )}
    </p>
  )
}

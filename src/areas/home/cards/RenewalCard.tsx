/**
 * A policy that ends soon or has ended: the days in saffron, and the renewal here or at its insurer. Alone on
 * home its button is saffron. Design language, "Renewal card", "Order card"; pictures 01 and 18.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { daysBetween } from '#contract/values/jalali-date.ts'
import type { HomeCard } from '#machines/areas/home-cards.ts'
import { Button } from '#ui/button/Button.tsx'
import type { HomeRef } from '../home-ref.ts'
import { RenewalHead } from './RenewalHead.tsx'
import styles from './RenewalCard.module.css'

export type RenewalCardProps = {
  card: Extract<HomeCard, { kind: 'renewal' }>
  today: string
  /** Whether it is the first card. */
  isFirst: boolean
  actor: HomeRef
}

export function RenewalCard({ card: { policy, order }, today, isFirst, actor }: RenewalCardProps) {
  const { t } = useLingui()
  const days = daysBetween(today, policy.currentPolicyExpDate)
  const press = () =>
    actor.send(order === null ? { type: 'renewal.chosen', policy } : { type: 'order.chosen', order })
  const isElsewhere = order === null && policy.isRedirectToExternalLink
  return (
    <article className={styles.card} data-kind="renewal">
      <RenewalHead policy={policy} today={today} />
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

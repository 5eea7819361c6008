/**
 * Head of a renewal's card: title and plate of the policy, the days in saffron, and the gauge. Pictures 01
 * and 44.
 */
import { Trans } from '@lingui/react/macro'
import type { RenewablePolicy } from '#contract/operations/home.ts'
import { daysBetween } from '#contract/values/jalali-date.ts'
import { dateText } from '#ui/format/dates.ts'
import { numberText } from '#ui/format/numbers.ts'
import { CardHead } from './CardHead.tsx'
import { renewalFacts, renewalTitle } from './card-words.ts'
import styles from './RenewalCard.module.css'

const TICKS = 30

export function RenewalHead({ policy, today }: { policy: RenewablePolicy; today: string }) {
  const end = policy.currentPolicyExpDate
  const days = daysBetween(today, end)
  return (
    <>
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
    </>
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

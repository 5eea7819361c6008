/**
 * Two facts of a card: the days of the cover, and its lateness or the amount that it pays. Design language,
 * picture 12.
 */
import { t } from '@lingui/core/macro'
import type { VehiclePolicy } from '#contract/operations/my-insurance.ts'
import { dateText } from '#ui/format/dates.ts'
import { millionsText, numberText } from '#ui/format/numbers.ts'
import styles from './PolicyCard.module.css'

export type PolicyFactsProps = {
  policy: VehiclePolicy
  isCancelled: boolean
  className: string | undefined
}

type Fact = { label: string; value: string }

/** What is most urgent first: a deadline, lateness, a visit; otherwise how much is insured. */
const secondFact = (policy: VehiclePolicy): Fact | null => {
  const { deadline, daysLate, visit, carValue, liabilityPropertyDamage } = policy
  if (deadline !== null) return { label: t`مهلت`, value: dateText(deadline) }
  if (daysLate !== null) {
    const days = numberText(daysLate)
    return { label: t`دیرکرد`, value: t`${days} روز` }
  }
  if (visit !== null) return { label: t`بازدید`, value: dateText(visit.date) }
  const insured = liabilityPropertyDamage ?? carValue
  if (insured === null) return null
  const millions = millionsText(insured)
  return { label: liabilityPropertyDamage === null ? t`ارزش` : t`سقف مالی`, value: t`${millions} میلیون` }
}

export function PolicyFacts({ policy, isCancelled, className }: PolicyFactsProps) {
  const { expirationDate, orderedOn } = policy
  const day =
    expirationDate === null || isCancelled
      ? { label: t`سفارش`, value: dateText(orderedOn) }
      : { label: t`پایان`, value: dateText(expirationDate) }
  const second = secondFact(policy)
  return (
    <dl className={className}>
      {[day, ...(isCancelled || second === null ? [] : [second])].map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

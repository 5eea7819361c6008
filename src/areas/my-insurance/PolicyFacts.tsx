/** Two facts of a card: the days of the cover, and the amount that it pays. Design language, picture 12. */
import { useLingui } from '@lingui/react/macro'
import type { VehiclePolicy } from '#contract/operations/my-insurance.ts'
import { dateText } from '#ui/format/dates.ts'
import { millionsText } from '#ui/format/numbers.ts'
import styles from './PolicyCard.module.css'

export type PolicyFactsProps = {
  policy: VehiclePolicy
  isCancelled: boolean
  className: string | undefined
}

export function PolicyFacts({ policy, isCancelled, className }: PolicyFactsProps) {
  const { t } = useLingui()
  const { expirationDate, orderedOn, deadline, liabilityPropertyDamage, visit } = policy
  const millions = millionsText(liabilityPropertyDamage ?? 0)
  const day =
    expirationDate === null || isCancelled
      ? { label: t`سفارش`, value: dateText(orderedOn) }
      : { label: t`پایان`, value: dateText(expirationDate) }
  const second =
    deadline !== null
      ? { label: t`مهلت`, value: dateText(deadline) }
      : liabilityPropertyDamage !== null
        ? { label: t`سقف مالی`, value: t`${millions} میلیون` }
        : visit && { label: t`بازدید`, value: dateText(visit.date) }
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

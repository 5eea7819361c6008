/** Two facts of a card: its days, and how much it pays. Design language, picture 12. */
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
  const { expirationDate, orderedOn, deadline, liabilityPropertyDamage } = policy
  const day =
    expirationDate === null || isCancelled
      ? { label: t`سفارش`, value: dateText(orderedOn) }
      : { label: t`پایان`, value: dateText(expirationDate) }
  const ceiling = useCeiling(liabilityPropertyDamage)
  const second = deadline === null ? ceiling : [{ label: t`مهلت`, value: dateText(deadline) }]
  return (
    <dl className={className}>
      {[day, ...(isCancelled ? [] : second)].map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Car-body insurance has no ceiling. */
function useCeiling(ceiling: number | null) {
  const { t } = useLingui()
  if (ceiling === null) return []
  const millions = millionsText(ceiling)
  return [{ label: t`سقف مالی`, value: t`${millions} میلیون` }]
}

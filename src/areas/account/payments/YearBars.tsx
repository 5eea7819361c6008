/**
 * The sum of the chosen year, and the years as a radio group of bars on one scale; the numbers carry the
 * meaning. Design language, "Payments"; picture 24.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { YearOfPayments } from '#contract/operations/account.ts'
import { RadioGroup, RadioInput } from '#ui/choice/RadioGroup.tsx'
import { classNames } from '#ui/class-names.ts'
import { digitsText } from '#ui/format/digits.ts'
import { Money } from '#ui/format/Format.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Text } from '#ui/text/Text.tsx'
import styles from './Payments.module.css'

export type YearBarsProps = Pick<YearOfPayments, 'years'> & {
  chosen: string
  onChoose: (year: string) => void
}

export function YearBars({ years, chosen, onChoose }: YearBarsProps) {
  const { t } = useLingui()
  const largest = Math.max(1, ...years.map(({ total }) => total))
  const sum = years.find(({ year }) => year === chosen)?.total ?? 0
  const shown = digitsText(chosen)
  return (
    <Card className={styles.year}>
      <Text as="h2" look="caption" tone="soft" weight="plain">
        <Trans>پرداخت شما در {shown}</Trans>
      </Text>
      <p role="status">
        <Money toman={sum} size="xl" />
      </p>
      {years.length > 1 && (
        <RadioGroup label={t`سال`} value={chosen} onChange={onChoose} className={styles.bars}>
          {years.map(({ year, total }) => (
            <label key={year} className={classNames(styles.row, year === chosen && styles.chosen)}>
              <RadioInput value={year} className="visually-hidden" />
              <span>{digitsText(year)}</span>
              <span className={styles.track} aria-hidden="true">
                <span
                  className={styles.bar}
                  style={{ inlineSize: `${Math.round((Math.max(0, total) / largest) * 100)}%` }}
                />
              </span>
              <Money toman={total} size="row" unit={false} className={styles.total} />
            </label>
          ))}
        </RadioGroup>
      )}
    </Card>
  )
}

/**
 * Counts of the different and the equal rows of the comparison, with the button that shows the equal ones.
 * Design language, "Compare"; picture 35.
 */
import { Trans } from '@lingui/react/macro'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { Chip } from '#ui/choice/Chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { numberText } from '#ui/format/numbers.ts'
import { Text } from '#ui/text/Text.tsx'
import styles from './ComparisonTable.module.css'

type CountProps = { differences: number; columns: number; children: ReactNode }

/** Heading of the rows: the number of different ones. */
export function Count({ differences, columns, children }: CountProps) {
  const count = numberText(differences)
  return (
    <tbody>
      <tr>
        <td colSpan={columns} className={styles.count}>
          <div className={styles.heading}>
            <Text as="h3" look="title">
              {differences === 0 ? <Trans>تفاوتی ندارند</Trans> : <Trans>{count} تفاوت</Trans>}
            </Text>
            {children}
          </div>
        </td>
      </tr>
    </tbody>
  )
}

/** Hides the equal rows. The comparison begins with them hidden. */
export function DifferencesChip({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  return (
    <Chip pressed={isOn} icon={isOn && <Check size={17} aria-hidden="true" />} onClick={onToggle}>
      <Trans>فقط تفاوت‌ها</Trans>
    </Chip>
  )
}

type EqualProps = { same: number; isWhole: boolean; onToggle: () => void }

/** Equal rows in one line. */
export function Equal({ same, isWhole, onToggle }: EqualProps) {
  const count = numberText(same)
  if (same === 0) return null
  return (
    <div className={styles.equal}>
      <Text look="small" tone="soft">
        <Trans>{count} ردیف دیگر یکسان است</Trans>
      </Text>
      <Button
        kind="link"
        iconEnd={
          <ChevronDown size={18} className={classNames(isWhole && styles.turned)} aria-hidden="true" />
        }
        expanded={isWhole}
        onClick={onToggle}
      >
        {isWhole ? <Trans>پنهان‌کردن یکسان‌ها</Trans> : <Trans>دیدن همه</Trans>}
      </Button>
    </div>
  )
}

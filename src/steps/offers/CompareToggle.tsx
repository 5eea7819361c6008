/** Marks an offer for comparing; quiet, and said by icon, word and state. Issue 3, "compare two or three side by side". */
import { Trans, useLingui } from '@lingui/react/macro'
import { Square, SquareCheck } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import styles from './CompareToggle.module.css'

export type CompareToggleProps = { companyFa: string; marked: boolean; onMark: () => void }

export function CompareToggle({ companyFa, marked, onMark }: CompareToggleProps) {
  const { t } = useLingui()
  const Icon = marked ? SquareCheck : Square
  return (
    <button
      type="button"
      className={classNames(styles.toggle, marked && styles.marked)}
      aria-pressed={marked}
      aria-label={t`مقایسهٔ ${companyFa}`}
      onClick={onMark}
    >
      <Icon size={18} aria-hidden="true" />
      <Trans>مقایسه</Trans>
    </button>
  )
}

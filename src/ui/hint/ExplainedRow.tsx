/**
 * A row of a description list whose label is a button that opens an explanation in place. Design language,
 * "Invoice rows" and "Touch".
 */
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useDisclosure } from './disclosure.ts'
import styles from './ExplainedRow.module.css'

export type ExplainedRowProps = {
  label: string
  /** Accessible name of the button as a question that contains the label: «چرا مالیات؟». */
  question: string
  /** A sentence or two. */
  explanation: ReactNode
  /** Content at the end of the row. */
  children: ReactNode
  /** Class names of the row and of its value. */
  className?: string | undefined
  valueClassName?: string | undefined
}

/** Belongs in a `dl`. The value keeps its place when the explanation opens below it. */
export function ExplainedRow({
  label,
  question,
  explanation,
  children,
  className,
  valueClassName,
}: ExplainedRowProps) {
  const { id, open, press } = useDisclosure()
  return (
    <div className={classNames(styles.row, className)}>
      <dt className={styles.label}>
        <button type="button" {...press} className={styles.press} aria-label={question}>
          {label}
          <Info size={16} aria-hidden="true" />
        </button>
      </dt>
      <dd className={valueClassName}>{children}</dd>
      {open && (
        <dd id={id} className={styles.explanation}>
          {explanation}
        </dd>
      )}
    </div>
  )
}

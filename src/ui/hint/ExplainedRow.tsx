/** A row of a description list whose label is a button: pressed, it says in place what the row means. Design language, "Invoice rows" and "Touch". */
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useDisclosure } from './disclosure.ts'
import styles from './ExplainedRow.module.css'

export type ExplainedRowProps = {
  label: string
  /** The label as a question, for those who do not see the sign: «چرا مالیات؟». Holds the label. */
  question: string
  /** A sentence or two. */
  explanation: ReactNode
  /** What stands at the end of the row. */
  children: ReactNode
  /** The look of the row in its list, and of its value. */
  className?: string | undefined
  valueClassName?: string | undefined
}

/** Stands in a `dl`. The value keeps its place when the explanation opens under it. */
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

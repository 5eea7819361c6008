/** Invoice rows, and rows of facts with hairlines. Deductions are green with a true minus; rows without a value are left out. Design language, "Invoice rows". */
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Money } from '../format/Format.tsx'
import { Rule } from '../layout/Card.tsx'
import styles from './InvoiceRows.module.css'

export type InvoiceLine = {
  /** Names the row; no two rows of a list share one. */
  label: string
  /** Toman; negative for a deduction. null leaves the row out. */
  toman: number | null
  /** Said instead of an amount: «ندارید». */
  text?: ReactNode
}

export type InvoiceRowsProps = {
  lines: readonly InvoiceLine[]
  total?: { label: ReactNode; toman: number } | undefined
  /** price 22 on invoices, row inside an offer card. */
  totalSize?: 'price' | 'row' | undefined
}

export function InvoiceRows({ lines, total, totalSize = 'price' }: InvoiceRowsProps) {
  return (
    <>
      <dl>
        {lines
          .filter(({ toman, text }) => toman !== null || text !== undefined)
          .map(({ label, toman, text }) => (
            <div key={label} className={styles.line}>
              <dt>{label}</dt>
              <dd className={classNames((toman ?? 0) < 0 && styles.deduction)}>{text ?? <Money toman={toman ?? 0} size="row" />}</dd>
            </div>
          ))}
      </dl>
      {total && (
        <>
          <div className={styles.rule}>
            <Rule dashed />
          </div>
          <div className={classNames(styles.total, totalSize === 'row' && styles.inRow)}>
            <span>{total.label}</span>
            <Money toman={total.toman} size={totalSize} />
          </div>
        </>
      )}
    </>
  )
}

export type Fact = { label: string; value: ReactNode }

/** Facts under each other: label at the start, value at the end. `lined` draws hairlines between them. Facts with a null value are left out. */
export function FactRows({ facts, lined = true }: { facts: readonly Fact[]; lined?: boolean | undefined }) {
  return (
    <dl>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <div key={label} className={lined ? styles.fact : styles.line}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/**
 * Invoice rows, and rows of facts with hairlines. Deductions are green with a minus sign; rows without a
 * value are left out; a row can explain itself in place. Design language, "Invoice rows".
 */
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Money } from '../format/Format.tsx'
import { ExplainedRow } from '../hint/ExplainedRow.tsx'
import { Rule } from '../layout/Card.tsx'
import styles from './InvoiceRows.module.css'

export type InvoiceLine = {
  /** Unique key of the row. */
  label: string
  /** Toman; negative for a deduction. null leaves the row out. */
  toman: number | null
  /** Text instead of an amount: «ندارید». */
  text?: ReactNode
  /** One sentence: why the row exists and how it is calculated. */
  why?: string | undefined
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
          .map((line) => (
            <Line key={line.label} {...line} />
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

function Line({ label, toman, text, why }: InvoiceLine) {
  const { t } = useLingui()
  const value = text ?? <Money toman={toman ?? 0} size="row" />
  const valueClassName = classNames((toman ?? 0) < 0 && styles.deduction)
  if (why !== undefined) {
    return (
      <ExplainedRow
        className={styles.line}
        valueClassName={valueClassName}
        label={label}
        question={t`چرا ${label}؟`}
        explanation={why}
      >
        {value}
      </ExplainedRow>
    )
  }
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd className={valueClassName}>{value}</dd>
    </div>
  )
}

/** `meaning` explains the label in a sentence or two. */
export type Fact = { label: string; value: ReactNode; meaning?: ReactNode }

/** Facts with label and value. `lined` adds hairlines. Facts with a null value are left out. */
export function FactRows({ facts, lined = true }: { facts: readonly Fact[]; lined?: boolean | undefined }) {
  return (
    <dl>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map((fact) => (
          <FactRow key={fact.label} {...fact} className={lined ? styles.fact : styles.line} />
        ))}
    </dl>
  )
}

function FactRow({ label, value, meaning, className }: Fact & { className: string | undefined }) {
  const { t } = useLingui()
  if (meaning !== undefined) {
    return (
      <ExplainedRow className={className} label={label} question={t`${label} یعنی چه؟`} explanation={meaning}>
        {value}
      </ExplainedRow>
    )
  }
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

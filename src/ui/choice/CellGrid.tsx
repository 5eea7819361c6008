/**
 * A radio group of equal cells in columns: years, months. A cell has a second, quieter line and may carry a
 * dot, which the caller explains. Design language, "Year grid".
 */
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './CellGrid.module.css'
import { RadioGroup, RadioInput, useIsChosen } from './RadioGroup.tsx'

export type Cell = {
  value: string
  title: ReactNode
  detail?: ReactNode
  marked?: boolean | undefined
  disabled?: boolean | undefined
}

export type CellGridProps = {
  label: string
  columns: 3 | 4
  value: string | null
  onChange: (value: string) => void
  cells: readonly Cell[]
}

export function CellGrid({ label, columns, value, onChange, cells }: CellGridProps) {
  return (
    <RadioGroup
      label={label}
      value={value}
      onChange={onChange}
      className={classNames(styles.grid, columns === 3 ? styles.three : styles.four)}
    >
      {cells.map((cell) => (
        <CellPress key={cell.value} {...cell} />
      ))}
    </RadioGroup>
  )
}

function CellPress({ value, title, detail, marked, disabled }: Cell) {
  return (
    <label
      className={classNames(styles.cell, useIsChosen(value) && styles.chosen, disabled && styles.disabled)}
    >
      <RadioInput value={value} className="visually-hidden" disabled={disabled} />
      <b className={styles.title}>{title}</b>
      {detail && <small className={styles.detail}>{detail}</small>}
      {marked && <i className={styles.dot} aria-hidden="true" />}
    </label>
  )
}

/** The dot of a marked cell, for the sentence that explains it. */
export const CellDot = () => <i className={classNames(styles.dot, styles.inline)} aria-hidden="true" />

/**
 * The wheel: day, month, year in reading order. The number of days follows the month and leap years. Design
 * language, "Date wheel".
 */
import { useLingui } from '@lingui/react/macro'
import { daysInJalaliMonth, jalaliDate, jalaliParts } from '#contract/values/jalali-date.ts'
import { monthText } from '../format/dates.ts'
import { digitsText } from '../format/digits.ts'
import styles from './DateWheel.module.css'
import { WheelColumn, type WheelItem } from './WheelColumn.tsx'

export type DateWheelProps = {
  label: string
  /** «1369-02-12». */
  value: string
  onChange: (date: string) => void
  firstYear: number
  lastYear: number
}

const span = (from: number, to: number, text: (value: number) => string): WheelItem[] =>
  Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => ({
    value: from + index,
    text: text(from + index),
  }))

/** Rows of the day column for a year and month. */
export const dayItems = (year: number, month: number): WheelItem[] =>
  span(1, daysInJalaliMonth(year, month), digitsText)

export function DateWheel({ label, value, onChange, firstYear, lastYear }: DateWheelProps) {
  const { t } = useLingui()
  const parts = jalaliParts(value)
  const change = (part: Partial<typeof parts>) => onChange(jalaliDate({ ...parts, ...part }))
  return (
    <div className={styles.wheel} role="group" aria-label={label}>
      <span className={styles.band} aria-hidden="true" />
      <WheelColumn
        label={t`روز`}
        items={dayItems(parts.year, parts.month)}
        value={parts.day}
        onChange={(day) => change({ day })}
      />
      <WheelColumn
        label={t`ماه`}
        items={span(1, 12, monthText)}
        value={parts.month}
        onChange={(month) => change({ month })}
        loop
      />
      <WheelColumn
        label={t`سال`}
        items={span(firstYear, lastYear, digitsText)}
        value={parts.year}
        onChange={(year) => change({ year })}
      />
    </div>
  )
}

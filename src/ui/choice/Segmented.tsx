/** A radio group of two or three segments. Design language, picture 06b. */
import { classNames } from '../class-names.ts'
import type { ReactNode } from 'react'
import { RadioGroup, RadioInput, useIsChosen } from './RadioGroup.tsx'
import styles from './Segmented.module.css'

/** `detail` is a second, quieter line. Design language, "Calendar switch". */
export type Segment = { value: string; title: ReactNode; icon?: ReactNode; detail?: ReactNode }

export type SegmentedProps = {
  label: string
  value: string | null
  onChange: (value: string) => void
  segments: readonly Segment[]
  /**
   * For the end of a row: as wide as its words, 44 high with an area of 48. Design language, "Settings rows".
   */
  compact?: boolean | undefined
}

export function Segmented({ label, value, onChange, segments, compact }: SegmentedProps) {
  return (
    <RadioGroup
      label={label}
      value={value}
      onChange={onChange}
      className={classNames(styles.group, compact && styles.compact)}
    >
      {segments.map((segment) => (
        <SegmentPress key={segment.value} {...segment} />
      ))}
    </RadioGroup>
  )
}

function SegmentPress({ value, title, icon, detail }: Segment) {
  return (
    <label className={classNames(styles.segment, useIsChosen(value) && styles.chosen)}>
      <RadioInput value={value} className="visually-hidden" />
      {icon}
      {detail === undefined ? (
        title
      ) : (
        <span className={styles.lines}>
          {title}
          <small className={styles.detail}>{detail}</small>
        </span>
      )}
    </label>
  )
}

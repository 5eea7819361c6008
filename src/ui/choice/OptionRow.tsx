/**
 * Radio rows of sheets and questions: 22 px radio, double primary line when chosen. Design language, "Bottom
 * sheet".
 */
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './OptionRow.module.css'
import { RadioGroup, type RadioGroupProps, RadioInput, useIsChosen } from './RadioGroup.tsx'

/** A radio group of option rows. */
export function OptionGroup({ className, ...group }: RadioGroupProps) {
  return <RadioGroup {...group} className={classNames(styles.group, className)} />
}

export type OptionRowProps = {
  value: string
  title: ReactNode
  /** One quieter line under the title. */
  detail?: ReactNode
  /** A Tag beside the title. */
  badge?: ReactNode
  /** At the end of the row: a price, a date. */
  end?: ReactNode
  disabled?: boolean | undefined
  /** Why it is disabled, or what to know; seen and read out. */
  reason?: ReactNode
  /** Content below the row, across its width: shown always, or only when chosen. */
  children?: ReactNode
  openWhenChosen?: boolean | undefined
  /**
   * Buttons of the row (edit, delete). They are outside the label, so pressing them does not choose the row.
   */
  actions?: ReactNode
  /** 50 px rows without detail, as for time slots. */
  compact?: boolean | undefined
}

export function OptionRow({
  value,
  title,
  detail,
  badge,
  end,
  disabled,
  reason,
  children,
  openWhenChosen,
  actions,
  compact,
}: OptionRowProps) {
  const chosen = useIsChosen(value)
  const reasonId = useId()
  const middle = !children && !reason && !actions
  return (
    <div
      className={classNames(
        styles.row,
        chosen && styles.chosen,
        disabled && styles.disabled,
        compact && styles.compact,
      )}
    >
      <label className={classNames(styles.press, middle && styles.middle)}>
        <RadioInput
          value={value}
          disabled={disabled}
          describedBy={reason ? reasonId : undefined}
          className={styles.radio}
        />
        <span className={styles.body}>
          <span className={styles.head}>
            <span className={styles.title}>{title}</span>
            {badge}
          </span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
        {end && <span className={styles.end}>{end}</span>}
      </label>
      {(reason || actions) && (
        <div className={styles.foot}>
          <span className={styles.reason} id={reasonId}>
            {reason}
          </span>
          {actions && <span className={styles.actions}>{actions}</span>}
        </div>
      )}
      {children && (!openWhenChosen || chosen) && <div className={styles.under}>{children}</div>}
    </div>
  )
}

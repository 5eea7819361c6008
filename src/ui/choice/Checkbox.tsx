/** A checkbox with its label, 48 px high. Design language, picture 08. */
import type { ReactNode } from 'react'
import styles from './Checkbox.module.css'

export type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  title: ReactNode
  detail?: ReactNode
  disabled?: boolean | undefined
  /** Error id and validity from the surrounding FieldFrame. */
  describedBy?: string | undefined
  invalid?: boolean | undefined
}

export function Checkbox({
  checked,
  onChange,
  title,
  detail,
  disabled,
  describedBy,
  invalid,
}: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        disabled={disabled}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
      />
      <span>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </label>
  )
}

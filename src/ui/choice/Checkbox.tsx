/** A checkbox with its sentence, 48 px high. Design language, picture 08. */
import type { ReactNode } from 'react'
import styles from './Checkbox.module.css'

export type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  title: ReactNode
  detail?: ReactNode
  disabled?: boolean | undefined
}

export function Checkbox({ checked, onChange, title, detail, disabled }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input type="checkbox" className={styles.box} checked={checked} onChange={(event) => onChange(event.target.checked)} disabled={disabled} />
      <span>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </label>
  )
}

/** A setting that is on or off and works at once, at the end of a row whose title names it. Picture 43. */
import styles from './Switch.module.css'

export type SwitchProps = {
  on: boolean
  onChange: (on: boolean) => void
  /** Id of the title. */
  labelledBy: string
  /** Id of the sentence beside it: what it costs, or why it cannot be changed. */
  describedBy?: string | undefined
  disabled?: boolean | undefined
}

export function Switch({ on, onChange, labelledBy, describedBy, disabled }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        className={styles.track}
        checked={on}
        aria-checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
      />
    </label>
  )
}

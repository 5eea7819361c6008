/** A field of several lines, for street addresses. Grows with its text. */
import { classNames } from '../class-names.ts'
import styles from './Field.module.css'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'

export type TextAreaProps = FieldFrameProps & {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  placeholder?: string | undefined
  autoComplete?: string | undefined
  rows?: number | undefined
}

export function TextArea({
  value,
  onChange,
  onBlur,
  placeholder,
  autoComplete,
  rows = 3,
  ...frame
}: TextAreaProps) {
  return (
    <FieldFrame {...frame}>
      {({ id, describedBy, invalid }) => (
        <div className={classNames(styles.box, styles.area, invalid && styles.invalid)}>
          <textarea
            id={id}
            className={styles.control}
            value={value}
            rows={rows}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            placeholder={placeholder}
            autoComplete={autoComplete ?? 'off'}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
          />
        </div>
      )}
    </FieldFrame>
  )
}

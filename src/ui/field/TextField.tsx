/** A one-line text field. Design language, "Field". */
import { CircleCheck } from 'lucide-react'
import { classNames } from '../class-names.ts'
import styles from './Field.module.css'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'

export type TextFieldProps = FieldFrameProps & {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  placeholder?: string | undefined
  autoComplete?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  /** A Latin code: typed left to right, in capitals. */
  latin?: boolean | undefined
  /** Shows a check mark: the value is valid. */
  right?: boolean | undefined
  enterKeyHint?: 'next' | 'done' | 'go' | undefined
}

export function TextField({
  value,
  onChange,
  onBlur,
  placeholder,
  autoComplete,
  name,
  disabled,
  latin,
  right,
  enterKeyHint,
  ...frame
}: TextFieldProps) {
  return (
    <FieldFrame {...frame}>
      {({ id, describedBy, invalid }) => (
        <div className={classNames(styles.box, invalid && styles.invalid, disabled && styles.disabled)}>
          <input
            id={id}
            className={classNames(styles.control, latin && styles.numeric)}
            type="text"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            placeholder={placeholder}
            autoComplete={autoComplete ?? 'off'}
            name={name}
            disabled={disabled}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            enterKeyHint={enterKeyHint}
            {...(latin ? { dir: 'ltr', autoCapitalize: 'characters', spellCheck: false } : {})}
          />
          {right && !invalid && (
            <span className={classNames(styles.end, styles.right)}>
              <CircleCheck size={22} aria-hidden="true" />
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

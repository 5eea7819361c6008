/**
 * Numeric identity fields: national code, mobile number, postal code, one-time code. Design language,
 * "Field".
 */
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { RefObject } from 'react'
import { classNames } from '../class-names.ts'
import { digitsText } from '../format/digits.ts'
import styles from './Field.module.css'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'
import { settleDigits } from './numeric-entry.ts'

export type NumericFieldProps = Omit<FieldFrameProps, 'counter'> & {
  /** Latin digits. */
  value: string
  /** Called with Latin digits, whichever script was typed or pasted. */
  onChange: (digits: string) => void
  onBlur?: (() => void) | undefined
  /** A fixed length, with a counter «۹ / ۱۰». More digits may be typed; the error says so. */
  length?: number | undefined
  /** The most digits; further ones are dropped. */
  max?: number | undefined
  /** Adds what is shown between the digits: blanks after groups, a country. */
  group?: ((digits: string) => string) | undefined
  placeholder?: string | undefined
  autoComplete?: string | undefined
  name?: string | undefined
  /** Shows a check mark: the value is valid. */
  right?: boolean | undefined
  disabled?: boolean | undefined
  enterKeyHint?: 'next' | 'done' | 'go' | undefined
  inputRef?: RefObject<HTMLInputElement | null> | undefined
}

export function NumericField({
  value,
  onChange,
  onBlur,
  length,
  max,
  group,
  placeholder,
  autoComplete,
  name,
  right,
  disabled,
  enterKeyHint,
  inputRef,
  ...frame
}: NumericFieldProps) {
  return (
    <FieldFrame {...frame} counter={length === undefined ? undefined : { count: value.length, of: length }}>
      {({ id, describedBy, invalid }) => (
        <div className={classNames(styles.box, invalid && styles.invalid, disabled && styles.disabled)}>
          <input
            ref={inputRef}
            id={id}
            className={classNames(styles.control, styles.numeric, group && styles.grouped)}
            dir="ltr"
            type="text"
            inputMode="numeric"
            value={digitsText(group ? group(value) : value)}
            onChange={(event) => onChange(settleDigits(event.target, max, group))}
            onBlur={onBlur}
            placeholder={placeholder}
            autoComplete={autoComplete ?? 'off'}
            name={name}
            disabled={disabled}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            enterKeyHint={enterKeyHint}
          />
          {frame.invalidBy !== undefined && (
            <span className={classNames(styles.end, styles.alert)}>
              <CircleAlert size={22} aria-hidden="true" />
            </span>
          )}
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

/**
 * A field for an amount in toman: thousands marks while typing, the caret keeps its digit, and the amount in
 * words below it. Design language, "Money field".
 */
import { Trans } from '@lingui/react/macro'
import { type RefObject, useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import field from '../field/Field.module.css'
import { FieldFrame, type FieldFrameProps } from '../field/FieldFrame.tsx'
import { settleDigits } from '../field/numeric-entry.ts'
import { amountWords } from '../format/amount-words.ts'
import { numberText } from '../format/numbers.ts'
import styles from './MoneyField.module.css'

export type MoneyFieldProps = FieldFrameProps & {
  /** Toman; null while it is empty. */
  value: number | null
  onChange: (toman: number | null) => void
  onBlur?: (() => void) | undefined
  inputRef?: RefObject<HTMLInputElement | null> | undefined
  /** The second amount of a card: smaller. */
  compact?: boolean | undefined
}

/** Eleven digits and three marks are the fourteen characters of the specification. */
const MOST_DIGITS = 11
/** Waits until typing has paused, so that a screen reader is not told every digit. */
const SPOKEN_AFTER_MS = 600

const grouped = (digits: string): string => (digits === '' ? '' : numberText(Number(digits)))

export function MoneyField({ value, onChange, onBlur, inputRef, compact, ...frame }: MoneyFieldProps) {
  const words = value === null ? '' : amountWords(value)
  return (
    <div className={styles.field}>
      <FieldFrame {...frame}>
        {({ id, describedBy, invalid }) => (
          <div
            className={classNames(field.box, styles.box, compact && styles.compact, invalid && field.invalid)}
          >
            <input
              ref={inputRef}
              id={id}
              className={classNames(field.control, styles.control)}
              dir="ltr"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={value === null ? '' : numberText(value)}
              onChange={(event) => {
                const digits = settleDigits(event.target, MOST_DIGITS, grouped)
                onChange(digits === '' ? null : Number(digits))
              }}
              onBlur={onBlur}
              aria-invalid={invalid || undefined}
              aria-describedby={describedBy}
            />
            <span className={styles.unit} aria-hidden="true">
              <Trans>تومان</Trans>
            </span>
          </div>
        )}
      </FieldFrame>
      <p className={classNames(styles.words, compact && styles.quieter)} aria-hidden="true">
        {words}
      </p>
      <span role="status" className="visually-hidden">
        {usePaused(words)}
      </span>
    </div>
  )
}

/** The text once it has not changed for a while. */
const usePaused = (text: string): string => {
  const [spoken, setSpoken] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), SPOKEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return spoken
}

/**
 * Entry of a motorcycle's plate on a drawn plate: the full upper cell moves focus on, Backspace in the empty
 * lower one goes back, and a whole plate can be pasted. One group of two labelled inputs. Design language,
 * "Plate field"; document 2 sections 3 and 5.
 */
import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, type KeyboardEvent, useRef } from 'react'
import { toPersianDigits } from '#contract/digits.ts'
import { classNames } from '../class-names.ts'
import { FieldFrame, type FieldFrameProps } from '../field/FieldFrame.tsx'
import { settleDigits } from '../field/numeric-entry.ts'
import { numberText } from '../format/numbers.ts'
import styles from './MotorcyclePlateField.module.css'
import { type MotorcyclePlateDraft, motorcyclePlateSizes, parseMotorcyclePlate } from './motorcycle-entry.ts'
import { PlateBand } from './PlateBand.tsx'

export type MotorcyclePlateFieldProps = FieldFrameProps & {
  value: MotorcyclePlateDraft
  onChange: (plate: MotorcyclePlateDraft) => void
  /** The lower cell is full: the focus may go on to the next field. */
  onFilled?: (() => void) | undefined
}

export function MotorcyclePlateField({
  value,
  onChange,
  onFilled,
  help,
  ...frame
}: MotorcyclePlateFieldProps) {
  const { t } = useLingui()
  const { plk1, plk2 } = value
  const upper = useRef<HTMLInputElement>(null)
  const lower = useRef<HTMLInputElement>(null)
  const left = motorcyclePlateSizes.plk1 + motorcyclePlateSizes.plk2 - plk1.length - plk2.length
  const digits = numberText(left)
  const isBegun = plk1 !== '' || plk2 !== ''

  const take = (part: keyof MotorcyclePlateDraft) => (event: ChangeEvent<HTMLInputElement>) => {
    const typed = settleDigits(event.target, motorcyclePlateSizes[part])
    onChange({ plk1, plk2, [part]: typed })
    if (typed.length !== motorcyclePlateSizes[part] || typed === value[part]) return
    if (part === 'plk1') lower.current?.focus()
    else onFilled?.()
  }
  const goBack = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || plk2 !== '') return
    event.preventDefault()
    upper.current?.focus()
  }
  const cell = {
    className: styles.cell,
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    onFocus: (event: { target: HTMLInputElement }) => event.target.select(),
  } as const
  return (
    <FieldFrame
      {...frame}
      className={classNames(styles.field, frame.className)}
      help={isBegun && left > 0 ? t`${digits} رقم دیگر مانده است.` : help}
      group
    >
      {({ id, describedBy, invalid }) => (
        <div
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy}
          className={classNames(styles.entry, invalid && styles.wrong)}
          onPaste={(event) => {
            const plate = parseMotorcyclePlate(event.clipboardData.getData('text'))
            if (!plate) return
            event.preventDefault()
            onChange(plate)
            lower.current?.focus()
          }}
        >
          <span className={styles.upper}>
            <span className={styles.band}>
              <PlateBand />
            </span>
            <input
              {...cell}
              ref={upper}
              aria-label={t`سه رقم بالای پلاک`}
              placeholder={toPersianDigits('123')}
              value={toPersianDigits(plk1)}
              onChange={take('plk1')}
            />
          </span>
          <input
            {...cell}
            ref={lower}
            aria-label={t`پنج رقم پایین پلاک`}
            placeholder={toPersianDigits('45678')}
            value={toPersianDigits(plk2)}
            onChange={take('plk2')}
            onKeyDown={goBack}
          />
        </div>
      )}
    </FieldFrame>
  )
}

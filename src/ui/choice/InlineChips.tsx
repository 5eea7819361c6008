/**
 * A short question answered in place: two to five chips of equal width in one row. Longer lists use a picker.
 * Design language, "Inline choice chips".
 */
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FieldFrame, type FieldFrameProps } from '../field/FieldFrame.tsx'
import styles from './InlineChips.module.css'
import { RadioGroup, RadioInput, useIsChosen } from './RadioGroup.tsx'

/** `detail` is a second, quieter line. */
type InlineChipWords = { value: string; title: ReactNode; detail?: ReactNode }

export type InlineChipsProps = FieldFrameProps & {
  value: string | null
  onChange: (value: string) => void
  chips: readonly InlineChipWords[]
  /** Reason why it is disabled, for assistive technology: the question before it is right above. */
  disabledReason?: string | undefined
}

export function InlineChips({ value, onChange, chips, disabledReason, ...frame }: InlineChipsProps) {
  return (
    <FieldFrame {...frame} group>
      {({ id, describedBy }) => (
        <>
          <RadioGroup
            labelledBy={`${id}-label`}
            describedBy={disabledReason === undefined ? describedBy : `${id}-reason`}
            value={value}
            onChange={onChange}
            className={styles.row}
          >
            {chips.map((chip) => (
              <InlineChip key={chip.value} {...chip} disabled={disabledReason !== undefined} />
            ))}
          </RadioGroup>
          {disabledReason && (
            <span id={`${id}-reason`} className="visually-hidden">
              {disabledReason}
            </span>
          )}
        </>
      )}
    </FieldFrame>
  )
}

function InlineChip({ value, title, detail, disabled }: InlineChipWords & { disabled: boolean }) {
  return (
    <label
      className={classNames(
        styles.chip,
        detail !== undefined && styles.tall,
        useIsChosen(value) && styles.chosen,
        disabled && styles.disabled,
      )}
    >
      <RadioInput value={value} className="visually-hidden" disabled={disabled} />
      {title}
      {detail && <small className={styles.detail}>{detail}</small>}
    </label>
  )
}

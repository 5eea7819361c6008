/**
 * Filter chips and the row that scrolls on one line; chips of a radio group for ceilings. Design language,
 * "Chip row".
 */
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Chip.module.css'
import { RadioGroup, type RadioGroupProps, RadioInput, useIsChosen } from './RadioGroup.tsx'

export type ChipProps = {
  /** Name of the filter, or the whole text. */
  children?: ReactNode
  /** The value, in bold. */
  value?: ReactNode
  icon?: ReactNode
  /** A set filter turns soft primary. */
  set?: boolean | undefined
  onClick?: (() => void) | undefined
  label?: string | undefined
  /** It starts a mode of the page instead of opening a sheet. */
  inPage?: boolean | undefined
  /** It turns something of the page on and off, and says which. */
  pressed?: boolean | undefined
}

/** A chip that opens a filter or an edit sheet. */
export function Chip({ children, value, icon, set, onClick, label, inPage, pressed }: ChipProps) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, (set ?? pressed) && styles.set)}
      onClick={onClick}
      aria-label={label}
      aria-pressed={pressed}
      aria-haspopup={inPage || pressed !== undefined ? undefined : 'dialog'}
    >
      {icon}
      {children && <span>{children}</span>}
      {value && <b>{value}</b>}
    </button>
  )
}

export type ChipRowProps = {
  children: ReactNode
  label?: string | undefined
  /** Extends over the 16 px gutter to the screen's edges, so that part of the next chip shows. */
  bleed?: boolean | undefined
}

/** A line of chips that scrolls horizontally. */
export function ChipRow({ children, label, bleed = true }: ChipRowProps) {
  return (
    <div className={classNames(styles.row, bleed && styles.bleed)} role="group" aria-label={label}>
      {children}
    </div>
  )
}

/**
 * A radio group of chips of equal width, solid when chosen. Add a plain Chip («بیشتر») for further options.
 */
export function ChoiceChips({ className, ...group }: RadioGroupProps) {
  return <RadioGroup {...group} className={classNames(styles.row, styles.choices, className)} />
}

/** One of ChoiceChips. */
export function ChoiceChip({
  value,
  children,
  label,
}: {
  value: string
  children: ReactNode
  label?: string | undefined
}) {
  return (
    <label className={classNames(styles.chip, styles.choice, useIsChosen(value) && styles.chosen)}>
      <RadioInput value={value} className="visually-hidden" label={label} />
      {children}
    </label>
  )
}

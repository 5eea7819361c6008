/**
 * The frame of every field: label, one line of help, error with icon, counter for fixed lengths. Design
 * language, "Field". A blocked button finds the first incomplete field by `data-field-state`.
 */
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { digitsText } from '../format/digits.ts'
import styles from './Field.module.css'

export type FieldFrameProps = {
  label: ReactNode
  /** The question above says the same: the label is only read out. */
  isLabelHidden?: boolean | undefined
  /** One line of help. An error replaces it. */
  help?: ReactNode
  /** One sentence: what happened and what to do now. */
  error?: string | undefined
  /**
   * Id of a message elsewhere on the page that says what is wrong: marks the field, without a sentence of its
   * own.
   */
  invalidBy?: string | undefined
  /** A warning that does not block. */
  warning?: string | undefined
  /** Not filled in yet: a blocked button scrolls here. */
  missing?: boolean | undefined
  /** Counter opposite the label: «۹ / ۱۰». */
  counter?: { count: number; of: number } | undefined
  /** Opposite the label, for example a limit: «دست‌کم ۵۰ میلیون». */
  aside?: ReactNode
  /** A Hint beside the label. */
  hint?: ReactNode
  className?: string | undefined
}

/** Attributes for the control inside a frame. */
export type FieldIds = { id: string; describedBy: string | undefined; invalid: boolean }

type Props = FieldFrameProps & {
  children: (ids: FieldIds) => ReactNode
  /** A group (a plate, radios) uses aria-labelledby instead of a label element. */
  group?: boolean | undefined
}

/** Renders the frame and passes ids to its control. */
export function FieldFrame({
  label,
  isLabelHidden,
  help,
  error,
  invalidBy,
  warning,
  missing,
  counter,
  aside,
  hint,
  className,
  group,
  children,
}: Props) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? warning ?? (invalidBy === undefined ? help : undefined)
  const describedBy = [note && noteId, invalidBy].filter(Boolean).join(' ') || undefined
  const state = error ? 'error' : missing ? 'missing' : 'fine'
  const Label = group ? 'span' : 'label'
  return (
    <div
      className={classNames(styles.field, warning && !error && styles.highlit, className)}
      data-field-state={state}
    >
      <div className={isLabelHidden ? 'visually-hidden' : styles.head}>
        <Label className={styles.label} id={`${id}-label`} {...(group ? {} : { htmlFor: id })}>
          {label}
        </Label>
        {hint}
        <LabelEnd counter={counter} aside={aside} />
      </div>
      {children({ id, describedBy, invalid: Boolean(error) || invalidBy !== undefined })}
      {note && (
        <p id={noteId} className={classNames(styles.note, error ? styles.bad : warning && styles.warned)}>
          {(error ?? warning) && <CircleAlert size={17} aria-hidden="true" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  )
}

/** Opposite the label: a limit, or a counter, which is not read out. */
const LabelEnd = ({ counter, aside }: Pick<FieldFrameProps, 'counter' | 'aside'>) => (
  <>
    {aside && <span className={styles.counter}>{aside}</span>}
    {counter && (
      <span className={styles.counter} aria-hidden="true">
        <span className="ltr-run">{digitsText(`${counter.count} / ${counter.of}`)}</span>
      </span>
    )}
  </>
)

/**
 * Scrolls to the first field that has an error or is empty, and focuses it. Ignores fields behind a sheet.
 */
export const revealFirstProblem = (within: ParentNode = document): void => {
  const fields = within.querySelectorAll('[data-field-state="error"], [data-field-state="missing"]')
  const field = [...fields].find((each) => !each.closest('[inert]'))
  if (!(field instanceof HTMLElement)) return
  const reducedMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  field.scrollIntoView?.({ block: 'center', behavior: reducedMotion ? 'auto' : 'smooth' })
  const control = field.querySelector(
    'input:not([tabindex="-1"]), textarea, button:not([aria-controls]), [tabindex="0"]',
  )
  if (control instanceof HTMLElement) control.focus({ preventScroll: true })
}

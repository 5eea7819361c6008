/**
 * Entry of a plate on a drawn plate: full cells move focus on, the letter opens a grid, Backspace in an empty
 * cell goes back, and a whole plate can be pasted. One group of four labelled controls. Design language,
 * "Plate field"; document 2 section 3.
 */
import { useLingui } from '@lingui/react/macro'
import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { toPersianDigits } from '#contract/digits.ts'
import { plateLetter, plateLetters } from '#contract/values/plate-letters.ts'
import { classNames } from '../class-names.ts'
import { FieldFrame, type FieldFrameProps } from '../field/FieldFrame.tsx'
import { settleInput } from '../field/digit-entry.ts'
import { LetterSheet } from './LetterSheet.tsx'
import { PLATE_COUNTRY, PlateBand } from './PlateBand.tsx'
import styles from './Plate.module.css'
import type { PlateDraft, PlatePart, PlatePlace } from './plate-draft.ts'
import {
  type DigitPart,
  letterCodeOfKey,
  parsePlate,
  partAfter,
  partBefore,
  plateSizes,
} from './plate-entry.ts'

export type PlateFieldProps = FieldFrameProps & {
  value: PlateDraft
  onChange: (plate: PlateDraft) => void
  /** The last cell is full: the focus may go on to the next field. */
  onFilled?: (() => void) | undefined
  /**
   * Takes the place that gets the focus when the field appears, as it had it before; the letter opens its
   * grid.
   */
  startAt?: (() => PlatePlace | null) | undefined
}

/** Of a private car: the first letter is a government's. */
const SAMPLE_LETTER = plateLetters[1].letter

export function PlateField({ value, onChange, onFilled, startAt, ...frame }: PlateFieldProps) {
  const { t } = useLingui()
  const cells = useRef(new Map<PlatePart, HTMLElement>())
  const [choosing, setChoosing] = useState(false)
  const goOn = useRef(false)
  const hold = (part: PlatePart) => (element: HTMLElement | null) => {
    if (element) cells.current.set(part, element)
  }
  const focus = (part: PlatePart | null) => part && cells.current.get(part)?.focus()

  // The sheet first returns focus to the letter; then focus moves on to the digits.
  useEffect(() => {
    if (choosing || !goOn.current) return
    goOn.current = false
    cells.current.get('plk3')?.focus()
  }, [choosing])

  const enter = useEffectEvent(() => {
    const part = startAt?.() ?? null
    // What follows the plate is drawn after it.
    if (part === 'after') return queueMicrotask(() => onFilled?.())
    const cell = part && cells.current.get(part)
    if (!cell) return
    cell.focus()
    if (part === 'plk2') return value.plk2 === '' && cell.click()
    // What is typed next follows what is there; only a full cell is typed over.
    if (cell instanceof HTMLInputElement && value[part].length < plateSizes[part])
      cell.setSelectionRange(cell.value.length, cell.value.length)
  })
  useLayoutEffect(() => void enter(), [])

  const after = (part: PlatePart) => {
    const next = partAfter(part, value)
    if (next === null) return onFilled?.()
    focus(next)
    if (next === 'plk2') setChoosing(true)
  }
  const takeDigits = (part: DigitPart) => (event: ChangeEvent<HTMLInputElement>) => {
    const digits = settleInput(event.target, toPersianDigits, plateSizes[part])
    onChange({ ...value, [part]: digits })
    if (digits.length === plateSizes[part] && digits !== value[part]) after(part)
  }
  const goBack = (part: PlatePart) => (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || value[part] !== '') return
    event.preventDefault()
    focus(partBefore(part))
  }
  const typeLetter = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && value.plk2 !== '') onChange({ ...value, plk2: '' })
    else goBack('plk2')(event)
    const code = letterCodeOfKey(event.nativeEvent)
    if (!code) return
    event.preventDefault()
    onChange({ ...value, plk2: code })
    // The grid may still be opening.
    setChoosing(false)
    focus('plk3')
  }
  const digitCell = (part: DigitPart, label: string, placeholder: string) => (
    <input
      ref={hold(part)}
      className={styles.cell}
      data-part={part}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      value={toPersianDigits(value[part])}
      onChange={takeDigits(part)}
      onKeyDown={goBack(part)}
      onFocus={(event) => event.target.select()}
    />
  )
  const letter = plateLetter(value.plk2)
  const [one, three] = [toPersianDigits('12'), toPersianDigits('345')]
  return (
    <FieldFrame {...frame} group>
      {({ id, describedBy, invalid }) => (
        <div
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy}
          className={classNames(styles.plate, styles.entry, invalid && styles.wrong)}
          onPaste={(event) => {
            const plate = parsePlate(event.clipboardData.getData('text'))
            if (!plate) return
            event.preventDefault()
            onChange(plate)
            focus('plkSrl')
          }}
        >
          <PlateBand />
          <span className={styles.middle}>
            {digitCell('plk1', t`دو رقم اول پلاک`, one)}
            <button
              ref={hold('plk2')}
              data-part="plk2"
              type="button"
              className={classNames(styles.cell, styles.letter)}
              aria-label={letter === '' ? t`حرف پلاک` : t`حرف پلاک: ${letter}`}
              aria-haspopup="dialog"
              aria-expanded={choosing}
              onClick={() => setChoosing(true)}
              onKeyDown={typeLetter}
            >
              <span
                className={classNames(
                  letter === '' && styles.empty,
                  (letter === '' || letter.length > 1) && styles.small,
                )}
              >
                {letter || SAMPLE_LETTER}
              </span>
            </button>
            {digitCell('plk3', t`سه رقم پلاک`, three)}
          </span>
          <span className={styles.region}>
            <span className={styles.country} aria-hidden="true">
              {PLATE_COUNTRY}
            </span>
            {digitCell('plkSrl', t`دو رقم کنار ایران`, toPersianDigits('67'))}
          </span>
          <LetterSheet
            open={choosing}
            value={value.plk2}
            onClose={() => setChoosing(false)}
            onChoose={(code) => onChange({ ...value, plk2: code })}
            onDone={() => {
              goOn.current = true
              setChoosing(false)
            }}
          />
        </div>
      )}
    </FieldFrame>
  )
}

/**
 * The grid of plate letters. The chosen one is shown for 500 ms, then focus moves on. Document 1 section 9.
 */
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { plateLetters } from '#contract/values/plate-letters.ts'
import { classNames } from '../class-names.ts'
import { BottomSheet } from '../sheet/BottomSheet.tsx'
import styles from './LetterSheet.module.css'
import { letterCodeOfKey } from './plate-entry.ts'

export const LETTER_PAUSE = 500

const COLUMNS = 6

type Props = {
  open: boolean
  value: string
  onClose: () => void
  onChoose: (code: string) => void
  onDone: () => void
}

export function LetterSheet({ open, value, onClose, onChoose, onDone }: Props) {
  const { t } = useLingui()
  const [picked, setPicked] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const grid = useRef<HTMLDivElement>(null)

  const done = useEffectEvent(() => {
    setPicked(false)
    onDone()
  })
  useEffect(() => {
    if (!picked) return
    const timer = setTimeout(() => done(), LETTER_PAUSE)
    return () => clearTimeout(timer)
  }, [picked])

  const choose = (code: string) => {
    onChoose(code)
    setPicked(true)
  }
  const walk = (event: KeyboardEvent) => {
    const typed = letterCodeOfKey(event.nativeEvent)
    if (typed) {
      event.preventDefault()
      // Digits typed right after the letter must not be lost.
      onChoose(typed)
      return onDone()
    }
    const onward = document.documentElement.dir === 'ltr' ? 1 : -1
    const steps: Record<string, number> = {
      ArrowRight: onward,
      ArrowLeft: -onward,
      ArrowDown: COLUMNS,
      ArrowUp: -COLUMNS,
    }
    const step = steps[event.key]
    if (step === undefined || !grid.current) return
    event.preventDefault()
    const letters = [...grid.current.querySelectorAll('button')]
    const here = letters.findIndex((letter) => letter === document.activeElement)
    letters[Math.max(0, Math.min(letters.length - 1, here + step))]?.focus()
  }
  const standing = plateLetters.some(({ code }) => code === value) ? value : plateLetters[0].code
  return (
    <BottomSheet open={open} onClose={onClose} title={t`حرف پلاک`} initialFocus={first}>
      <div ref={grid} role="radiogroup" aria-label={t`حرف پلاک`} className={styles.grid} onKeyDown={walk}>
        {plateLetters.map(({ code, letter }) => (
          <button
            key={code}
            ref={code === standing ? first : undefined}
            type="button"
            role="radio"
            aria-checked={code === value}
            tabIndex={code === standing ? 0 : -1}
            className={classNames(styles.letter, code === value && styles.chosen)}
            onClick={() => choose(code)}
          >
            {letter}
          </button>
        ))}
      </div>
    </BottomSheet>
  )
}

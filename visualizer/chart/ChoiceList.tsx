/** The events behind a pressed row of a label: a small list beside it, in the size of the page. */
import { useOnViewportChange } from '@xyflow/react'
import { useCallback, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../language.ts'
import type { Choice } from '../marks.ts'
import { usePage } from '../page-state.ts'
import { useDismiss } from '../parts/dismiss.ts'
import styles from './ChoiceList.module.css'

const WIDTH = 264
const HEIGHT = 260
const GAP = 6

/** Beside the row, below it where there is room, inside the canvas. */
const placeOf = (row: DOMRect, canvas: DOMRect): React.CSSProperties => {
  const [above, below] = [row.top - canvas.top - 2 * GAP, canvas.bottom - row.bottom - 2 * GAP]
  const left = row.left + row.width / 2 - canvas.left - WIDTH / 2
  const isBelow = below >= Math.min(above, HEIGHT)
  return {
    inlineSize: WIDTH,
    left: Math.max(GAP, Math.min(left, canvas.width - WIDTH - GAP)),
    maxBlockSize: Math.min(HEIGHT, isBelow ? below : above),
    ...(isBelow ? { top: row.bottom - canvas.top + GAP } : { bottom: canvas.bottom - row.top + GAP }),
  }
}

type ChoiceListProps = {
  /** The pressed row. */
  readonly below: HTMLElement
  readonly choices: readonly Choice[]
  readonly onChoose: (name: string) => void
  readonly onClose: () => void
}

export function ChoiceList({ below, choices, onChoose, onClose }: ChoiceListProps) {
  const say = useText()
  const language = usePage((page) => page.language)
  const technical = usePage((page) => page.technical)
  const frame = useRef<HTMLDivElement>(null)
  const close = useCallback(
    (byEscape: boolean) => {
      onClose()
      if (byEscape) below.focus({ preventScroll: true })
    },
    [below, onClose],
  )
  useDismiss(frame, true, close)
  useOnViewportChange({ onChange: onClose })
  useEffect(() => frame.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  const canvas = below.closest('[data-chart]')
  if (canvas === null) return null
  return createPortal(
    <div
      ref={frame}
      role="group"
      aria-label={say({ fa: 'کدام رخ دهد؟', en: 'Which one?' })}
      className={styles.list}
      dir={language === 'fa' ? 'rtl' : 'ltr'}
      style={placeOf(below.getBoundingClientRect(), canvas.getBoundingClientRect())}
    >
      {choices.map(({ name, words }) => (
        <button key={name} type="button" className={styles.choice} onClick={() => onChoose(name)}>
          {technical ? <code dir="ltr">{name}</code> : say(words)}
        </button>
      ))}
    </div>,
    canvas,
  )
}

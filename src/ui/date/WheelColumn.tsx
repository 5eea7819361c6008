/**
 * One column of the date wheel: a listbox that scrolls and snaps, five rows of 48 px, the chosen one in the
 * middle. Months wrap around. Arrow keys, Home, End, Page Up and Page Down move; a press on a row chooses it.
 * Design language, "Date wheel".
 */
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names.ts'
import styles from './DateWheel.module.css'

export type WheelItem = { value: number; text: string }

type Props = {
  label: string
  items: readonly WheelItem[]
  value: number
  onChange: (value: number) => void
  loop?: boolean | undefined
}

const ROW = 48
const SETTLED = 110

export function WheelColumn({ label, items, value, onChange, loop = false }: Props) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const rounds = loop ? 3 : 1
  const chosen = Math.max(
    0,
    items.findIndex((item) => item.value === value),
  )
  const home = chosen + (loop ? items.length : 0)
  const [near, setNear] = useState(home)
  const drawn = useRef(false)

  // The first positioning is instant; later ones are smooth.
  useLayoutEffect(() => {
    const column = box.current
    if (!column || (Math.round(column.scrollTop / ROW) % items.length === chosen && drawn.current)) return
    if (drawn.current && column.scrollTo)
      column.scrollTo({ top: home * ROW, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    else column.scrollTop = home * ROW
    setNear(home)
    drawn.current = true
  }, [chosen, home, items.length])

  const settle = useEffectEvent(() => {
    const column = box.current
    if (!column) return
    const row = Math.round(column.scrollTop / ROW)
    const item = items[row % items.length]
    if (loop && item) column.scrollTop = ((row % items.length) + items.length) * ROW
    if (item && item.value !== value) onChange(item.value)
  })
  useEffect(() => {
    const column = box.current
    if (!column) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const scrolled = () => {
      setNear(Math.round(column.scrollTop / ROW))
      clearTimeout(timer)
      timer = setTimeout(() => settle(), SETTLED)
    }
    column.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      clearTimeout(timer)
      column.removeEventListener('scroll', scrolled)
    }
  }, [])

  const move = (event: KeyboardEvent) => {
    const last = items.length - 1
    const targets: Record<string, number> = {
      ArrowDown: chosen + 1,
      ArrowUp: chosen - 1,
      PageDown: chosen + 5,
      PageUp: chosen - 5,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const index = loop ? (target + items.length) % items.length : Math.max(0, Math.min(last, target))
    const item = items[index]
    if (item) onChange(item.value)
  }
  return (
    <div
      ref={box}
      className={styles.column}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}-${value}`}
      onKeyDown={move}
    >
      {Array.from({ length: rounds }, (_, round) =>
        items.map((item, index) => {
          const away = Math.abs(near - (round * items.length + index))
          const real = rounds === 1 || round === 1
          return (
            <button
              type="button"
              tabIndex={-1}
              key={`${round}-${item.value}`}
              id={real ? `${id}-${item.value}` : undefined}
              role={real ? 'option' : undefined}
              aria-hidden={real ? undefined : true}
              aria-selected={real ? item.value === value : undefined}
              className={classNames(styles.item, away === 0 && styles.chosen, away === 1 && styles.beside)}
              onClick={() => onChange(item.value)}
            >
              {item.text}
            </button>
          )
        }),
      )}
    </div>
  )
}

const prefersReducedMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches

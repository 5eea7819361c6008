/**
 * The rows of a picker and their keyboard control: arrows move, Enter chooses, focus stays in the input that
 * owns the list. Long lists (some 1,200 cities) grow while they are scrolled. Design language, "Picker
 * sheet".
 */
import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefCallback, useLayoutEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './PickerList.module.css'

export type PickerOption = {
  value: string
  title: string
  /** One small fact under the title. */
  detail?: string | undefined
  /** Content of the tile; the first letter of the title by default, null for no tile. */
  tile?: ReactNode
  /** Cannot be chosen; `detail` says why. */
  disabled?: boolean | undefined
}

const STEP = 60

/**
 * The active row (initially the chosen one) and its key handler. Enter chooses a row that was moved to, or
 * the only one.
 */
export const usePickerKeys = (
  options: readonly PickerOption[],
  value: string | null,
  onPick: (value: string) => void,
  columns = 1,
) => {
  const [walkedTo, setWalkedTo] = useState<string | null>(null)
  const indexOf = (wanted: string | null) => options.findIndex((option) => option.value === wanted)
  const walked = indexOf(walkedTo) >= 0
  const active = Math.max(0, walked ? indexOf(walkedTo) : indexOf(value))
  const onKeyDown = (event: KeyboardEvent) => {
    const from = walked || indexOf(value) >= 0 ? active : -1
    const onward = document.documentElement.dir === 'ltr' ? 1 : -1
    const steps: Record<string, number> = {
      ArrowDown: from === -1 ? 0 : from + columns,
      ArrowUp: from - columns,
      ...(columns > 1 && { ArrowRight: from + onward, ArrowLeft: from - onward }),
      PageDown: from + 6,
      PageUp: from - 6,
    }
    const target = steps[event.key]
    const option = options[active]
    if (target !== undefined) {
      event.preventDefault()
      setWalkedTo(options[Math.max(0, Math.min(target, options.length - 1))]?.value ?? null)
    } else if (event.key === 'Enter' && option && !option.disabled && (walked || options.length === 1)) {
      event.preventDefault()
      onPick(option.value)
    }
  }
  return { active, walked, onKeyDown }
}

type Props = {
  id: string
  label: string
  options: readonly PickerOption[]
  value: string | null
  active: number
  walked: boolean
  onPick: (value: string) => void
  columns?: number | undefined
  focusable?: RefCallback<HTMLElement> | undefined
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
}

/** Id of a row, for aria-activedescendant. */
export const rowId = (listId: string, index: number): string => `${listId}-${index}`

export function PickerList({
  id,
  label,
  options,
  value,
  active,
  walked,
  onPick,
  columns,
  focusable,
  onKeyDown,
}: Props) {
  const [shown, setShown] = useState(STEP)
  const count = Math.max(shown, active + 10)
  const grow: RefCallback<HTMLElement> = (end) => {
    if (!end || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setShown((now) => now + STEP),
      { rootMargin: '400px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }
  // Before the paint: a list that scrolls after it is shown moves the rows under a press.
  useLayoutEffect(() => {
    if (active === 0 && !walked) return
    document.getElementById(rowId(id, active))?.scrollIntoView?.({ block: 'nearest' })
  }, [id, active, walked])
  const own = focusable
    ? { ref: focusable, tabIndex: 0, onKeyDown, 'aria-activedescendant': rowId(id, active) }
    : {}
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={columns === undefined ? styles.list : styles.grid}
      style={columns === undefined ? undefined : { gridTemplateColumns: `repeat(${columns}, 1fr)` }}
      {...own}
    >
      {options.slice(0, count).map((option, index) => (
        <Row
          key={option.value}
          id={rowId(id, index)}
          option={option}
          chosen={option.value === value}
          active={walked && index === active}
          onPick={onPick}
        />
      ))}
      {count < options.length && <span ref={grow} className={styles.end} role="presentation" />}
    </div>
  )
}

type RowProps = {
  id: string
  option: PickerOption
  chosen: boolean
  active: boolean
  onPick: (value: string) => void
}

function Row({ id, option, chosen, active, onPick }: RowProps) {
  const tile = option.tile === undefined ? option.title.slice(0, 1) : option.tile
  return (
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      aria-disabled={option.disabled || undefined}
      className={classNames(styles.row, active && styles.active, option.disabled && styles.disabled)}
      onClick={() => !option.disabled && onPick(option.value)}
    >
      {tile !== null && (
        <span className={styles.tile} aria-hidden="true">
          {tile}
        </span>
      )}
      <span className={styles.text}>
        <span className={classNames(styles.title, chosen && styles.chosen)}>{option.title}</span>
        {option.detail && <span className={styles.detail}>{option.detail}</span>}
      </span>
      {chosen && <Check size={22} className={styles.check} aria-hidden="true" />}
    </button>
  )
}

/**
 * The label of a line: events, guards in amber brackets. A press selects the line's source, or sends its
 * event while a phone runs.
 */
import { labelRows } from '../drawing/label.ts'
import type { Line } from '../drawing/layout.ts'
import { useMarks } from '../marks.ts'
import { changePage, usePage } from '../page-state.ts'
import { useChart } from './context.ts'
import styles from './Label.module.css'

export function Label({ line, lines }: { line: Line; lines: readonly Line[] }) {
  const { transitions } = useChart()
  const language = usePage((page) => page.language)
  const technical = usePage((page) => page.technical)
  const state = usePage((page) => page.state)
  const { taken, possible, press } = useMarks()
  const own = line.transitions.flatMap((name) => transitions.get(name) ?? [])
  const isTaken = line.transitions.some((name) => taken.includes(name))
  const able = line.transitions.find((name) => possible.includes(name))
  const isStrong = isTaken || able !== undefined || line.from === state || line.to === state
  if (line.isQuiet && !isStrong) return null
  const isDimmed = !isStrong && lines.some(({ from, to }) => from === state || to === state)
  const pressed = () => {
    if (able !== undefined && press !== null) press(able)
    else changePage({ state: line.from })
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      className={[styles.label, isStrong && styles.strong, isDimmed && styles.dimmed]
        .filter(Boolean)
        .join(' ')}
      data-from={line.from}
      data-to={line.to}
      onClick={pressed}
    >
      {labelRows(own, language, technical).map(({ kind, text, transition }) => (
        <span key={`${kind} ${transition}`} className={styles[kind]} title={text} dir="auto">
          {kind === 'guard' ? `[ ${text} ]` : text}
        </span>
      ))}
    </button>
  )
}

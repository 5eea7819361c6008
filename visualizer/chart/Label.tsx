/**
 * The label of a line: events, guards in amber brackets. Each row is a button of its own: while a phone runs
 * it sends its event, after a choice if several lead there; otherwise it selects the line's source.
 */
import { useState } from 'react'
import { type LabelRow, labelRows } from '../drawing/label.ts'
import type { Line } from '../drawing/layout.ts'
import { type Choice, useMarks } from '../marks.ts'
import { changePage, usePage } from '../page-state.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { useChart } from './context.ts'
import styles from './Label.module.css'

const keyOf = ({ kind, transitions }: LabelRow): string => `${kind} ${transitions[0] ?? ''}`

/** The events that fire one of the row's transitions. */
const choicesOf = ({ transitions }: LabelRow, choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(({ fires }) => fires.some((name) => transitions.includes(name)))

type Pressed = { readonly row: string; readonly button: HTMLElement }

export function Label({ line, lines }: { line: Line; lines: readonly Line[] }) {
  const { transitions } = useChart()
  const language = usePage((page) => page.language)
  const technical = usePage((page) => page.technical)
  const state = usePage((page) => page.state)
  const { taken, possible, choices, send } = useMarks()
  const [asked, ask] = useState<Pressed | null>(null)
  const isMarked = (name: string): boolean => taken.includes(name) || possible.includes(name)
  const isSelected = line.from === state || line.to === state
  const isStrong = isSelected || line.transitions.some(isMarked)
  if (line.isQuiet && !isStrong) return null
  const isDimmed = !isStrong && lines.some(({ from, to }) => from === state || to === state)
  const rows = labelRows(
    line.transitions.flatMap((name) => transitions.get(name) ?? []),
    language,
    technical,
  )
  const press = (row: LabelRow, button: HTMLElement): void => {
    const [only, ...others] = choicesOf(row, choices)
    if (only === undefined) changePage({ state: line.from })
    else if (others.length > 0 || row.kind === 'more') ask({ row: keyOf(row), button })
    else send?.(only.name)
  }
  const askedRow = rows.find((row) => keyOf(row) === asked?.row)
  return (
    <div
      className={isDimmed ? `${styles.label} ${styles.dimmed}` : styles.label}
      data-from={line.from}
      data-to={line.to}
    >
      {rows.map((row) => (
        <button
          key={keyOf(row)}
          type="button"
          tabIndex={-1}
          className={[styles[row.kind], (isSelected || row.transitions.some(isMarked)) && styles.strong]
            .filter(Boolean)
            .join(' ')}
          title={row.text}
          dir="auto"
          onClick={({ currentTarget }) => press(row, currentTarget)}
        >
          {row.kind === 'guard' ? `[ ${row.text} ]` : row.text}
        </button>
      ))}
      {asked !== null && askedRow !== undefined && (
        <ChoiceList
          below={asked.button}
          choices={choicesOf(askedRow, choices)}
          onChoose={(name) => {
            ask(null)
            send?.(name)
          }}
          onClose={() => ask(null)}
        />
      )}
    </div>
  )
}

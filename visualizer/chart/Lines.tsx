/** The lines between the states, with arrows; those of the selected state and fired ones are highlighted. */
import { memo } from 'react'
import type { Layout, Line } from '../drawing/layout.ts'
import { pathData } from '../drawing/path.ts'
import { type Marks, useMarks } from '../marks.ts'
import { usePage } from '../page-state.ts'
import type { ChartData } from './chart-data.ts'
import { useChart } from './context.ts'
import styles from './Lines.module.css'

type Look = 'quiet' | 'plain' | 'added' | 'removed' | 'changed' | 'selected' | 'possible' | 'taken'

const looks: readonly Look[] = [
  'quiet',
  'plain',
  'changed',
  'added',
  'removed',
  'selected',
  'possible',
  'taken',
]

/** Highlighted lines are drawn above the rest. */
const lookOf = (
  { from, to, transitions, isQuiet }: Line,
  { taken, possible }: Marks,
  state: string | null,
  changes: ChartData['changes'],
): Look => {
  if (transitions.some((name) => taken.includes(name))) return 'taken'
  if (transitions.some((name) => possible.includes(name))) return 'possible'
  if (from === state || to === state) return 'selected'
  const [change] = transitions.flatMap((name) => changes.get(name) ?? [])
  if (change !== undefined) return change
  return isQuiet ? 'quiet' : 'plain'
}

export const Lines = memo(function Lines({ layout }: { layout: Layout }) {
  const marks = useMarks()
  const state = usePage((page) => page.state)
  const { changes } = useChart()
  const drawn = layout.lines
    .map((line) => ({ line, look: lookOf(line, marks, state, changes) }))
    .toSorted((one, other) => looks.indexOf(one.look) - looks.indexOf(other.look))
  return (
    <svg
      className={
        drawn.some(({ look }) => look === 'selected') ? `${styles.lines} ${styles.dimmed}` : styles.lines
      }
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
    >
      <defs>
        {looks.map((look) => (
          <marker
            key={look}
            id={`arrow-${look}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="9"
            markerHeight="9"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
            className={styles[look]}
          >
            <path d="M.8.8 7 4 .8 7.2z" />
          </marker>
        ))}
      </defs>
      {drawn.map(({ line, look }) => (
        <path
          key={`${line.from} > ${line.to}`}
          className={styles[look]}
          d={pathData(line.points)}
          markerEnd={`url(#arrow-${look})`}
          {...(line.returns.length > 0 ? { markerStart: `url(#arrow-${look})` } : {})}
        />
      ))}
    </svg>
  )
})

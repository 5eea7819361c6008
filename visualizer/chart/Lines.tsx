/** The lines between the states, with arrows; those of the selected state and those that were taken stand out. */
import { memo } from 'react'
import type { Layout, Line } from '../drawing/layout.ts'
import { pathData } from '../drawing/path.ts'
import { type Marks, useMarks } from '../marks.ts'
import { usePage } from '../page-state.ts'
import styles from './Lines.module.css'

type Look = 'quiet' | 'plain' | 'selected' | 'possible' | 'taken'

const looks: readonly Look[] = ['quiet', 'plain', 'selected', 'possible', 'taken']

/** What stands out is drawn above the rest. */
const lookOf = ({ from, to, transitions, isQuiet }: Line, { taken, possible }: Marks, state: string | null): Look => {
  if (transitions.some((name) => taken.includes(name))) return 'taken'
  if (transitions.some((name) => possible.includes(name))) return 'possible'
  if (from === state || to === state) return 'selected'
  return isQuiet ? 'quiet' : 'plain'
}

export const Lines = memo(function Lines({ layout }: { layout: Layout }) {
  const marks = useMarks()
  const state = usePage((page) => page.state)
  const drawn = layout.lines
    .map((line) => ({ line, look: lookOf(line, marks, state) }))
    .toSorted((one, other) => looks.indexOf(one.look) - looks.indexOf(other.look))
  return (
    <svg className={drawn.some(({ look }) => look === 'selected') ? `${styles.lines} ${styles.dimmed}` : styles.lines} width={layout.width} height={layout.height} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      <defs>
        {looks.map((look) => (
          <marker key={look} id={`arrow-${look}`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto-start-reverse" className={styles[look]}>
            <path d="M.8.8 7 4 .8 7.2z" />
          </marker>
        ))}
      </defs>
      {drawn.map(({ line, look }) => (
        <path key={`${line.from} > ${line.to}`} className={styles[look]} d={pathData(line.points)} markerEnd={`url(#arrow-${look})`} {...(line.returns.length > 0 ? { markerStart: `url(#arrow-${look})` } : {})} />
      ))}
    </svg>
  )
})

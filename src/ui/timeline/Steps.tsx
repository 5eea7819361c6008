/**
 * The horizontal timeline: three or four steps with their days, of a receipt or of instalments. Design
 * language, "Timeline".
 */
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Steps.module.css'

export type Step = {
  name: string
  /** A day or an amount below the name. */
  detail?: ReactNode
  /** now: the step that is going on. */
  state: 'done' | 'now' | 'next'
}

/** Names are unique. Done steps carry a check, which the name of a step need not repeat. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps} style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}>
      {steps.map(({ name, detail, state }) => (
        <li
          key={name}
          className={classNames(styles.step, styles[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.dot}>
            {state === 'done' && <Check size={14} strokeWidth={2.6} aria-hidden="true" />}
          </span>
          <b>{name}</b>
          {detail !== undefined && <span>{detail}</span>}
        </li>
      ))}
    </ol>
  )
}

/**
 * The vertical timeline of an order: what has happened, what it waits for, and what is to come. Only the
 * entry of now has a box. Design language, "Timeline"; pictures 22 and 22b.
 */
import { Check, Clock, Hourglass, type LucideIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Timeline.module.css'

/** warn: the customer has to do something; info: others are at it; ended: the order was cancelled. */
export type TimelineState = 'done' | 'ended' | 'warn' | 'info' | 'next'

export type TimelineItem = {
  key: string
  name: string
  /** A day and hour, or until when. */
  time?: string | null
  line?: string | null
  state: TimelineState
  /** Replaces the icon of the state. */
  icon?: LucideIcon | undefined
  /** Words and button of the entry of now. */
  box?: ReactNode
}

const icons = { done: Check, ended: X, warn: Hourglass, info: Clock }

const isNow = (state: TimelineState) => state === 'warn' || state === 'info'

export function Timeline({ items, label }: { items: readonly TimelineItem[]; label: string }) {
  return (
    <ol className={styles.entries} aria-label={label}>
      {items.map(({ key, name, time, line, state, icon, box }) => {
        const Icon = state === 'next' ? null : (icon ?? icons[state])
        return (
          <li
            key={key}
            className={classNames(
              styles.entry,
              styles[state],
              (state === 'done' || state === 'ended') && styles.passed,
            )}
            aria-current={isNow(state) ? 'step' : undefined}
          >
            <span className={styles.dot}>
              {Icon && <Icon size={14} strokeWidth={2.4} aria-hidden="true" />}
            </span>
            <div>
              <div className={styles.head}>
                <b className={styles.name}>{name}</b>
                {time && <span className={styles.time}>{time}</span>}
              </div>
              {line && (
                <p className={styles.line}>
                  <bdi>{line}</bdi>
                </p>
              )}
              {box && <div className={styles.box}>{box}</div>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

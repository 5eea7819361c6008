/**
 * The bottom action bar: one button, or a fact and a button. Stays clear of the home indicator and above the
 * keyboard; from 900 px on StepLayout shows it as a card at the side. Design language, "Bottom action bar
 * (bumper)".
 */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Bumper.module.css'
import { useAsLowerBar } from './lower-bar.ts'

export type BumperProps = {
  /** A BumperSummary at the start. */
  summary?: ReactNode
  /** The button, or two; `full` or Grow lets one fill the rest. */
  action: ReactNode
}

/** Height of the on-screen keyboard over the page, in px. */
const useKeyboardInset = (): number => {
  const [inset, setInset] = useState(0)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const measure = () =>
      setInset(
        viewport.scale > 1.01
          ? 0
          : Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop)),
      )
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [])
  return inset
}

export function Bumper({ summary, action }: BumperProps) {
  const bar = useRef<HTMLElement>(null)
  const covered = useKeyboardInset()
  useAsLowerBar(bar)
  return (
    <footer
      ref={bar}
      className={classNames(styles.bumper, covered > 0 && styles.lifted)}
      style={{ insetBlockEnd: covered }}
    >
      <div className={styles.inner}>
        {summary}
        <div className={styles.action}>{action}</div>
      </div>
    </footer>
  )
}

/** A 12 px label over a price or a fact. */
export function BumperSummary({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.summary}>
      <span className={styles.label}>{label}</span>
      <span className={styles.fact}>{children}</span>
    </div>
  )
}

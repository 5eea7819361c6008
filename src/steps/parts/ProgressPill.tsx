/**
 * Names a call that runs while the page stays visible. Appears after 300 ms, so that a quick answer causes no
 * flash.
 */
import type { ReactNode } from 'react'
import styles from './ProgressPill.module.css'

/** @param children the sentence; nothing while no call runs */
export function ProgressPill({ children }: { children: ReactNode }) {
  const isShown = [children].flat().some(Boolean)
  return (
    <div role="status" className={styles.place}>
      {isShown && (
        <span className={styles.pill}>
          <i className={styles.ring} aria-hidden="true" />
          {children}
        </span>
      )}
    </div>
  )
}

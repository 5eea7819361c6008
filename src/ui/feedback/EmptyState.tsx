/** An empty state: a drawing, a sentence and the most useful action. Design language, picture 14b. */
import type { ReactNode } from 'react'
import styles from './Panels.module.css'

export type EmptyStateProps = {
  title: ReactNode
  children: ReactNode
  action?: ReactNode
  /** An Illustration; a plate by default, which is right where a vehicle is missing. */
  picture?: ReactNode
}

export function EmptyState({ title, children, action, picture }: EmptyStateProps) {
  return (
    <div className={styles.panel}>
      {picture ?? <EmptyPlate />}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.sentence}>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

const EmptyPlate = () => (
  <svg width="190" height="120" viewBox="0 0 190 120" fill="none" aria-hidden="true">
    <rect
      x="26"
      y="22"
      width="138"
      height="78"
      rx="16"
      fill="var(--surface)"
      stroke="var(--neu-line)"
      strokeWidth="2"
      strokeDasharray="6 6"
    />
    <rect x="44" y="40" width="102" height="34" rx="7" fill="#fff" stroke="#1a1a1a" strokeWidth="2" />
    <path d="M45 47a6 6 0 0 1 6-6h6v32h-6a6 6 0 0 1-6-6z" fill="#123C9C" />
    <path d="M121 41v32" stroke="#1a1a1a" strokeWidth="2" />
    <g fill="#c5d0cc">
      <rect x="64" y="52" width="13" height="10" rx="3" />
      <rect x="81" y="52" width="10" height="10" rx="3" />
      <rect x="95" y="52" width="20" height="10" rx="3" />
      <rect x="127" y="53" width="13" height="8" rx="3" />
    </g>
    <g transform="translate(134 74)">
      <circle cx="18" cy="18" r="18" fill="var(--primary)" />
      <path d="M18 11v14M11 18h14" stroke="var(--on-primary)" strokeWidth="3" strokeLinecap="round" />
    </g>
  </svg>
)

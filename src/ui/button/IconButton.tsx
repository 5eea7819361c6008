/** A 48 px icon button with an accessible name. */
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './IconButton.module.css'

export type IconButtonProps = {
  label: string
  icon: ReactNode
  onClick?: (() => void) | undefined
  tone?: 'ink' | 'danger' | 'quiet' | undefined
  /** Pulls the button over its container's padding, so that the icon, not its hit area, meets the edge. */
  outdent?: 'start' | 'end' | undefined
  expanded?: boolean | undefined
  controls?: string | undefined
  className?: string | undefined
}

export function IconButton({
  label,
  icon,
  onClick,
  tone = 'ink',
  outdent,
  expanded,
  controls,
  className,
}: IconButtonProps) {
  const name = classNames(styles.button, styles[tone], outdent && styles[`outdent-${outdent}`], className)
  return (
    <button
      type="button"
      className={name}
      aria-label={label}
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={onClick}
    >
      {icon}
    </button>
  )
}

/** Small marks: status chips (icon, word and colour together) and tags. Design language, "Status chip". */
import { CalendarX, CircleCheck, CircleMinus, Clock, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Marks.module.css'

export type StatusChipProps = {
  kind: 'ok' | 'warn' | 'err' | 'info' | 'neutral'
  children: ReactNode
  icon?: ReactNode
}

const icons = { ok: CircleCheck, warn: Hourglass, err: CalendarX, info: Clock, neutral: CircleMinus }

/** A status chip, 28 px high. */
export function StatusChip({ kind, children, icon }: StatusChipProps) {
  const Icon = icons[kind]
  return (
    <span className={classNames(styles.status, styles[kind])}>
      {icon ?? <Icon size={16} aria-hidden="true" />}
      {children}
    </span>
  )
}

/** A tag about an offer or an option, 24 px high. `line` is the quiet variant. */
export const Tag = ({
  children,
  icon,
  line,
}: {
  children: ReactNode
  icon?: ReactNode
  line?: boolean | undefined
}) => (
  <span className={classNames(styles.tag, line && styles.line)}>
    {icon}
    {children}
  </span>
)

/** A 44 px soft tile with an icon, at the start of cards and menu rows. */
export const IconTile = ({ children }: { children: ReactNode }) => (
  <span className={styles.tile} aria-hidden="true">
    {children}
  </span>
)

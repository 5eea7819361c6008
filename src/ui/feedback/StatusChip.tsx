/** The state of something: icon, word and colour together, 28 high. Design language, "Status chip". */
import { CalendarX, CircleCheck, CircleMinus, Clock, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './StatusChip.module.css'

export type StatusChipProps = {
  kind: 'ok' | 'warn' | 'err' | 'info' | 'neutral'
  children: ReactNode
  icon?: ReactNode
}

const icons = { ok: CircleCheck, warn: Hourglass, err: CalendarX, info: Clock, neutral: CircleMinus }

export function StatusChip({ kind, children, icon }: StatusChipProps) {
  const Icon = icons[kind]
  return (
    <span className={classNames(styles.status, styles[kind])}>
      {icon ?? <Icon size={16} aria-hidden="true" />}
      {children}
    </span>
  )
}

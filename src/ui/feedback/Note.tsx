/**
 * A note with an icon, because colour alone must not carry meaning. Design language, pictures 03, 03b, 11.
 */
import { BadgeCheck, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Note.module.css'

export type NoteProps = {
  children: ReactNode
  kind?: 'info' | 'warn' | 'soft' | 'err' | 'ok' | undefined
  /** Replaces the icon of the kind, 20 px. */
  icon?: ReactNode
  live?: 'status' | 'alert' | undefined
}

const icons = { info: Info, warn: TriangleAlert, soft: BadgeCheck, err: TriangleAlert, ok: CircleCheck }

export function Note({ children, kind = 'info', icon, live }: NoteProps) {
  const Icon = icons[kind]
  return (
    <div className={classNames(styles.note, styles[kind])} role={live}>
      {icon ?? <Icon size={20} aria-hidden="true" />}
      <div>{children}</div>
    </div>
  )
}

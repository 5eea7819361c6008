/** The brand's shield with an hourglass or a cross. Decorative: the heading names the result. */
import { Hourglass, X } from 'lucide-react'
import { SHIELD } from '#ui/brand/BrandMark.tsx'
import styles from './Result.module.css'

const marks = {
  waiting: { Icon: Hourglass, tone: 'warn' },
  unpaid: { Icon: X, tone: 'err' },
} as const

export function ResultMark({ kind }: { kind: keyof typeof marks }) {
  const { Icon, tone } = marks[kind]
  return (
    <span className={styles.mark} style={{ color: `var(--${tone})` }} aria-hidden="true">
      <svg width="84" height="84" viewBox="0 0 32 32">
        <path d={SHIELD} fill={`var(--${tone}-bg)`} stroke={`var(--${tone}-line)`} strokeWidth=".7" />
      </svg>
      <Icon size={34} strokeWidth={2.5} />
    </span>
  )
}

/**
 * A row of the help: tile, title, one more line. A link when it leaves the app. Design language, picture 15.
 */
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { IconTile } from '../../feedback/Marks.tsx'
import { OnwardChevron } from '../../icon/direction.tsx'
import styles from './SupportSheet.module.css'

export type SupportRowProps = {
  icon: LucideIcon
  title: ReactNode
  detail?: ReactNode
  /** Content before the chevron. */
  end?: ReactNode
  /** Unavailable at the moment; pressing it says why. */
  isOff?: boolean
} & (
  | {
      href: string
      /** Opens another site in a new tab. */ isElsewhere?: boolean
      onPress?: never
    }
  | { href?: never; isElsewhere?: never; onPress: () => void }
)

export function SupportRow({
  icon: Icon,
  title,
  detail,
  end,
  isOff,
  href,
  isElsewhere,
  onPress,
}: SupportRowProps) {
  const content = (
    <>
      <IconTile>
        <Icon size={22} />
      </IconTile>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {detail !== undefined && <span className={styles.hours}>{detail}</span>}
      </span>
      {end}
      <span className={styles.onward}>
        <OnwardChevron size={20} />
      </span>
    </>
  )
  if (href !== undefined) {
    return (
      <a
        className={styles.row}
        href={href}
        {...(isElsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {content}
      </a>
    )
  }
  return (
    <button
      type="button"
      className={classNames(styles.row, isOff && styles.off)}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      {content}
    </button>
  )
}

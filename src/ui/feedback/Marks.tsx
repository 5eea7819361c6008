/** Small marks: tags, and the tile of an icon. Apart from StatusChip, whose icons few screens need. */
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Marks.module.css'

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

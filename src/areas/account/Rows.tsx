/**
 * Rows of the account's pages, in groups: links, presses, choices in place. Design language, "Settings rows".
 */
import { LogOut, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { OnwardChevron } from '#ui/icon/direction.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { AppLink, type Follow } from '#ui/link/AppLink.tsx'
import styles from './Rows.module.css'

export const RowGroup = ({ label, children }: { label?: string | undefined; children: ReactNode }) => (
  <Card as={label === undefined ? 'div' : 'section'} pad="none" label={label} className={styles.group}>
    {children}
  </Card>
)

type RowProps = {
  icon: LucideIcon
  title: ReactNode
}

export type LinkRowProps = RowProps & {
  href: string
  onFollow: Follow
  /** Short summary at the end of the row, for example a count. */
  value?: ReactNode
}

/** A row that leads to a page. */
export const LinkRow = ({ icon: Icon, title, value, href, onFollow }: LinkRowProps) => (
  <AppLink className={styles.row} href={href} onFollow={onFollow}>
    <Icon size={22} className={styles.icon} aria-hidden="true" />
    <span>{title}</span>
    <span className={styles.value}>
      {value}
      <OnwardChevron size={20} />
    </span>
  </AppLink>
)

/** A row that opens a sheet. */
export const PressRow = ({
  icon: Icon,
  title,
  value,
  danger = false,
  onPress,
}: RowProps & { value?: ReactNode; danger?: boolean; onPress: () => void }) => (
  <button type="button" className={classNames(styles.row, danger && styles.danger)} onClick={onPress}>
    <Icon size={22} className={styles.icon} aria-hidden="true" />
    <span>{title}</span>
    {value !== undefined && <span className={styles.value}>{value}</span>}
  </button>
)

/** The row that signs out. */
export const SignOutRow = ({ title, onPress }: { title: ReactNode; onPress: () => void }) => (
  <button type="button" className={classNames(styles.row, styles.danger)} onClick={onPress}>
    <LogOut size={22} className={styles.icon} aria-hidden="true" />
    <span>{title}</span>
  </button>
)

/** A row with a choice of two or three at its end. */
export const ChoiceRow = ({ icon: Icon, title, children }: RowProps & { children: ReactNode }) => (
  <div className={classNames(styles.row, styles.choice)}>
    <Icon size={22} className={styles.icon} aria-hidden="true" />
    <span aria-hidden="true">{title}</span>
    <span className={styles.control}>{children}</span>
  </div>
)

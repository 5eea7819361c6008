/**
 * Links between the tabs of a page, which its address names. Looks like Segmented. Design language, pictures
 * 12 and 26.
 */
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { numberText } from '../format/numbers.ts'
import { AppLink, type Follow } from '../link/AppLink.tsx'
import styles from './Segmented.module.css'

export type TabLink = {
  value: string
  href: string
  title: ReactNode
  icon?: ReactNode
  /** How many entries the tab has. */
  count?: number | undefined
}

export type TabLinksProps = {
  label: string
  current: string
  tabs: readonly TabLink[]
  onFollow: Follow
}

export const TabLinks = ({ label, current, tabs, onFollow }: TabLinksProps) => (
  <nav aria-label={label} className={classNames(styles.group, styles.links)}>
    {tabs.map(({ value, href, title, icon, count }) => (
      <AppLink
        key={value}
        href={href}
        onFollow={onFollow}
        current={value === current}
        className={classNames(styles.segment, styles.link, value === current && styles.chosen)}
      >
        {icon}
        <span>{title}</span>
        {count !== undefined && <b>{numberText(count)}</b>}
      </AppLink>
    ))}
  </nav>
)

/** A flat surface with a hairline and no shadow. Design language, section 4. */
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Card.module.css'

export type CardProps = {
  children: ReactNode
  /** normal 16, tight 14 × 16, none for cards that hold rows of their own. */
  pad?: 'normal' | 'tight' | 'none' | undefined
  /** ok: the green card of an applied discount. sunken: content that cannot be edited here. */
  tone?: 'plain' | 'ok' | 'sunken' | undefined
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  label?: string | undefined
  className?: string | undefined
}

/** Groups related content. With `label` and `as` section it is a named region. */
export function Card({
  children,
  pad = 'normal',
  tone = 'plain',
  as: Tag = 'div',
  label,
  className,
}: CardProps) {
  return (
    <Tag
      className={classNames(styles.card, styles[`pad-${pad}`], styles[tone], className)}
      aria-label={label}
    >
      {children}
    </Tag>
  )
}

export type RuleProps = {
  dashed?: boolean | undefined
  /** Reaches the edges of the card, through its padding. */
  full?: boolean | undefined
}

/** A hairline across a card. */
export function Rule({ dashed = false, full = false }: RuleProps) {
  return <hr className={classNames(dashed ? styles.dashed : styles.rule, full && styles.full)} />
}

/**
 * The type scale as one component. Design language, section 3: a role fixes size, line and weight together.
 */
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Text.module.css'

export type TextLook = 'hero' | 'h1' | 'h2' | 'title' | 'body' | 'small' | 'caption' | 'micro'
export type TextTone = 'ink' | 'soft' | 'quiet' | 'primary' | 'ok' | 'warn' | 'err' | 'inherit'

export type TextProps = {
  children: ReactNode
  look?: TextLook | undefined
  /** soft: secondary text. quiet: help and units. */
  tone?: TextTone | undefined
  /** semi 620, bold 720; the role's weight by default. */
  weight?: 'semi' | 'bold' | 'plain' | undefined
  as?: 'p' | 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'b' | 'strong' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  nowrap?: boolean | undefined
  id?: string | undefined
  /** Announces changes to screen readers. */
  live?: 'status' | 'alert' | undefined
  className?: string | undefined
}

/** A run of text in one of the scale's roles. */
export function Text({
  children,
  look = 'body',
  tone = 'ink',
  weight,
  as: Tag = 'p',
  align,
  nowrap,
  id,
  live,
  className,
}: TextProps) {
  const name = classNames(
    styles[look],
    styles[tone],
    weight && styles[weight],
    align && styles[align],
    nowrap && styles.nowrap,
    className,
  )
  return (
    <Tag className={name} id={id} role={live}>
      {children}
    </Tag>
  )
}

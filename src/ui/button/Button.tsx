/**
 * Buttons of the design language: one solid per screen, tonal for second actions, outline, link, dashed for
 * "add". A blocked button stays focusable and moves focus to the missing field; a loading one keeps its label
 * and width.
 */
import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Button.module.css'

export type ButtonLook = {
  kind?: 'primary' | 'tonal' | 'outline' | 'link' | 'dashed' | 'saffron' | undefined
  /** Danger is text in the error colour, never a solid red block. */
  tone?: 'danger' | undefined
  /** large 54, small 48; tonal, outline and link are small by default. */
  size?: 'large' | 'small' | undefined
  full?: boolean | undefined
  icon?: ReactNode
  iconEnd?: ReactNode
  className?: string | undefined
}

export type ButtonProps = ButtonLook & {
  children: ReactNode
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  type?: 'button' | 'submit' | undefined
  /** A call is in progress: a spinner replaces the icon, and presses are ignored. */
  loading?: boolean | undefined
  /** The form is incomplete: a press calls onBlockedPress instead of onClick. */
  blocked?: boolean | undefined
  onBlockedPress?: (() => void) | undefined
  label?: string | undefined
  /** The thing that the button chooses is chosen. */
  pressed?: boolean | undefined
  expanded?: boolean | undefined
  controls?: string | undefined
}

const look = ({ kind = 'primary', tone, size, full, className }: ButtonLook) => {
  const measure = size ?? (kind === 'primary' || kind === 'saffron' || kind === 'dashed' ? 'large' : 'small')
  return classNames(
    styles.button,
    styles[kind],
    kind !== 'link' && styles[measure],
    tone && styles.danger,
    full && styles.full,
    className,
  )
}

/**
 * A button that acts on this page. The second press of a double click is ignored: the first may have led to
 * the next step, whose button lies in the same place and would confirm an unread question.
 */
export function Button({
  children,
  onClick,
  type,
  loading,
  blocked,
  onBlockedPress,
  label,
  pressed,
  expanded,
  controls,
  icon,
  iconEnd,
  ...rest
}: ButtonProps) {
  const idle = !loading && !blocked
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const again = event.detail > 1
    if (idle && !again) return onClick?.(event)
    event.preventDefault()
    if (blocked && !loading && !again) onBlockedPress?.()
  }
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={classNames(
        look(rest),
        blocked && styles.blocked,
        loading && styles.loading,
        loading && !icon && styles.roomForRing,
      )}
      onClick={press}
      aria-disabled={idle ? undefined : true}
      aria-busy={loading || undefined}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
    >
      {loading ? <span className={styles.ring} aria-hidden="true" /> : icon}
      <span className={styles.label}>{children}</span>
      {iconEnd}
    </button>
  )
}

export type ButtonLinkProps = ButtonLook & {
  children: ReactNode
  href: string
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** A link with the looks of a button. */
export function ButtonLink({ children, href, onClick, icon, iconEnd, ...rest }: ButtonLinkProps) {
  return (
    <a className={look(rest)} href={href} onClick={onClick}>
      {icon}
      <span className={styles.label}>{children}</span>
      {iconEnd}
    </a>
  )
}

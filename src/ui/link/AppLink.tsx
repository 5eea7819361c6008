/**
 * A link to another page of the app that needs no page load. Presses that open a new tab are left to the
 * browser, and without scripts it is an ordinary link.
 */
import type { MouseEvent, ReactNode, Ref } from 'react'

/** Shows the page at an address. Without it, links load it. */
export type Follow = ((href: string) => void) | undefined

export type AppLinkProps = {
  href: string
  onFollow: Follow
  className?: string | undefined
  /** The page that is shown. */
  current?: boolean | undefined
  /** Name for assistive technology, where the content is not enough. */
  label?: string | undefined
  /** Name of the press in the analytics, for a press before the app runs. */
  press?: string | undefined
  linkRef?: Ref<HTMLAnchorElement> | undefined
  children: ReactNode
}

/** Handler of a press on a link to a page of the app. */
export const followOnPress = (href: string, onFollow: Follow) => (event: MouseEvent) => {
  if (!onFollow || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  onFollow(href)
}

export function AppLink({
  href,
  onFollow,
  className,
  current,
  label,
  press,
  linkRef,
  children,
}: AppLinkProps) {
  return (
    <a
      ref={linkRef}
      className={className}
      href={href}
      onClick={followOnPress(href, onFollow)}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      data-press={press}
    >
      {children}
    </a>
  )
}

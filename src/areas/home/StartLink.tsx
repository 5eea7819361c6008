/** A link that starts a journey without a page load. Presses that open a new tab are left to the browser. */
import type { MouseEvent, ReactNode } from 'react'

export type StartLinkProps = {
  href: string
  /** Starts the journey at this address. Without it, the link navigates. */
  onStart: ((href: string) => void) | undefined
  className: string | undefined
  children: ReactNode
}

export function StartLink({ href, onStart, className, children }: StartLinkProps) {
  const follow = (event: MouseEvent) => {
    if (!onStart || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onStart(href)
  }
  return (
    <a className={className} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/**
 * Stands at the end of a page and, when the page is there, names it to the window and gives its heading the focus, so
 * that a screen reader says where one is. The page that was loaded keeps the focus where the browser put it.
 */
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect } from 'react'

let hasArrivedBefore = false

const findHeading = () =>
  document.querySelector<HTMLElement>('main :is(h1, h2)') ?? document.querySelector<HTMLElement>('h1')

const focusHeading = (): HTMLElement | null => {
  const heading = findHeading()
  if (heading === null) return null
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return heading
}

/** The question that comes in its skeleton's place has the focus from the bar's title; one that is drawn anew would leave it nowhere. Gives what ends it. */
const keepFocusOnHeading = (): (() => void) => {
  let heading = focusHeading()
  const observer = new MutationObserver(() => {
    const at = document.activeElement
    if (heading?.isConnected === true ? at === heading && findHeading() !== heading : at === document.body)
      heading = focusHeading()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

export function RouteAnnouncer({ title }: { title: MessageDescriptor | undefined }) {
  const { i18n, t } = useLingui()
  const name = title && i18n._(title)
  useEffect(() => {
    document.title = name ? t`${name} · سپر` : t`سپر | بیمهٔ خودرو`
  }, [name, t])
  // Before the page is painted: it has to be laid out for that anyway.
  useLayoutEffect(() => {
    if (hasArrivedBefore) return keepFocusOnHeading()
    hasArrivedBefore = true
    return undefined
  }, [])
  return null
}

/**
 * Announces a page to assistive technology when it appears: sets the document's title and focuses the
 * page's heading. After a full page load the browser's own focus stays.
 */
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect } from 'react'

let isFirstPage = true

/** The first page that the app renders is one that was navigated to, from the prerendered home. */
export const expectNavigation = (): void => {
  isFirstPage = false
}

const findHeading = () =>
  document.querySelector<HTMLElement>('main :is(h1, h2)') ?? document.querySelector<HTMLElement>('h1')

const focusHeading = (): HTMLElement | null => {
  const heading = findHeading()
  if (heading === null) return null
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return heading
}

/**
 * Focuses the heading, and again whenever it is replaced: a step's heading takes over from the app bar's
 * title once its skeleton is gone, and a re-created heading would lose the focus.
 * @returns a function that stops watching
 */
const keepFocusOnHeading = (): (() => void) => {
  let heading = focusHeading()
  const observer = new MutationObserver(() => {
    const focused = document.activeElement
    const isReplaced =
      heading?.isConnected === true
        ? focused === heading && findHeading() !== heading
        : focused === document.body
    if (isReplaced) heading = focusHeading()
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
  // Before paint: focusing forces a layout, which the paint needs anyway.
  useLayoutEffect(() => {
    if (!isFirstPage) return keepFocusOnHeading()
    isFirstPage = false
    return undefined
  }, [])
  return null
}

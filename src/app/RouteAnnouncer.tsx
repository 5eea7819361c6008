/**
 * Announces a page to assistive technology when it appears: sets the document's title and focuses the
 * page's heading after the first paint. After a full page load the browser's own focus stays. Decision 051.
 */
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect } from 'react'

let isFirstPage = true

/** The first page that the app renders is one that was navigated to, from the prerendered home. */
export const expectNavigation = (): void => {
  isFirstPage = false
}

/** The page's heading. A card has one of its own, which leaves the page when the list scrolls. */
const findHeading = () =>
  [...document.querySelectorAll<HTMLElement>('main h1, main h2')].find(
    (heading) => heading.closest('article') === null,
  ) ?? document.querySelector<HTMLElement>('h1')

const focusHeading = (): HTMLElement | null => {
  const heading = findHeading()
  if (heading === null) return null
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return heading
}

const FIELDS = 'input, textarea, select, [contenteditable]'

/** A field, or the part of the page that its address names. */
const isAskedFor = (element: Element): boolean =>
  element.matches(FIELDS) || (element.id !== '' && location.hash === `#${element.id}`)

/**
 * Focuses the heading where nothing else took the focus. Returns what to watch; null while a sheet has the
 * focus.
 */
const firstHeading = (before: Element | null): HTMLElement | null => {
  const now = document.activeElement
  if (now === null || now === before) return focusHeading()
  if (now.closest('[role=dialog]')) return null
  return isAskedFor(now) ? findHeading() : focusHeading()
}

/**
 * Focuses the heading, unless a field, a sheet or the part that the address names has got the focus since the
 * page was rendered; later when a sheet has closed, and whenever the heading is replaced: a step's heading
 * takes over from the app bar's title once its skeleton is gone, and a re-created heading would lose the
 * focus.
 * @param before what had the focus when the page was rendered
 * @returns a function that stops watching
 */
const keepFocusOnHeading = (before: Element | null): (() => void) => {
  let heading = firstHeading(before)
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

/**
 * Runs work in the task after the next paint.
 * @param work returns what undoes it
 * @returns cancel, which undoes work that has run
 */
const afterPaint = (work: () => () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let undo: (() => void) | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      undo = work()
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    undo?.()
  }
}

export function RouteAnnouncer({ title }: { title: MessageDescriptor | undefined }) {
  const { i18n, t } = useLingui()
  const name = title && i18n._(title)
  useEffect(() => {
    document.title = name ? t`${name} · سپر` : t`سپر | بیمهٔ خودرو`
  }, [name, t])
  // Focusing forces a layout, which would otherwise come before the paint. What has the focus is read before
  // the page's own effects, which may lead to a field that is wrong.
  useLayoutEffect(() => {
    if (isFirstPage) {
      isFirstPage = false
      return undefined
    }
    const before = document.activeElement
    return afterPaint(() => keepFocusOnHeading(before))
  }, [])
  return null
}

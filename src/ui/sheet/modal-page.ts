/**
 * Makes a sheet modal: the page behind is inert and does not scroll, focus moves in and returns to the
 * opener, and Escape closes the topmost sheet. Back does, too: src/app/routing/sheet-entries.ts. Design
 * language, "Bottom sheet".
 */
import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useWide } from '../layout/wide.ts'
import { addSheet, openSheets } from './open-sheets.ts'

/** Elements with this attribute (toasts) stay interactive beside an open sheet. */
export const STAYS_ALIVE = 'data-stays-alive'

const SHEET_OUT = 200

const makeOthersInert = (layer: Element): (() => void) => {
  const others = [...document.body.children].filter(
    (element) =>
      element !== layer &&
      !element.hasAttribute(STAYS_ALIVE) &&
      !element.hasAttribute('inert') &&
      element.tagName !== 'SCRIPT',
  )
  for (const element of others) element.setAttribute('inert', '')
  return () => {
    for (const element of others) element.removeAttribute('inert')
  }
}

/**
 * Stops the page from scrolling. Reserves the width of the scroll bar while it is hidden. Skipped on phones,
 * which have none: reading it forces a layout.
 */
const lockScroll = (isWide: boolean): (() => void) => {
  const page = document.documentElement
  const before = { overflow: page.style.overflow, padding: page.style.paddingInlineEnd }
  if (isWide) page.style.paddingInlineEnd = `${window.innerWidth - page.clientWidth}px`
  page.style.overflow = 'hidden'
  return () => {
    page.style.overflow = before.overflow
    page.style.paddingInlineEnd = before.padding
  }
}

/** Registers a sheet, or a mode of a page that Back leaves. Escape closes it while it is the topmost. */
export const openModal = (close: () => void): (() => void) => {
  const sheet = { close }
  const removeSheet = addSheet(sheet)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || openSheets().at(-1) !== sheet || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    removeSheet()
  }
}

/**
 * Lets Escape and Back close a sheet from the moment it is opened, before it is painted: neither is lost when
 * it follows at once.
 */
export const useModal = (open: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => (open ? openModal(() => close()) : undefined), [open])
}

type Refs = { layer: RefObject<HTMLElement | null>; focus: RefObject<HTMLElement | null> }

/**
 * Makes the page behind `layer` inert while `open`. Moves focus to `focus` and back to the opener afterwards.
 */
export const useModalPage = (open: boolean, { layer, focus }: Refs): void => {
  const isWide = useWide()
  const lock = useEffectEvent(() => lockScroll(isWide))
  useEffect(() => {
    if (!open || !layer.current) return
    const opener = document.activeElement
    const undoInert = makeOthersInert(layer.current)
    const unlockScroll = lock()
    focus.current?.focus({ preventScroll: true })
    return () => {
      undoInert()
      unlockScroll()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [open, layer, focus])
}

/**
 * Keeps a closing sheet rendered while it slides out. The next paint answers the press, then the sheet opens.
 */
export const usePresence = (isOpen: boolean): { present: boolean; leaving: boolean } => {
  const open = useDeferredValue(isOpen, false) && isOpen
  const [isPresent, setPresent] = useState(open)
  if (open && !isPresent) setPresent(true)
  useEffect(() => {
    if (open || !isPresent) return
    const timer = setTimeout(() => setPresent(false), SHEET_OUT)
    return () => clearTimeout(timer)
  }, [open, isPresent])
  return { present: open || isPresent, leaving: !open && isPresent }
}

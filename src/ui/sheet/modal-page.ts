/**
 * Makes a sheet modal: the page behind is inert and does not scroll, focus moves in and returns to the
 * opener, and the system's back gesture closes it where the browser supports that. Design language, "Bottom
 * sheet".
 */
import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { useWide } from '../layout/wide.ts'

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
 * Stops the page from scrolling. Reserves the width of the scroll bar while it is hidden. Skipped on phones, which have none: reading it
 * forces a layout.
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

/** Open layers, the topmost last: Escape closes that one. */
const layers: Element[] = []

const onEscape = (layer: Element, close: () => void): (() => void) => {
  layers.push(layer)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || layers.at(-1) !== layer || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    layers.splice(layers.indexOf(layer), 1)
  }
}

type Refs = { layer: RefObject<HTMLElement | null>; focus: RefObject<HTMLElement | null> }

/**
 * Makes the page behind `layer` inert while `open`. Moves focus to `focus` and back to the opener afterwards.
 */
export const useModalPage = (open: boolean, { layer, focus }: Refs, onClose: () => void): void => {
  const close = useEffectEvent(onClose)
  const isWide = useWide()
  const lock = useEffectEvent(() => lockScroll(isWide))
  useEffect(() => {
    if (!open || !layer.current) return
    const opener = document.activeElement
    const undoInert = makeOthersInert(layer.current)
    const unlockScroll = lock()
    const stopListening = onEscape(layer.current, () => close())
    focus.current?.focus({ preventScroll: true })
    const watcher = 'CloseWatcher' in window ? new CloseWatcher() : null
    watcher?.addEventListener('close', () => close())
    return () => {
      watcher?.destroy()
      stopListening()
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

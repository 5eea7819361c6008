/**
 * Dragging a sheet down by its head closes it; a short drag springs back. Design language, "Bottom sheet".
 */
import { type PointerEvent, type RefObject, useRef } from 'react'

const FAR_ENOUGH = 96

/** Returns pointer handlers for the sheet's head; `panel` follows the finger. */
export const useDragDown = (panel: RefObject<HTMLElement | null>, onClose: () => void) => {
  const start = useRef<number | null>(null)
  const moveTo = (offset: number) => {
    if (!panel.current) return
    panel.current.style.transition = offset > 0 ? 'none' : ''
    panel.current.style.transform = offset > 0 ? `translateY(${offset}px)` : ''
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return
      start.current = event.clientY
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== null) moveTo(event.clientY - start.current)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return
      const far = event.clientY - start.current > FAR_ENOUGH
      start.current = null
      if (far) onClose()
      else moveTo(0)
    },
    onPointerCancel: () => {
      start.current = null
      moveTo(0)
    },
  }
}

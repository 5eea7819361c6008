/**
 * Detects a long press on an offer by finger or pen: 500 ms without moving. One handler serves the whole
 * list; `data-company` names the offer. The click after the press is suppressed. Design language, "Calm
 * offers".
 */
import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react'

const HOLD_MS = 500
/** Movement in px that is tolerated during a long press. */
const TREMBLE = 10

export const useLongPress = (onLongPress: (companyCode: string) => void) => {
  const latest = useRef(onLongPress)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => {
    latest.current = onLongPress
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(() => {
    let start = { x: 0, y: 0 }
    let wasLong = false
    const stop = () => clearTimeout(timer.current)
    return {
      onPointerDown: ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
        stop()
        wasLong = false
        const card = target instanceof Element ? target.closest<HTMLElement>('[data-company]') : null
        const companyCode = card?.dataset['company']
        if (pointerType === 'mouse' || companyCode === undefined) return
        start = { x, y }
        timer.current = setTimeout(() => {
          wasLong = true
          latest.current(companyCode)
        }, HOLD_MS)
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - start.x, clientY - start.y) > TREMBLE) stop()
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: MouseEvent) => {
        if (wasLong) event.preventDefault()
      },
      onClickCapture: (event: MouseEvent) => {
        if (!wasLong) return
        wasLong = false
        event.preventDefault()
        event.stopPropagation()
      },
    }
  }, [])
}

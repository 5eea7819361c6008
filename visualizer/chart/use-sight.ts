/**
 * Sets the initial viewport of a drawing, then keeps the current state in sight, or the state selected since.
 */
import { useReactFlow, useStore } from '@xyflow/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Layout } from '../drawing/layout.ts'
import { useMarks } from '../marks.ts'
import { pageState, usePage } from '../page-state.ts'
import { initialViewport } from './initial-viewport.ts'
import { boxesOf, inSight } from './sight.ts'

const SEPARATOR = ' '

export const useSight = (layout: Layout, canvas: React.RefObject<HTMLElement | null>): void => {
  const { setViewport, getViewport } = useReactFlow()
  const width = useStore((store) => store.width)
  const height = useStore((store) => store.height)
  const selected = usePage((page) => page.state)
  // Compared as a text, because every key typed in the app creates new marks.
  const current = boxesOf(layout, useMarks().current)
    .map(({ place }) => place)
    .join(SEPARATOR)
  const kept = useRef('')
  const keep = useEffectEvent((places: string) => {
    kept.current = places === '' ? kept.current : places
    if (canvas.current === null) return
    const { clientWidth, clientHeight } = canvas.current
    const boxes = boxesOf(layout, kept.current.split(SEPARATOR))
    const before = getViewport()
    const next = inSight(boxes, before, { width: clientWidth, height: clientHeight })
    if (next.x !== before.x || next.y !== before.y) void setViewport(next)
  })
  useEffect(() => {
    if (canvas.current === null) return
    const { clientWidth, clientHeight } = canvas.current
    const isRightToLeft = pageState().language === 'fa'
    void setViewport(initialViewport(layout, { width: clientWidth, height: clientHeight }, isRightToLeft))
  }, [layout, canvas, setViewport])
  useEffect(() => keep(selected ?? ''), [selected])
  useEffect(() => keep(current), [current])
  useEffect(() => {
    // The card takes a part of the canvas.
    if (width > 0 && height > 0) keep('')
  }, [width, height])
}

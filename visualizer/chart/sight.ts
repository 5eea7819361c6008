/**
 * Keeps boxes in sight: the smallest move of the viewport that shows them inside the canvas, above the zoom
 * bar.
 */
import type { Box, Layout, StateBox } from '../drawing/layout.ts'
import type { Viewport } from './initial-viewport.ts'

/** Free edges of the canvas, in px. The zoom bar is at the bottom. */
const EDGE = { top: 16, side: 16, bottom: 64 }

type Canvas = { readonly width: number; readonly height: number }

/** The boxes of these states in a drawing. Compound states surround others and are not meant. */
export const boxesOf = ({ boxes }: Layout, places: readonly string[]): readonly StateBox[] =>
  boxes.filter(({ place, isAround }) => !isAround && places.includes(place))

/** The shift that brings a range between two ends. A range that is too long is aligned at its beginning. */
const move = (from: number, to: number, least: number, most: number): number => {
  if (from < least || to - from > most - least) return least - from
  return to > most ? most - to : 0
}

/** Moves the viewport so that a box is seen. */
const withBox = (
  { x, y, width, height }: Box,
  { x: left, y: top, zoom }: Viewport,
  canvas: Canvas,
): Viewport => ({
  zoom,
  x: left + move(x * zoom + left, (x + width) * zoom + left, EDGE.side, canvas.width - EDGE.side),
  y: top + move(y * zoom + top, (y + height) * zoom + top, EDGE.top, canvas.height - EDGE.bottom),
})

const around = (boxes: readonly Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/** Moves the viewport so that the boxes are seen together, or the first one where they are too far apart. */
export const inSight = (boxes: readonly Box[], viewport: Viewport, canvas: Canvas): Viewport => {
  const [first] = boxes
  if (first === undefined) return viewport
  const all = around(boxes)
  const isTogether =
    all.width * viewport.zoom <= canvas.width - 2 * EDGE.side &&
    all.height * viewport.zoom <= canvas.height - EDGE.top - EDGE.bottom
  return withBox(isTogether ? all : first, viewport, canvas)
}

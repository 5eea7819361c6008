/** Which part of a drawing is seen at first: its whole width where that can be read, from its top. */
import type { Layout } from '../drawing/layout.ts'

/** Nearer than this words are read at once; farther away they are not. */
const READABLE = 0.62

export type Sight = { readonly x: number; readonly y: number; readonly zoom: number }

/** Takes a drawing and the size of the canvas; gives the first sight of it. */
export const firstSight = (
  { width, height }: Pick<Layout, 'width' | 'height'>,
  canvas: { readonly width: number; readonly height: number },
  isRightToLeft: boolean,
): Sight => {
  const whole = Math.min(canvas.width / width, canvas.height / height, 1)
  const zoom = Math.max(whole, Math.min(1, canvas.width / width), READABLE)
  const spare = canvas.width - width * zoom
  return {
    zoom,
    x: spare >= 0 ? spare / 2 : isRightToLeft ? spare : 0,
    y: Math.max(0, (canvas.height - height * zoom) / 2),
  }
}

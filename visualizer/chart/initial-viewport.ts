/** The initial viewport of a drawing: its whole width if that is readable, from its top. */
import type { Layout } from '../drawing/layout.ts'

/** Smallest zoom at which labels are readable. */
const READABLE = 0.62

export type Viewport = { readonly x: number; readonly y: number; readonly zoom: number }

/** The initial viewport for a drawing and a canvas size. */
export const initialViewport = (
  { width, height }: Pick<Layout, 'width' | 'height'>,
  canvas: { readonly width: number; readonly height: number },
  isRightToLeft: boolean,
): Viewport => {
  const whole = Math.min(canvas.width / width, canvas.height / height, 1)
  const zoom = Math.max(whole, Math.min(1, canvas.width / width), READABLE)
  const spare = canvas.width - width * zoom
  return {
    zoom,
    x: spare >= 0 ? spare / 2 : isRightToLeft ? spare : 0,
    y: Math.max(0, (canvas.height - height * zoom) / 2),
  }
}

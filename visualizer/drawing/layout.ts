/** Positions in a drawing, in px from the top left, for left-to-right. */

export type Point = readonly [x: number, y: number]
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type StateBox = Box & { readonly place: string; readonly isAround: boolean }
export type Line = {
  readonly from: string
  readonly to: string
  readonly transitions: readonly string[]
  readonly returns: readonly string[]
  readonly isQuiet: boolean
  readonly points: readonly Point[]
  /** Position of its label. */
  readonly label: Box
}
export type Layout = {
  readonly width: number
  readonly height: number
  readonly boxes: readonly StateBox[]
  readonly lines: readonly Line[]
}

/** The pitch of the grid of all positions, so that lines find lanes between the states. */
export const PITCH = 10
export const STATE = { width: 140, height: 50 }
/** One more row below the name, in a state that raises outcomes. */
export const OUTCOMES_HEIGHT = 20
export const TITLE_HEIGHT = 30

const mirroredBox = <T extends Box>(box: T, width: number): T => ({ ...box, x: width - box.x - box.width })

/** Returns a layout mirrored for right-to-left. */
export const mirrored = ({ width, height, boxes, lines }: Layout): Layout => ({
  width,
  height,
  boxes: boxes.map((box) => mirroredBox(box, width)),
  lines: lines.map((line) => ({
    ...line,
    points: line.points.map(([x, y]): Point => [width - x, y]),
    label: mirroredBox(line.label, width),
  })),
})

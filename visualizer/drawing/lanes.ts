/** The routing grid: where states are, where lines run already, and what a step costs. */
import { type Box, PITCH, type StateBox, TITLE_HEIGHT } from './layout.ts'

/** Right, down, left, up. */
export const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const
export type Direction = 0 | 1 | 2 | 3

const COST = { step: 1, bend: 5, crossing: 5, shared: 40, joined: 2, beside: 1, border: 6 }

export type Lanes = {
  readonly columns: number
  readonly rows: number
  /** Blocked for lines. */
  readonly isBlocked: (point: number) => boolean
  /** Cost of entering a point in a direction, for a line with the given end. */
  readonly cost: (point: number, direction: Direction, to: string) => number
  /** Records a line with this end through these points. */
  readonly use: (points: readonly number[], to: string) => void
  /** Number of other lines' points in a box. */
  readonly crowd: (box: Box, own: ReadonlySet<number>) => number
}

export const BEND = COST.bend

/** An empty grid for a drawing's size and boxes. */
export const lanesOf = (width: number, height: number, boxes: readonly StateBox[]): Lanes => {
  const [columns, rows] = [Math.ceil(width / PITCH) + 1, Math.ceil(height / PITCH) + 1]
  const blocked = new Uint8Array(columns * rows)
  const extra = new Uint8Array(columns * rows)
  const runs: [Map<number, string>, Map<number, string>] = [new Map(), new Map()]
  const each = (
    { x, y, width: w, height: h }: Box,
    visit: (point: number, isEdge: boolean) => void,
  ): void => {
    const [left, top, right, bottom] = [x / PITCH, y / PITCH, (x + w) / PITCH, (y + h) / PITCH].map(
      Math.round,
    )
    for (let row = Math.max(0, top ?? 0); row <= Math.min(rows - 1, bottom ?? 0); row += 1) {
      for (let column = Math.max(0, left ?? 0); column <= Math.min(columns - 1, right ?? 0); column += 1) {
        visit(row * columns + column, row === top || row === bottom || column === left || column === right)
      }
    }
  }
  const add = (point: number, cost: number): void => {
    extra[point] = Math.min(250, (extra[point] ?? 0) + cost)
  }
  const [outermost] = boxes
  for (const point of blocked.keys()) {
    const [x, y] = [(point % columns) * PITCH, Math.floor(point / columns) * PITCH]
    if (
      outermost?.isAround === true &&
      (x <= outermost.x ||
        y <= outermost.y ||
        x >= outermost.x + outermost.width ||
        y >= outermost.y + outermost.height)
    )
      blocked[point] = 1
  }
  for (const box of boxes) {
    if (box.isAround) {
      each(box, (point, isEdge) => {
        if (isEdge) add(point, COST.border)
      })
      each(
        {
          x: box.x + PITCH,
          y: box.y + PITCH,
          width: box.width - 2 * PITCH,
          height: TITLE_HEIGHT - 2 * PITCH,
        },
        (point) => add(point, COST.shared),
      )
    } else {
      each(box, (point) => {
        blocked[point] = 1
      })
      each(
        { x: box.x - PITCH, y: box.y - PITCH, width: box.width + 2 * PITCH, height: box.height + 2 * PITCH },
        (point) => add(point, COST.beside),
      )
    }
  }
  return {
    columns,
    rows,
    isBlocked: (point) => blocked[point] === 1,
    cost: (point, direction, to) => {
      const [along, across] = direction % 2 === 0 ? [runs[0], runs[1]] : [runs[1], runs[0]]
      const other = along.get(point)
      const shared = other === undefined ? 0 : other === to ? COST.joined : COST.shared
      return COST.step + (extra[point] ?? 0) + shared + (across.has(point) ? COST.crossing : 0)
    },
    use: (points, to) => {
      for (const [index, point] of points.entries()) {
        for (const next of [points[index - 1], points[index + 1]]) {
          if (next !== undefined) runs[Math.abs(next - point) === 1 ? 0 : 1].set(point, to)
        }
      }
    },
    crowd: (box, own) => {
      let found = 0
      each(box, (point) => {
        if (!own.has(point) && (runs[0].has(point) || runs[1].has(point))) found += 1
      })
      return found
    },
  }
}

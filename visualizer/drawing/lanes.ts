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
  /** For lines with the given end: the cost of entering a point in a direction. */
  readonly costTo: (to: string) => (point: number, direction: Direction) => number
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
  // By point: the number of the end of a line that runs along, and across; 0 where none does.
  const runs = [new Uint16Array(columns * rows), new Uint16Array(columns * rows)] as const
  const endNumbers = new Map<string, number>()
  const numberOf = (end: string): number => {
    const number = endNumbers.get(end) ?? endNumbers.size + 1
    endNumbers.set(end, number)
    return number
  }
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
    costTo: (to) => {
      const end = numberOf(to)
      return (point, direction) => {
        const [along, across] = direction % 2 === 0 ? runs : [runs[1], runs[0]]
        const other = along[point] ?? 0
        const shared = other === 0 ? 0 : other === end ? COST.joined : COST.shared
        return COST.step + (extra[point] ?? 0) + shared + (across[point] === 0 ? 0 : COST.crossing)
      }
    },
    use: (points, to) => {
      const end = numberOf(to)
      for (const [index, point] of points.entries()) {
        for (const next of [points[index - 1], points[index + 1]]) {
          if (next !== undefined) runs[Math.abs(next - point) === 1 ? 0 : 1][point] = end
        }
      }
    },
    crowd: (box, own) => {
      let found = 0
      each(box, (point) => {
        if ((runs[0][point] !== 0 || runs[1][point] !== 0) && !own.has(point)) found += 1
      })
      return found
    },
  }
}

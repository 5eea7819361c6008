/** Routes lines between states: orthogonal, around boxes, each on its own lane, with few bends. */
import { ANYWHERE } from '#explorer/diagrams/steps.ts'
import { type Box, PITCH, type StateBox } from './layout.ts'
import { BEND, type Direction, DIRECTIONS, type Lanes } from './lanes.ts'
import { priorityQueue } from './priority-queue.ts'

type Port = { readonly point: number; readonly direction: Direction }
/**
 * Points just outside a box (or inside, if the other end is in it), with the direction away from its edge.
 */
const portsOf = ({ x, y, width, height }: Box, isInside: boolean, { columns }: Lanes): Port[] => {
  const [left, top, right, bottom] = [
    Math.round(x / PITCH),
    Math.round(y / PITCH),
    Math.round((x + width) / PITCH),
    Math.round((y + height) / PITCH),
  ]
  const step = isInside ? -1 : 1
  const ports: Port[] = []
  for (let column = left + 1; column < right; column += 1) {
    ports.push(
      { point: (bottom + step) * columns + column, direction: isInside ? 3 : 1 },
      { point: (top - step) * columns + column, direction: isInside ? 1 : 3 },
    )
  }
  // Inside a frame, lines start above and below, where their labels have room.
  if (isInside) return ports
  for (let row = top + 1; row < bottom; row += 1) {
    ports.push(
      { point: row * columns + right + step, direction: 0 },
      { point: row * columns + left - step, direction: 2 },
    )
  }
  return ports
}

const isWithin = (inner: string, outer: string): boolean =>
  outer === ANYWHERE || inner.startsWith(`${outer}.`)

const turned = (direction: Direction): Direction => ([2, 3, 0, 1] as const)[direction]

/** Returns the grid points of a line between two boxes, its ends on their edges; empty without a route. */
export const route = (from: StateBox, to: StateBox, lanes: Lanes): readonly number[] => {
  const { columns, rows } = lanes
  const starts = portsOf(from, isWithin(to.place, from.place), lanes)
  const ends = new Map(
    portsOf(to, isWithin(from.place, to.place), lanes).map(({ point, direction }) => [
      point * 4 + turned(direction),
      direction,
    ]),
  )
  const [cx, cy] = [(to.x + to.width / 2) / PITCH, (to.y + to.height / 2) / PITCH]
  const [halfWidth, halfHeight] = [to.width / 2 / PITCH, to.height / 2 / PITCH]
  const distance = (point: number) =>
    Math.max(0, Math.abs((point % columns) - cx) - halfWidth) +
    Math.max(0, Math.abs(Math.floor(point / columns) - cy) - halfHeight)
  const costs = new Float64Array(columns * rows * 4).fill(Number.POSITIVE_INFINITY)
  const isTaken = new Uint8Array(columns * rows * 4)
  const before = new Int32Array(columns * rows * 4).fill(-1)
  const costOf = lanes.costTo(to.place)
  const queue = priorityQueue()
  const reach = (point: number, direction: Direction, cost: number, source: number): void => {
    const at = point * 4 + direction
    if (lanes.isBlocked(point) || cost >= (costs[at] ?? 0)) return
    costs[at] = cost
    before[at] = source
    queue.push(at, cost + distance(point))
  }
  for (const { point, direction } of starts) reach(point, direction, costOf(point, direction) * 2, -1)
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const end = ends.get(at)
    if (end !== undefined) return [...backFrom(at, before, columns)]
    // Reached again at a lower cost since it was queued, and taken then.
    if (isTaken[at] === 1) continue
    isTaken[at] = 1
    const [point, heading, cost] = [at >> 2, directionOf(at), costs[at] ?? 0]
    const [x, y] = [point % columns, Math.floor(point / columns)]
    for (const direction of ALL_DIRECTIONS) {
      const [dx, dy] = DIRECTIONS[direction]
      const [column, row] = [x + dx, y + dy]
      if (direction === turned(heading) || column < 0 || row < 0 || column >= columns || row >= rows) continue
      const there = row * columns + column
      const bend = direction === heading ? 0 : BEND
      reach(there, direction, cost + costOf(there, direction) + bend, at)
    }
  }
  return []
}

const ALL_DIRECTIONS = [0, 1, 2, 3] as const
const directionOf = (index: number): Direction => ([0, 1, 2, 3] as const)[index & 3] ?? 0

/** The route from start to end, with the points on the edges of the boxes. */
const backFrom = (last: number, before: Int32Array, columns: number): number[] => {
  const steps: number[] = []
  for (let at = last; at !== -1; at = before[at] ?? -1) steps.unshift(at)
  const shift = (at: number): number => {
    const [dx, dy] = DIRECTIONS[directionOf(at)]
    return dy * columns + dx
  }
  const [first = last] = steps
  return [(first >> 2) - shift(first), ...steps.map((at) => at >> 2), (last >> 2) + shift(last)]
}

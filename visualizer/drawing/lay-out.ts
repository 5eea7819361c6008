/**
 * Lays out a drawing: states in snaking rows, lines between them, labels where they cover nothing. Takes up
 * to a second for a large step, so it runs at build time or in a worker.
 */
import type { Graph, GraphLine } from './graph.ts'
import { type Box, type Layout, type Line, PITCH, type Point, type StateBox } from './layout.ts'
import { type Lanes, lanesOf } from './lanes.ts'
import { route } from './route.ts'
import { MARGIN, placed } from './rows.ts'

/** Size of a line's label; smaller between two neighbouring states. */
export type Measure = (
  line: GraphLine,
  isBetween: boolean,
) => { readonly width: number; readonly height: number }

const centreOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2]

const far = (one: Box, other: Box): number => {
  const [[ax, ay], [bx, by]] = [centreOf(one), centreOf(other)]
  return Math.abs(ax - bx) + Math.abs(ay - by)
}

/** Reduces a route to its ends and bends. */
const bends = (points: readonly Point[]): Point[] =>
  points.filter(([x, y], index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    return (
      before === undefined ||
      after === undefined ||
      !((before[0] === x && after[0] === x) || (before[1] === y && after[1] === y))
    )
  })

const COST = { hidden: 1000, crowd: 12, away: 0.25, end: 20, beside: 30 }
const BESIDE = 3

/** Share of a box that another covers, from 0 to 1. */
const share = (one: Box, other: Box): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return width > 0 && height > 0 ? (width * height) / (one.width * one.height) : 0
}

/** Finds the position along the line where its label covers least. */
const labelOf = (
  points: readonly Point[],
  { width, height }: { width: number; height: number },
  taken: readonly Box[],
  costOf: (box: Box) => number,
): Box => {
  let best: Box = { x: 0, y: 0, width, height }
  let least = Number.POSITIVE_INFINITY
  const asides = [
    [0, 0],
    [0, height / 2 + BESIDE],
    [0, -height / 2 - BESIDE],
    [width / 2 + BESIDE, 0],
    [-width / 2 - BESIDE, 0],
  ] as const
  for (const [index, [x, y]] of points.entries()) {
    const away =
      Math.abs(index - points.length / 2) * COST.away * PITCH +
      (index < 2 || index > points.length - 3 ? COST.end : 0)
    for (const [dx, dy] of asides) {
      const box = { x: x + dx - width / 2, y: y + dy - height / 2, width, height }
      const hidden = taken.reduce((sum, other) => sum + share(box, other), 0)
      const cost = hidden * COST.hidden + costOf(box) + away + (dx === 0 && dy === 0 ? 0 : COST.beside)
      if (cost < least) [best, least] = [box, cost]
    }
  }
  return best
}

const titleOf = ({ x, y, width }: StateBox): Box => ({
  x: x + 8,
  y: y + 4,
  width: Math.min(240, width - 16),
  height: 30,
})

const drawLine = (
  line: GraphLine,
  byPlace: ReadonlyMap<string, StateBox>,
  lanes: Lanes,
): { line: GraphLine; points: readonly number[] } | null => {
  const [from, to] = [byPlace.get(line.from), byPlace.get(line.to)]
  if (from === undefined || to === undefined) return null
  const points = route(from, to, lanes)
  lanes.use(points, line.to)
  return { line, points }
}

/** Lays out a graph with the given label sizes. */
export const layOut = (graph: Graph, measure: Measure): Layout => {
  const { lines } = graph
  const { width, height, boxes } = placed(graph)
  const byPlace = new Map(boxes.map((box) => [box.place, box]))
  const lanes = lanesOf(width, height, boxes)
  const distance = ({ from, to }: GraphLine): number => {
    const [one, other] = [byPlace.get(from), byPlace.get(to)]
    return one === undefined || other === undefined ? 0 : far(one, other)
  }
  const routed = lines
    .toSorted((one, other) => distance(one) - distance(other))
    .flatMap((line) => drawLine(line, byPlace, lanes) ?? [])
  const taken: Box[] = boxes.map((box) => (box.isAround ? titleOf(box) : box))
  const isOut = ({ x, y, width: w, height: h }: Box): boolean =>
    x < MARGIN || y < MARGIN || x + w > width - MARGIN || y + h > height - MARGIN
  const shownFirst = routed.toSorted(
    (one, other) =>
      Number(one.line.isQuiet) - Number(other.line.isQuiet) || one.points.length - other.points.length,
  )
  const drawn = shownFirst.map(({ line, points }): Line => {
    const own = new Set(points)
    const at = points.map((point): Point => [
      (point % lanes.columns) * PITCH,
      Math.floor(point / lanes.columns) * PITCH,
    ])
    const label = labelOf(
      at,
      measure(
        line,
        at.every(([, y]) => y === at[0]?.[1]),
      ),
      taken,
      (box) => lanes.crowd(box, own) * COST.crowd + (isOut(box) ? COST.hidden : 0),
    )
    if (!line.isQuiet) taken.push(label)
    return { ...line, points: bends(at), label }
  })
  return { width, height, boxes, lines: drawn }
}

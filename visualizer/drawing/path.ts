/** A line as an SVG path with rounded corners. */
import type { Point } from './layout.ts'

const RADIUS = 8

const towards = ([x, y]: Point, [tx, ty]: Point, distance: number): Point => {
  const length = Math.abs(tx - x) + Math.abs(ty - y)
  const share = length === 0 ? 0 : Math.min(distance, length / 2) / length
  return [x + (tx - x) * share, y + (ty - y) * share]
}

/** The path data for the ends and bends of a line. */
export const pathData = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (before === undefined) return `M${point.join(' ')}`
      if (after === undefined) return `L${point.join(' ')}`
      return `L${towards(point, before, RADIUS).join(' ')}Q${point.join(' ')} ${towards(point, after, RADIUS).join(' ')}`
    })
    .join('')

/** Finds the next state in a direction, for moving with the arrow keys. */
import type { Layout, StateBox } from '../drawing/layout.ts'

const centreOf = ({ x, y, width, height, isAround }: StateBox): readonly [number, number] =>
  isAround ? [x + 40, y + 16] : [x + width / 2, y + height / 2]

/** Returns the next state's path in a direction ([1, 0] is right), or null. Starts at the first state. */
export const nextState = (
  { boxes }: Layout,
  from: string | null,
  [dx, dy]: readonly [number, number],
): string | null => {
  const here = boxes.find(({ place }) => place === from)
  if (here === undefined) return boxes.find(({ isAround }) => !isAround)?.place ?? null
  const [x, y] = centreOf(here)
  const ranked = boxes
    .filter((box) => box !== here)
    .map((box) => {
      const [bx, by] = centreOf(box)
      const along = (bx - x) * dx + (by - y) * dy
      const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx)
      return { place: box.place, along, cost: along + 3 * aside }
    })
    .filter(({ along }) => along > 1)
    .toSorted((one, other) => one.cost - other.cost)
  return ranked[0]?.place ?? null
}

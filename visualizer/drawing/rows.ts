/**
 * States in snaking rows: one row to the right, the next to the left, so that lines stay short. LOOK,
 * "Journey visualizer".
 */
import { ANYWHERE } from '#explorer/diagrams/steps.ts'
import type { Graph, GraphLine, GraphNode } from './graph.ts'
import { type StateBox, STATE, OUTCOMES_HEIGHT, TITLE_HEIGHT } from './layout.ts'

type Gap = { readonly x: number; readonly y: number }

/** There are more lines between steps than between states. */
const GAPS = { steps: { x: 130, y: 130 }, states: { x: 130, y: 90 } }
const PAD = { side: 30, top: TITLE_HEIGHT + 30, bottom: 60 }
export const MARGIN = 10
const CLOSE = 40
/** Four states beside each other. */
const MOST = 4 * STATE.width + 3 * GAPS.states.x

type Block = { readonly width: number; readonly height: number; readonly boxes: readonly StateBox[] }
type Row = { readonly blocks: readonly Block[]; readonly width: number; readonly height: number }

const moved = (boxes: readonly StateBox[], dx: number, dy: number): StateBox[] =>
  boxes.map((box) => ({ ...box, x: box.x + dx, y: box.y + dy }))

const rowsOf = (blocks: readonly Block[], most: number, gap: Gap): Row[] => {
  const rows: Row[] = []
  for (const block of blocks) {
    const row = rows.at(-1)
    const width = row === undefined ? 0 : row.width + gap.x + block.width
    if (row === undefined || width > most)
      rows.push({ blocks: [block], width: block.width, height: block.height })
    else
      rows[rows.length - 1] = {
        blocks: [...row.blocks, block],
        width,
        height: Math.max(row.height, block.height),
      }
  }
  return rows
}

/** Arranges blocks in rows; every other row runs from right to left. */
const snaked = (blocks: readonly Block[], most: number, gap: Gap): Block => {
  const rows = rowsOf(blocks, most, gap)
  const width = Math.max(...rows.map((row) => row.width))
  let y = 0
  const boxes = rows.flatMap((row, index) => {
    const top = y
    y += row.height + gap.y
    let x = 0
    return row.blocks.flatMap((block) => {
      const start = x
      x += block.width + gap.x
      return moved(block.boxes, index % 2 === 0 ? start : width - start - block.width, top)
    })
  })
  return { width, height: y - gap.y, boxes }
}

/** Without a line between two neighbours no label needs room. */
const gapOf = (children: readonly GraphNode[], lines: readonly GraphLine[], gap: Gap): Gap => {
  const places = new Set(children.map(({ place }) => place))
  return lines.some(({ from, to }) => places.has(from) && places.has(to)) ? gap : { x: CLOSE, y: gap.y }
}

const blockOf = ({ place, children, tells }: GraphNode, lines: readonly GraphLine[], gap: Gap): Block => {
  if (children.length === 0) {
    const height = STATE.height + (tells.length > 0 ? OUTCOMES_HEIGHT : 0)
    return {
      width: STATE.width,
      height,
      boxes: [{ place, isAround: false, x: 0, y: 0, width: STATE.width, height }],
    }
  }
  const isDeep = children.some((child) => child.children.length > 0)
  const inside = snaked(
    children.map((child) => blockOf(child, lines, gap)),
    MOST + (isDeep ? 2 * PAD.side : 0),
    gapOf(children, lines, gap),
  )
  const [width, height] = [inside.width + 2 * PAD.side, inside.height + PAD.top + PAD.bottom]
  return {
    width,
    height,
    boxes: [{ place, isAround: true, x: 0, y: 0, width, height }, ...moved(inside.boxes, PAD.side, PAD.top)],
  }
}

/** Returns the boxes with a margin, compound states first. */
export const placed = ({ nodes, lines }: Graph): Block => {
  const gap = nodes.some(({ place }) => place === ANYWHERE) ? GAPS.steps : GAPS.states
  const { width, height, boxes } = snaked(
    nodes.map((node) => blockOf(node, lines, gap)),
    MOST,
    gap,
  )
  return { width: width + 2 * MARGIN, height: height + 2 * MARGIN, boxes: moved(boxes, MARGIN, MARGIN) }
}

/** The nodes of the canvas: boxes and labels at their positions, and one layer of lines below them. */
import type { Node } from '@xyflow/react'
import type { Layout, Line, StateBox } from '../drawing/layout.ts'

export type CompoundStateNode = Node<{ readonly box: StateBox }, 'around'>
export type StateNode = Node<{ readonly box: StateBox }, 'state'>
export type LabelNode = Node<{ readonly line: Line; readonly lines: readonly Line[] }, 'label'>
export type LinesNode = Node<{ readonly layout: Layout }, 'lines'>
export type ChartNode = CompoundStateNode | StateNode | LabelNode | LinesNode

const still = { draggable: false, selectable: false, focusable: false, connectable: false } as const

/** The nodes of a drawing: compound states first, then lines, states, labels. */
export const nodesOf = (layout: Layout): ChartNode[] => {
  const around = layout.boxes.filter(({ isAround }) => isAround)
  const states = layout.boxes.filter(({ isAround }) => !isAround)
  return [
    ...around.map((box): CompoundStateNode => ({
      ...still,
      id: box.place,
      type: 'around',
      position: { x: box.x, y: box.y },
      width: box.width,
      height: box.height,
      data: { box },
      zIndex: 0,
    })),
    {
      ...still,
      id: ' lines',
      type: 'lines',
      position: { x: 0, y: 0 },
      width: layout.width,
      height: layout.height,
      data: { layout },
      zIndex: 1,
    },
    ...states.map((box): StateNode => ({
      ...still,
      id: box.place,
      type: 'state',
      position: { x: box.x, y: box.y },
      width: box.width,
      height: box.height,
      data: { box },
      zIndex: 2,
    })),
    ...layout.lines.map((line): LabelNode => ({
      ...still,
      id: `${line.from} > ${line.to}`,
      type: 'label',
      position: { x: line.label.x, y: line.label.y },
      width: line.label.width,
      height: line.label.height,
      data: { line, lines: layout.lines },
      zIndex: 3,
    })),
  ]
}

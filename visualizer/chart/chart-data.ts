/** A chart as the page reads it: its parts by name, its drawings, and what differs from an older version. */
import type { Diagram, DiagramState, DiagramTransition } from '#explorer/diagrams/diagram.ts'
import type { Change } from '#explorer/diagrams/difference.ts'
import { type Layout, mirrored } from '../drawing/layout.ts'
import type { Layouts } from '../drawing/layouts.ts'

export type ChartData = {
  readonly chart: Diagram
  readonly states: ReadonlyMap<string, DiagramState>
  readonly transitions: ReadonlyMap<string, DiagramTransition>
  readonly layouts: Layouts
  /** What differs from an older version, by place and by transition; empty where nothing is compared. */
  readonly changes: ReadonlyMap<string, Change>
}

/** Takes a chart, its drawings, and what is compared; gives them with their parts by name. */
export const chartData = (
  chart: Diagram,
  drawings: Layouts,
  changes: ChartData['changes'] = new Map(),
): ChartData => ({
  chart,
  changes,
  states: new Map(chart.states.map((state) => [state.place, state])),
  transitions: new Map(chart.transitions.map((transition) => [transition.name, transition])),
  layouts: drawings,
})

/** Takes a chart, the step that is open and whether readers read from right to left; gives the drawing. */
export const drawingOf = (
  { layouts: drawings }: ChartData,
  step: string | null,
  isRightToLeft: boolean,
): Layout | undefined => {
  const layout = drawings[step ?? ''] ?? drawings['']
  return layout && isRightToLeft ? mirrored(layout) : layout
}

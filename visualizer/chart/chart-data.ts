/** A chart for the page: its parts by name, its drawings, and the differences from an older version. */
import type { Diagram, DiagramState, DiagramTransition } from '#explorer/diagrams/diagram.ts'
import type { Change } from '#explorer/diagrams/difference.ts'
import { type Layout, mirrored } from '../drawing/layout.ts'
import type { Layouts } from '../drawing/layouts.ts'

export type ChartData = {
  readonly chart: Diagram
  readonly states: ReadonlyMap<string, DiagramState>
  readonly transitions: ReadonlyMap<string, DiagramTransition>
  readonly layouts: Layouts
  /** Differences from an older version, by state path and transition; empty without a comparison. */
  readonly changes: ReadonlyMap<string, Change>
}

/** Indexes a chart, its drawings and a comparison by name. */
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

/** The drawing of the open step, mirrored for right-to-left. */
export const drawingOf = (
  { layouts: drawings }: ChartData,
  step: string | null,
  isRightToLeft: boolean,
): Layout | undefined => {
  const layout = drawings[step ?? ''] ?? drawings['']
  return layout && isRightToLeft ? mirrored(layout) : layout
}

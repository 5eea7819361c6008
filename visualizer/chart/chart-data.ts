/** The charts as the page reads them: their data, and their drawings as the build laid them out. */
import { layouts } from 'virtual:layouts'
import { charts } from '#machines/charts.ts'
import { drawnChart, type DrawnChart, type DrawnState, type DrawnTransition } from '#machines/drawn/chart.ts'
import type { Change } from '#machines/drawn/difference.ts'
import { type Layout, mirrored } from '../drawing/layout.ts'
import type { Layouts } from '../drawing/layouts.ts'

export type ChartData = {
  readonly chart: DrawnChart
  readonly states: ReadonlyMap<string, DrawnState>
  readonly transitions: ReadonlyMap<string, DrawnTransition>
  readonly layouts: Layouts
  /** What differs from an older version, by place and by transition; empty where nothing is compared. */
  readonly changes: ReadonlyMap<string, Change>
}

/** Takes a chart, its drawings, and what is compared; gives them with their parts by name. */
export const chartData = (chart: DrawnChart, drawings: Layouts, changes: ChartData['changes'] = new Map()): ChartData => ({
  chart,
  changes,
  states: new Map(chart.states.map((state) => [state.place, state])),
  transitions: new Map(chart.transitions.map((transition) => [transition.name, transition])),
  layouts: drawings,
})

const known = new Map<string, ChartData>()

/** Takes the name of a chart; gives it, or undefined where there is none. */
export const chartNamed = (name: string): ChartData | undefined => {
  const machine = charts[name]
  if (machine === undefined) return undefined
  const found = known.get(name) ?? chartData(drawnChart(machine), layouts[name] ?? {})
  known.set(name, found)
  return found
}

/** Takes a chart, the step that is open and whether readers read from right to left; gives the drawing. */
export const drawingOf = ({ layouts: drawings }: ChartData, step: string | null, isRightToLeft: boolean): Layout | undefined => {
  const layout = drawings[step ?? ''] ?? drawings['']
  return layout && isRightToLeft ? mirrored(layout) : layout
}

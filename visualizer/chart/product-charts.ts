/** The product's charts with the drawings from the build. */
import { layouts } from 'virtual:layouts'
import { charts } from '#explorer/charts.ts'
import { diagramOf } from '#explorer/diagrams/diagram.ts'
import { chartData, type ChartData } from './chart-data.ts'

const known = new Map<string, ChartData>()

/** Finds a chart by name. */
export const chartNamed = (name: string): ChartData | undefined => {
  const machine = charts[name]
  if (machine === undefined) return undefined
  const found = known.get(name) ?? chartData(diagramOf(machine), layouts[name] ?? {})
  known.set(name, found)
  return found
}

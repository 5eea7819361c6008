/** Every drawing of a chart: its map, and each of its steps opened. */
import type { Diagram } from '#explorer/diagrams/diagram.ts'
import { stepsOf } from '#explorer/diagrams/steps.ts'
import { graphOf } from './graph.ts'
import { measureOf } from './label.ts'
import { layOut } from './lay-out.ts'
import type { Layout } from './layout.ts'

/** Drawings by open step; an empty name for the map. */
export type Layouts = Readonly<Record<string, Layout>>

/** Returns the drawing of one of a chart's steps, or of its map for null. */
export const layoutOf = (chart: Diagram, step: string | null): Layout =>
  layOut(graphOf(chart, step), measureOf(chart.transitions))

/** All drawings of a chart. Takes seconds for a large one. */
export const layoutsOf = (chart: Diagram): Layouts =>
  Object.fromEntries([null, ...stepsOf(chart)].map((step) => [step ?? '', layoutOf(chart, step)]))

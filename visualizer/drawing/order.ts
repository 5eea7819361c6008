/** Messages between the page and the layout worker. */
import type { Diagram } from '#explorer/diagrams/diagram.ts'
import type { Layout } from './layout.ts'

export type Order = { readonly chart: Diagram; readonly first: readonly string[] }
/** A step (empty for the map) and its drawing; null when all are done. */
export type Done = readonly [step: string, layout: Layout] | null

/** What the page and the worker that lays out charts say to each other. */
import type { Diagram } from '#explorer/diagrams/diagram.ts'
import type { Layout } from './layout.ts'

export type Order = { readonly chart: Diagram; readonly first: readonly string[] }
/** A step (an empty name for the map) and its drawing; null when all are done. */
export type Done = readonly [step: string, layout: Layout] | null

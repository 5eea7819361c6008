/**
 * The steps of a large chart. Drawings and exports show it as a map of its steps, and open one step at a
 * time.
 */
import type { Diagram } from './diagram.ts'

/** Path of the chart itself: the source of transitions from anywhere. */
export const ANYWHERE = '(any)'

/** Charts with fewer states are shown whole. */
const MANY = 24

/** Whether the chart's top level consists of steps that open one by one. */
export const hasSteps = ({ states }: Pick<Diagram, 'states'>): boolean =>
  states.length > MANY && states.some(({ parent }) => parent !== null && parent !== ANYWHERE)

/** The steps of a chart that can be opened. */
export const stepsOf = (chart: Pick<Diagram, 'states'>): readonly string[] =>
  hasSteps(chart)
    ? chart.states
        .filter(({ parent, kind }) => parent === ANYWHERE && kind !== 'atomic' && kind !== 'final')
        .map(({ place }) => place)
    : []

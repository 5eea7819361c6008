/** What a state's box says besides its name: what it tells its step, what stays in it, how many states are inside. The same on the page and in a file. */
import type { Diagram, DiagramState } from '#explorer/diagrams/diagram.ts'
import { ANYWHERE, hasSteps } from './graph.ts'

export type BoxWords = {
  readonly tells: readonly string[]
  /** Transitions that neither lead elsewhere nor tell anything. */
  readonly stays: number
  /** States inside, where it is a step. */
  readonly inside: number
}

/** Takes a chart and one of its states; gives what its box says. */
export const boxWords = (
  chart: Diagram,
  { place, parent }: Pick<DiagramState, 'place' | 'parent'>,
): BoxWords => {
  const staying = chart.transitions.filter(
    (transition) => transition.state === place && transition.targets.length === 0,
  )
  const isStep = parent === ANYWHERE && hasSteps(chart)
  return {
    tells: [...new Set(staying.flatMap(({ tells }) => tells ?? []))],
    stays: isStep ? 0 : staying.filter(({ tells }) => tells === null).length,
    inside: isStep ? chart.states.filter((other) => other.place.startsWith(`${place}.`)).length : 0,
  }
}

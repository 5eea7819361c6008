/**
 * Texts of a state's box besides its name: outcomes, self-transitions, number of inner states. Shared by the
 * page and exported files.
 */
import type { Diagram, DiagramState } from '#explorer/diagrams/diagram.ts'
import { ANYWHERE, hasSteps } from '#explorer/diagrams/steps.ts'

export type BoxTexts = {
  readonly tells: readonly string[]
  /** Transitions without a target and without an outcome. */
  readonly stays: number
  /** Number of inner states of a step. */
  readonly inside: number
}

/** The texts of a state's box. */
export const boxTexts = (
  chart: Diagram,
  { place, parent }: Pick<DiagramState, 'place' | 'parent'>,
): BoxTexts => {
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

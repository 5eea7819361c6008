/** Expected states of a path on the pure machine, compared with the app's states during a replay. */
import type { ExplorerModel } from '#explorer/exploration.ts'
import { testModels } from '#explorer/test-models.ts'
import { statePathOf } from '#explorer/transitions.ts'
import type { CataloguePath } from './paths-in.ts'

/** A state value as JSON, and the paths of its active states. */
export type Expected = { readonly value: string; readonly places: readonly string[] }

const models = new Map<string, ExplorerModel>()

const modelOf = (chart: string): ExplorerModel | undefined => {
  const model = models.get(chart) ?? testModels[chart]?.model()
  if (model !== undefined) models.set(chart, model)
  return model
}

/** The expected states of a path, from its start. Shorter if the chart no longer knows a step. */
export const expectedOf = ({ chart, start, steps }: CataloguePath): readonly Expected[] => {
  const model = modelOf(chart)
  if (model === undefined) return []
  const { stepper, inputCases, routes, eventCasesIn } = model
  let { snapshot } = stepper.start(inputCases.find(({ name }) => name === start)?.input)
  const seen = [snapshot]
  for (const step of steps) {
    const happening = [...eventCasesIn(snapshot), ...routes].find(({ name }) => name === step)
    if (happening === undefined) break
    ;({ snapshot } = stepper.step(snapshot, happening.event))
    seen.push(snapshot)
  }
  return seen.map(({ value, _nodes }) => ({ value: JSON.stringify(value), places: _nodes.map(statePathOf) }))
}

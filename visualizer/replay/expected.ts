/** Where a path's steps lead on the pure chart: what the app in the phone is compared with while it replays the path. */
import type { ExplorerModel } from '#explorer/explore.ts'
import { testModels } from '#explorer/test-models.ts'
import { statePathOf } from '#explorer/transitions.ts'
import type { CataloguePath } from './paths-in.ts'

/** A state's value as JSON text, and the places of its active states. */
export type Expected = { readonly value: string; readonly places: readonly string[] }

const models = new Map<string, ExplorerModel>()

const modelOf = (chart: string): ExplorerModel | undefined => {
  const model = models.get(chart) ?? testModels[chart]?.model()
  if (model !== undefined) models.set(chart, model)
  return model
}

/** Takes a path; gives where it begins, and where each of its steps leads. Shorter where the chart does not know a step any more. */
export const expectedOf = ({ chart, beginning, steps }: CataloguePath): readonly Expected[] => {
  const model = modelOf(chart)
  if (model === undefined) return []
  const { stepper, inputCases: beginnings, routes, eventCasesIn: happeningsIn } = model
  let { snapshot } = stepper.start(beginnings.find(({ name }) => name === beginning)?.input)
  const seen = [snapshot]
  for (const step of steps) {
    const happening = [...happeningsIn(snapshot), ...routes].find(({ name }) => name === step)
    if (happening === undefined) break
    ;({ snapshot } = stepper.step(snapshot, happening.event))
    seen.push(snapshot)
  }
  return seen.map(({ value, _nodes }) => ({ value: JSON.stringify(value), places: _nodes.map(statePathOf) }))
}

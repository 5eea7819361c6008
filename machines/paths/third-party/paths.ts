/** The third-party journey’s exploration, its coverage and its named paths, in one call. */
import { catalogueOf, nameOf, type NamedPath } from '../catalogue.ts'
import { type Coverage, coverageOf } from '../coverage.ts'
import { coverOf, type Path } from '../cover.ts'
import { explore } from '../explore.ts'
import { thirdPartyModel } from './model.ts'
import { outcomes } from './outcomes.ts'
import { calls, deeds } from './phrases.ts'
import { reasons } from './reasons.ts'
import { byEdge, byTransition, walksOf } from '../walks.ts'

/** What a call answers when all goes on: it is not said in a path's name. */
const plain = (call: string): string => `${call}: ${Object.keys(outcomes[call]?.answers ?? {})[0] || 'done'}`

export type Walked = { readonly coverage: Coverage; readonly paths: readonly NamedPath[]; readonly catalogue: string }

/** Explores the journey anew. Takes about two seconds. */
export const walkedThirdParty = (): Walked => {
  const model = thirdPartyModel()
  const explored = explore(model)
  const paths = nameOf(coverOf(explored), { deeds, calls, plain })
  return { coverage: coverageOf(model.stepper, explored, reasons), paths, catalogue: catalogueOf(paths) }
}

/** Takes what every walk is to do once; gives few long walks, named by where they begin: for replays that are dear to begin. */
export const walksThroughThirdParty = (all: 'transitions' | 'edges'): readonly NamedPath[] => {
  const model = thirdPartyModel()
  const walks = walksOf(model.stepper, explore(model), all === 'edges' ? byEdge : byTransition)
  const begun = new Map<string, number>()
  return walks.map((path: Path) => {
    const { name } = path.beginning
    const count = (begun.get(name) ?? 0) + 1
    begun.set(name, count)
    return { name: `${name}, walk ${count}`, path }
  })
}

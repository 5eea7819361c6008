/** How the third-party journey is walked, and the long walks through it. */
import type { NamedPath } from '../catalogue.ts'
import { explore } from '../explore.ts'
import { byTransition, byWay } from '../items.ts'
import type { Walk } from '../walked.ts'
import { walksOf } from '../walks.ts'
import { thirdParty } from '../../third-party.ts'
import { tables, thirdPartyModel } from './model.ts'
import { isOffered } from './offered.ts'
import { outcomes } from './outcomes.ts'
import { calls, deeds } from './phrases.ts'
import { reasons } from './reasons.ts'

/** What a call answers when all goes on: it is not said in a path's name. */
const plain = (call: string): string => `${call}: ${Object.keys(outcomes[call] ?? {})[0] || 'done'}`

export const thirdPartyWalk: Walk = {
  chart: thirdParty,
  tables,
  model: thirdPartyModel,
  phrases: { deeds, calls, plain },
  reasons,
}

/** Takes what every walk is to do once (of failures that fire the same, one); gives few long walks, named by where they begin: for replays that are dear to begin. */
export const walksThroughThirdParty = (all: 'transitions' | 'edges'): readonly NamedPath[] => {
  const model = thirdPartyModel()
  const walks = walksOf(model.stepper, explore(model), all === 'edges' ? byWay : byTransition, isOffered)
  const begun = new Map<string, number>()
  return walks.map((path) => {
    const { name } = path.beginning
    const count = (begun.get(name) ?? 0) + 1
    begun.set(name, count)
    return { name: `${name}, walk ${count}`, path }
  })
}

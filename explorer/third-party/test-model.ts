/** How the third-party journey is walked, and the long walks through it. */
import type { NamedPath } from '../catalogue.ts'
import { explore } from '../explore.ts'
import { perTransition, perDistinctFailure } from '../cover-items.ts'
import type { TestModel } from '../explore-chart.ts'
import { longWalksOf } from '../long-walks.ts'
import { thirdParty } from '#machines/third-party.ts'
import { eventTables, thirdPartyExplorerModel } from './explorer-model.ts'
import { isOffered } from './offered.ts'
import { callResults } from './call-results.ts'
import { callLabels, deeds } from './labels.ts'
import { reasons } from './reasons.ts'

/** What a call answers when all goes on: it is not said in a path's name. */
const plain = (call: string): string => `${call}: ${Object.keys(callResults[call] ?? {})[0] || 'done'}`

export const thirdPartyTestModel: TestModel = {
  chart: thirdParty,
  tables: eventTables,
  model: thirdPartyExplorerModel,
  labels: { events: deeds, calls: callLabels, usualResult: plain },
  reasons,
}

/** Takes what every walk is to do once (of failures that fire the same, one); gives few long walks, named by where they begin: for replays that are dear to begin. */
export const longThirdPartyWalks = (all: 'transitions' | 'edges'): readonly NamedPath[] => {
  const model = thirdPartyExplorerModel()
  const walks = longWalksOf(
    model.stepper,
    explore(model),
    all === 'edges' ? perDistinctFailure : perTransition,
    isOffered,
  )
  const begun = new Map<string, number>()
  return walks.map((path) => {
    const { name } = path.start
    const count = (begun.get(name) ?? 0) + 1
    begun.set(name, count)
    return { name: `${name}, walk ${count}`, path }
  })
}

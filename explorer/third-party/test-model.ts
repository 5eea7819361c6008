/** The third-party journey for the explorer and the tests. */
import { thirdParty } from '#machines/third-party.ts'
import type { TestModel } from '../test-model.ts'
import { callResults } from './call-results.ts'
import { eventTables, thirdPartyExplorerModel } from './explorer-model.ts'
import { callLabels, eventLabels } from './labels.ts'
import { reasons } from './reasons.ts'

export const thirdPartyTestModel: TestModel = {
  chart: thirdParty,
  tables: eventTables,
  model: thirdPartyExplorerModel,
  labels: {
    events: eventLabels,
    calls: callLabels,
    usualResult: (call) => `${call}: ${Object.keys(callResults[call] ?? {})[0] || 'done'}`,
  },
  reasons,
}

/** The journeys for the explorer and the tests. */
import type { JourneyId } from '#machines/journeys.ts'
import { carBody } from '#machines/car-body.ts'
import { motorcycle } from '#machines/motorcycle.ts'
import { renewal } from '#machines/renewal.ts'
import { thirdParty } from '#machines/third-party.ts'
import type { ProvidedRules } from '../definition-names.ts'
import type { TestModel } from '../test-model.ts'
import { callResults, callResultsOf } from './call-results.ts'
import {
  carBodyExplorerModel,
  tablesOfJourney,
  motorcycleExplorerModel,
  renewalExplorerModel,
  thirdPartyExplorerModel,
} from './explorer-model.ts'
import { callLabels, eventLabels } from './labels.ts'
import { carBodyReasons, motorcycleReasons, reasons, renewalReasons } from './reasons.ts'

/** Labels with the first result of each call of a journey as the usual one. */
const labelsFor = (results: typeof callResults): TestModel['labels'] => ({
  events: eventLabels,
  calls: callLabels,
  usualResult: (call) => `${call}: ${Object.keys(results[call] ?? {})[0] || 'done'}`,
})
const labels = labelsFor(callResults)

export const thirdPartyTestModel: TestModel = {
  chart: thirdParty,
  tables: tablesOfJourney('third-party'),
  model: thirdPartyExplorerModel,
  labels,
  reasons,
}

/**
 * The rules that differ for another vehicle: its plate, its details, and the answers of the registry and of
 * links. States that use them are walked again; all others are covered by the third-party journey.
 */
const motorcycleRules: ProvidedRules = {
  id: 'motorcycle',
  names: new Set([
    'update the plate',
    'use the saved plate',
    'plate and owner are complete',
    'the registry data is incomplete',
    'the vehicle can be edited like this',
    'the vehicle is complete',
    'the edited vehicle is incomplete',
    'read the search from the link',
    'store the answers from the link',
  ]),
}

export const motorcycleTestModel: TestModel = {
  chart: motorcycle,
  tables: tablesOfJourney('motorcycle'),
  model: motorcycleExplorerModel,
  labels,
  reasons: { ...reasons, ...motorcycleReasons },
  rules: motorcycleRules,
}

/** The guards and actions that a product provides under the same names to the steps that it shares. */
const carBodyRulesOf: ProvidedRules = {
  id: 'car-body',
  names: new Set([
    ...motorcycleRules.names,
    'the registry found the vehicle',
    'the vehicle draft differs',
    'update the edited vehicle',
    'store the registry data',
    'the search has this answer',
    'only one search answer is edited',
  ]),
}

export const carBodyTestModel: TestModel = {
  chart: carBody,
  tables: tablesOfJourney('car-body'),
  model: carBodyExplorerModel,
  labels: labelsFor(callResultsOf('car-body')),
  reasons: carBodyReasons,
  rules: carBodyRulesOf,
}

/** The actions that a renewal provides under the names of third-party insurance. */
const renewalRulesOf: ProvidedRules = {
  id: 'renewal',
  names: new Set(['store the order', 'store the configuration']),
}

export const renewalTestModel: TestModel = {
  chart: renewal,
  tables: tablesOfJourney('renewal'),
  model: renewalExplorerModel,
  labels: labelsFor(callResultsOf('renewal')),
  reasons: renewalReasons,
  rules: renewalRulesOf,
}

export const journeyTestModels = {
  'third-party': thirdPartyTestModel,
  motorcycle: motorcycleTestModel,
  'car-body': carBodyTestModel,
  renewal: renewalTestModel,
} as const satisfies Record<JourneyId, TestModel>

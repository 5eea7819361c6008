/** The rules of car-body insurance, for `provide`, and its search. */
import { provideSearch } from '../journey/search.ts'
import { carBodyActions } from './car-body/actions.ts'
import { carBodyGuards } from './car-body/guards.ts'
import { inspectionActions, inspectionGuards } from './car-body/inspection-rules.ts'
import { carBodySearch } from './car-body/search.ts'

provideSearch('carbody', carBodySearch)

export const carBodyRules = {
  guards: { ...carBodyGuards, ...inspectionGuards },
  actions: { ...carBodyActions, ...inspectionActions },
}

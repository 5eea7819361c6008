/**
 * The rules of third-party and motorcycle insurance, for `provide`, and their search. The two products differ
 * in plates and vehicle types, which follow from the quote's product and the configuration.
 */
import { provideSearch } from '../journey/search.ts'
import { liabilityActions } from './liability/actions.ts'
import { liabilityEventGuards } from './liability/event-guards.ts'
import { liabilityGuards } from './liability/guards.ts'
import { liabilitySearch } from './liability/search.ts'

provideSearch('thirdparty', liabilitySearch)
provideSearch('motorcycle', liabilitySearch)

export const liabilityRules = {
  guards: { ...liabilityGuards, ...liabilityEventGuards },
  actions: liabilityActions,
}

/**
 * The rules of a renewal, for `provide`, and its search. Ceiling and term are those of every liability
 * insurance; vehicle and history come from the policy.
 */
import { provideSearch } from '../journey/search.ts'
import { liabilityActions } from './liability/actions.ts'
import { liabilityEventGuards } from './liability/event-guards.ts'
import { renewalActions } from './renewal/actions.ts'
import { renewalGuards } from './renewal/guards.ts'
import { renewalSearch } from './renewal/search.ts'

provideSearch('renewal', renewalSearch)

export const renewalRules = {
  guards: {
    'the ceiling differs': liabilityEventGuards['the ceiling differs'],
    'the term differs': liabilityEventGuards['the term differs'],
    ...renewalGuards,
  },
  actions: {
    'update the ceiling': liabilityActions['update the ceiling'],
    'update the term': liabilityActions['update the term'],
    ...renewalActions,
  },
}

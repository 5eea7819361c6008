/**
 * The rules of third-party and motorcycle insurance, for `provide`. The two products differ in their plates and
 * vehicle types, which the quote's product and the configuration name.
 */
import { liabilityActions } from './liability/actions.ts'
import { liabilityEventGuards } from './liability/event-guards.ts'
import { liabilityGuards } from './liability/guards.ts'

export const liabilityRules = {
  guards: { ...liabilityGuards, ...liabilityEventGuards },
  actions: liabilityActions,
}

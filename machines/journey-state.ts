/** The states of the journeys, and whether a journey is in one of them. */
import { matchesState, type StateValue } from 'xstate'
import type { CarBodyState } from './car-body.ts'
import type { RenewalState } from './renewal.ts'
import type { ThirdPartyState } from './third-party.ts'

/**
 * A state of one of the charts, for example `{ offers: { list: 'browsing' } }`; motorcycle has those of
 * third-party.
 */
export type JourneyState = ThirdPartyState | CarBodyState | RenewalState

/** Whether a journey is in this state. */
export const isIn = ({ value }: { readonly value: StateValue }, state: JourneyState): boolean =>
  matchesState(state, value)

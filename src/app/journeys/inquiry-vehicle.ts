/**
 * The vehicle of the next inquiry: typed on home, or of a policy that is renewed. It is kept in memory,
 * because a plate and a code must not be in an address. Decisions, section 9.
 */
import type { RouterHistory } from '@tanstack/react-router'
import type { KnownVehicle } from '#machines/journey/known-vehicle.ts'
import { type JourneyId, stepPath } from '#machines/journeys.ts'

let waiting: { readonly journey: JourneyId; readonly vehicle: KnownVehicle } | null = null

/** Stores the vehicle for the journey that is opened next. */
export const storeVehicle = (journey: JourneyId, vehicle: KnownVehicle): void => {
  waiting = { journey, vehicle }
}

/** Returns and removes the stored vehicle; null if there is none. */
export const takeVehicle = (journey: JourneyId): KnownVehicle | null => {
  const taken = waiting
  waiting = null
  return taken?.journey === journey ? taken.vehicle : null
}

/** Opens the inquiry of a journey with the known data of the vehicle, so that nothing is asked twice. */
export const openInquiry = (journey: JourneyId, vehicle: KnownVehicle, history: RouterHistory): void => {
  storeVehicle(journey, vehicle)
  history.push(stepPath(journey, 'inquiry'))
}

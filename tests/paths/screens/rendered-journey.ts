/** The journey that the page draws: stands in for the app's registry of running journeys, which would keep and restore it. */
import type { JourneyRef } from '../../../src/steps/journey.ts'

let drawn: { readonly actor: JourneyRef } | null = null
const listeners = new Set<() => void>()

/** Takes the journey to draw from now on, or null. */
export const showJourney = (actor: JourneyRef | null): void => {
  drawn = actor && { actor }
  for (const listener of listeners) listener()
}

export const drawnJourney = (): { readonly actor: JourneyRef } | null => drawn

export const subscribeToJourney = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Replaces the app's registry of running journeys, which would persist them: holds the journey that the page
 * displays.
 */
import type { JourneyRef } from '../../../src/steps/journey.ts'

let displayed: { readonly actor: JourneyRef } | null = null
const listeners = new Set<() => void>()

/** Replaces the displayed journey. */
export const showJourney = (actor: JourneyRef | null): void => {
  displayed = actor && { actor }
  for (const listener of listeners) listener()
}

export const displayedJourney = (): { readonly actor: JourneyRef } | null => displayed

export const subscribeToJourney = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const discardJourneys = (): void => undefined

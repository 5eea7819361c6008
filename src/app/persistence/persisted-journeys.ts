/** The journeys that this page keeps, and how they are let go of. */
import { type JourneyName, createJourneyStore } from '#adapters/journey-store.ts'

export const journeyStore = createJourneyStore()

/** What the last answer about an order lies under. */
export const ORDER_ENTRY = 'third-party.order'

/** Takes a machine's id and the order that was paid; nothing of its journey stays. */
export const deleteJourney = async (machine: JourneyName['machine'], trackingCode: string): Promise<void> => {
  await journeyStore.remove({ machine, trackingCode })
  await journeyStore.remove({ machine, trackingCode: null })
  await journeyStore.remove({ machine: ORDER_ENTRY, trackingCode })
}

/** Lets go of everything that is kept, whoever’s it is. */
export const deleteAllJourneys = (): Promise<void> => journeyStore.clear()

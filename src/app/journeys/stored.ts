/** The journeys that this page keeps, and how they are let go of. */
import { type JourneyName, journeyStore } from '#adapters/journey-store.ts'

export const store = journeyStore()

/** What the last answer about an order lies under. */
export const ORDER = 'third-party.order'

/** Takes a machine's id and the order that was paid; nothing of its journey stays. */
export const forgetJourney = async (machine: JourneyName['machine'], trackingCode: string): Promise<void> => {
  await store.remove({ machine, trackingCode })
  await store.remove({ machine, trackingCode: null })
  await store.remove({ machine: ORDER, trackingCode })
}

/** Lets go of everything that is kept, whoever’s it is. */
export const forgetEverything = (): Promise<void> => store.clear()

/**
 * The journeys and answers that this device stores, and how they are deleted. An answer that a step cannot
 * do without is stored like a journey, encrypted and for its owner, so that a page loaded offline can show
 * the step. Issue "Installable and offline".
 */
import * as v from 'valibot'
import { createJourneyStore, type JourneyKey, type Life } from '#adapters/journey-store.ts'
import { reachability } from '#adapters/network.ts'
import type { AddressCodes, JourneyId } from '#machines/journeys.ts'

export const journeyStore = createJourneyStore()

/** Name under which a journey's last answer about an order is stored. */
export const orderEntryOf = (journey: JourneyId): JourneyKey['machine'] => `${journey}.order`

/**
 * The code that a journey is stored under: its order, before that the policy that it renews; null for an
 * inquiry.
 */
export const nameOfJourney = ({ trackingCode, renewableTrackingCode }: AddressCodes): string | null =>
  trackingCode ?? renewableTrackingCode

/** Deletes everything of a paid order's journey. */
export const deleteJourney = async (
  machine: JourneyId,
  { trackingCode, renewableTrackingCode }: AddressCodes,
): Promise<void> => {
  await journeyStore.remove({ machine, trackingCode })
  await journeyStore.remove({ machine, trackingCode: renewableTrackingCode })
  await journeyStore.remove({ machine: orderEntryOf(machine), trackingCode })
}

/** Deletes everything, of every owner. */
export const deleteAllJourneys = (): Promise<void> => journeyStore.clear()

const Unreachable = v.object({ kind: v.literal('unreachable') })

/**
 * Stores a successful answer; while the device is offline, returns the stored one instead, as long as it
 * lives. When only the gateway is unreachable, the user retries, because the stored answer may be outdated.
 * @throws the call's failure where no valid answer is stored
 */
export const withOfflineFallback = async <T>(
  key: JourneyKey,
  schema: v.GenericSchema<unknown, T>,
  answering: Promise<T>,
  life: Life = 'journey',
): Promise<T> => {
  try {
    const answer = await answering
    void journeyStore.save(key, answer, life)
    return answer
  } catch (failure) {
    if (!v.is(Unreachable, failure) || reachability() !== 'offline') throw failure
    const stored = v.safeParse(schema, (await journeyStore.read(key))?.content)
    if (!stored.success) throw failure
    return stored.output
  }
}

/**
 * Answers without which no step can be shown. The last of each is kept as the journey is, sealed and for its owner, so that a
 * page which is loaded while the device is offline shows the step with what was typed. Issue "Installable and offline".
 */
import * as v from 'valibot'
import type { JourneyName } from '#adapters/journey-store.ts'
import { reachability } from '#adapters/network.ts'
import { journeyStore } from './persisted-journeys.ts'

const Unreachable = v.object({ kind: v.literal('unreachable') })

/**
 * Takes what the answer lies under, its schema, and what asks; gives the answer, or while the device is offline the one before,
 * of the last day. A gateway that cannot be reached otherwise may have news: there asking again is the person's.
 */
export const withOfflineFallback = async <T>(
  of: JourneyName,
  schema: v.GenericSchema<unknown, T>,
  asking: Promise<T>,
): Promise<T> => {
  try {
    const answer = await asking
    void journeyStore.save(of, answer)
    return answer
  } catch (failure) {
    if (!v.is(Unreachable, failure) || reachability() !== 'offline') throw failure
    const before = v.safeParse(schema, (await journeyStore.read(of))?.content)
    if (!before.success) throw failure
    return before.output
  }
}

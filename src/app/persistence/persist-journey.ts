/**
 * Keeps a running journey: whenever its memory has changed, one write at a time, the latest last; and before a change
 * leaves. Where nobody has said anything yet, nothing is written. Decisions, section 9; statechart rulings, section 4.
 */
import type { JourneyName, JourneyStore } from '#adapters/journey-store.ts'
import { hasUserInput, toPersisted, withoutOrder } from '#machines/journey/stored-context.ts'
import type { JourneyRef } from '../../steps/journey.ts'
import { ORDER_ENTRY } from './persisted-journeys.ts'

export type JourneyPersister = {
  /** Done when what the journey remembers now is kept. */
  flush(): Promise<void>
  /** Writes no more; what is being written is finished. */
  stop(): void
}

/** Storage that hangs must not keep a call from leaving. */
const WAIT_AT_MOST_MS = 2_000
const atMost = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/** Takes a running journey and where it is kept; keeps how far its order has come, for a page that is loaded offline. Gives what ends that. */
export const persistOrder = (journey: JourneyRef, store: JourneyStore): (() => void) => {
  let last = journey.getSnapshot().context.order
  const { unsubscribe } = journey.subscribe(({ context: { order, trackingCode } }) => {
    if (order === last) return
    last = order
    if (order !== null) void store.save({ machine: ORDER_ENTRY, trackingCode }, order)
  })
  return unsubscribe
}

/** Takes a journey, where it is kept and its machine's id. The journey need not have been started. */
export const persistJourney = (
  journey: JourneyRef,
  store: JourneyStore,
  machine: JourneyName['machine'],
): JourneyPersister => {
  let last = toPersisted(journey.getSnapshot().context)
  let text = JSON.stringify(last)
  let isWritten = hasUserInput(last)
  let writing = Promise.resolve()
  let isQueued = false
  let isOver = false

  const write = async (): Promise<void> => {
    isQueued = false
    if (isOver) return
    const before = last
    const kept = toPersisted(journey.getSnapshot().context)
    const written = JSON.stringify(kept)
    if (written === text || !(isWritten || hasUserInput(kept))) return
    last = kept
    text = written
    isWritten = true
    await store.save({ machine, trackingCode: kept.trackingCode }, kept)
    // An order was made: what led to it stays for the next inquiry, without what would make the order again.
    if (before.trackingCode === null && kept.trackingCode !== null)
      await store.save({ machine, trackingCode: null }, withoutOrder(kept))
  }

  const saved = (): Promise<void> => {
    if (!isQueued) {
      isQueued = true
      writing = writing.then(write)
    }
    return writing
  }

  const { unsubscribe } = journey.subscribe(() => void saved())
  return {
    flush: () => Promise.race([saved(), atMost(WAIT_AT_MOST_MS)]),
    stop: () => {
      isOver = true
      unsubscribe()
    },
  }
}

/**
 * Persists a running journey: in the task after a change of its context, so that the change is drawn first,
 * and at once before a changing call leaves. A later write would be lost in a reload, because encryption does
 * not end while a page is unloaded. Writes are serialised; the latest context wins. Nothing is written before
 * the user has entered something. Decisions, section 9.
 */
import { atMostTwoSeconds, type JourneyKey, type JourneyStore } from '#adapters/journey-store.ts'
import { hasUserInput, toPersisted, withoutOrder } from '#machines/journey/stored-context.ts'
import type { JourneyId } from '#machines/journeys.ts'
import type { JourneyRef } from '../../steps/journey.ts'
import { nameOfJourney, orderEntryOf } from './persisted-journeys.ts'

export type JourneyPersister = {
  /** Resolves once the current context is persisted, or after two seconds. */
  flush(): Promise<void>
  /** Stops persisting; a write in progress completes. */
  stop(): void
}

/** Persists a journey under its machine's id. The actor may still be unstarted. */
export const persistJourney = (
  journey: JourneyRef,
  store: JourneyStore,
  machine: JourneyKey['machine'],
): JourneyPersister => {
  let latest = toPersisted(journey.getSnapshot().context)
  let latestText = JSON.stringify(latest)
  let isStored = hasUserInput(latest)
  let writing = Promise.resolve()
  let isQueued = false
  let isStopped = false

  const write = async (): Promise<void> => {
    isQueued = false
    if (isStopped) return
    const previous = latest
    const context = toPersisted(journey.getSnapshot().context)
    const text = JSON.stringify(context)
    if (text === latestText || !(isStored || hasUserInput(context))) return
    latest = context
    latestText = text
    isStored = true
    await store.save({ machine, trackingCode: nameOfJourney(context) }, context)
    // Once an order exists, its search stays for the next inquiry, without what would register the order
    // again.
    if (previous.trackingCode === null && context.trackingCode !== null)
      await store.save({ machine, trackingCode: nameOfJourney(previous) }, withoutOrder(context))
  }

  const enqueueWrite = (): Promise<void> => {
    if (!isQueued) {
      isQueued = true
      writing = writing.then(write)
    }
    return writing
  }

  let isScheduled = false
  const { unsubscribe } = journey.subscribe(() => {
    if (isScheduled) return
    isScheduled = true
    setTimeout(() => {
      isScheduled = false
      void enqueueWrite()
    })
  })
  return {
    flush: () => atMostTwoSeconds(enqueueWrite()),
    stop: () => {
      isStopped = true
      unsubscribe()
    },
  }
}

/** Persists how far a journey's order has come, for a page that is loaded offline. @returns unsubscribe */
export const persistOrder = (journey: JourneyRef, store: JourneyStore, id: JourneyId): (() => void) => {
  let latest = journey.getSnapshot().context.order
  const { unsubscribe } = journey.subscribe(({ context: { order, trackingCode } }) => {
    if (order === latest) return
    latest = order
    if (order !== null) void store.save({ machine: orderEntryOf(id), trackingCode }, order)
  })
  return unsubscribe
}

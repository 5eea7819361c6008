/**
 * Registry of the running journey, outside React: one at a time, created when its address is entered,
 * persisted while it runs, stopped when it is left. Statechart rulings, sections 3 and 4.
 */
import { createActor } from 'xstate'
import { newUuid } from '#adapters/random.ts'
import { isSignedIn, owner, subscribe } from '#adapters/session.ts'
import type { JourneyInput } from '#machines/journey/context.ts'
import { withKnownVehicle } from '#machines/journey/known-vehicle.ts'
import { restoreContext, toPersisted } from '#machines/journey/stored-context.ts'
import type { JourneyMachine } from '#machines/journey.ts'
import { type JourneyId, journeys } from '#machines/journeys.ts'
import type { JourneyRef } from '../../steps/journey.ts'
import { setChangePending } from '../pending-changes.ts'
import { persistJourney, persistOrder } from '../persistence/persist-journey.ts'
import { deleteAllJourneys, deleteJourney, journeyStore } from '../persistence/persisted-journeys.ts'
import { queryClient } from '../query-client.ts'
import { trackUserNavigation, type UserNavigation } from '../routing/user-navigation.ts'
import { actorOptions } from '../runtime.ts'
import { journeyEffects, showJourneyToasts } from './journey-effects.ts'
import { loadProductCalls } from './calls/load-product-calls.ts'
import { relocaliseOnLocaleChange } from './relocalise-context.ts'
import { takeVehicle } from './inquiry-vehicle.ts'
import { journeyActors } from './journey-actors.ts'
import { isOpenElsewhere, releaseLead, takeLead } from './tab-lead.ts'

export type RunningJourney = {
  id: JourneyId
  actor: JourneyRef
  userNavigation: UserNavigation
  /** Persists the journey, then stops it. */
  stop: () => Promise<void>
  stopPersisting: () => void
}

let running: RunningJourney | null = null
/** The journey on the page. One that is being left stays until the next page takes its place. */
let displayed: RunningJourney | null = null
const listeners = new Set<() => void>()

const setRunning = (journey: RunningJourney | null) => {
  running = journey
  if (journey !== null || listeners.size === 0) displayed = journey
  for (const listener of listeners) listener()
}

export const displayedJourney = (): RunningJourney | null => displayed

export const subscribeToJourney = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) displayed = running
  }
}

/**
 * After the bank or the sign-in page the browser may restore this page from its cache, with outdated
 * answers.
 */
const reloadIfRestored = ({ persisted }: PageTransitionEvent) => {
  if (persisted) location.reload()
}

/**
 * Forwards sign-in and sign-out to the journey. Reloads where another user signed in, in another tab.
 * @returns unsubscribe
 */
const followSession = (actor: JourneyRef): (() => void) => {
  const startedBy = owner().id
  return subscribe(() => {
    const current = owner().id
    if (startedBy.startsWith('user:') && current.startsWith('user:') && current !== startedBy)
      return location.reload()
    actor.send({ type: 'session.changed', signedIn: isSignedIn() })
  })
}

/** Name of a stored journey, for the lead among the tabs. */
const nameOf = (id: JourneyId, trackingCode: string | null): string =>
  `separ.${id}.${trackingCode ?? 'quote'}`

const start = async (id: JourneyId, trackingCode: string | null): Promise<RunningJourney> => {
  const { product, load } = journeys[id]
  const loading: Promise<JourneyMachine> = load()
  const loadingCalls = loadProductCalls(product)
  let handOver = (_isAsked: boolean) => Promise.resolve()
  await takeLead(nameOf(id, trackingCode), (isAsked) => handOver(isAsked))
  const found = await journeyStore.read({ machine: id, trackingCode })
  const [chart, calls] = await Promise.all([loading, loadingCalls])
  const stored = found === null ? null : restoreContext(product, found.content)
  const vehicle = trackingCode === null ? takeVehicle(id) : null
  const saved: JourneyInput['saved'] =
    vehicle === null ? (stored ?? {}) : withKnownVehicle(product, stored, vehicle)
  const signedIn = isSignedIn()
  // A confirmed offer waited for the sign-in: it leads on like the press it was, so that Back returns to
  // the offers.
  const userNavigation = trackUserNavigation(signedIn && saved.choice?.confirmed ? 'continue' : null)
  let persist = () => Promise.resolve()
  const flush = () => persist()
  const machine = chart.provide({
    actors: {
      ...journeyActors({ type: product, flush, calls }),
      ...calls.orderActors({ type: product, flush }),
    },
    actions: journeyEffects(flush),
  })
  const input = { journeyId: newUuid(), signedIn, trackingCode, saved }
  const actor = createActor(machine, { input, ...actorOptions(userNavigation.inspect) })
  const persister = persistJourney(actor, journeyStore, id)
  persist = persister.flush
  const stopPersistingOrder = persistOrder(actor, journeyStore, id)
  showJourneyToasts(actor)
  const stopRelocalising = relocaliseOnLocaleChange(actor, calls)
  const stopFollowingSession = followSession(actor)
  const stopPersisting = () => {
    persister.stop()
    stopPersistingOrder()
  }
  handOver = async (isAsked) => {
    if (isAsked) await persister.flush()
    stopPersisting()
  }
  actor.subscribe({
    next: (snapshot) => {
      setChangePending(actor, snapshot.hasTag('submitting'))
      // A registered order is stored under its own name.
      if (!isOpenElsewhere()) void takeLead(nameOf(id, snapshot.context.trackingCode), handOver)
    },
    complete: () => {
      setChangePending(actor, false)
      persister.stop()
      const { context, value } = actor.getSnapshot()
      if ((value === 'settled' || value === 'returned') && context.trackingCode !== null)
        void deleteJourney(id, context.trackingCode)
    },
  })
  addEventListener('pageshow', reloadIfRestored)
  actor.start()
  // A reload must not lose what the inquiry began with.
  if (vehicle !== null)
    void journeyStore.save({ machine: id, trackingCode: null }, toPersisted(actor.getSnapshot().context))
  return {
    id,
    actor,
    userNavigation,
    stopPersisting,
    stop: async () => {
      removeEventListener('pageshow', reloadIfRestored)
      await persister.flush()
      releaseLead()
      stopFollowingSession()
      stopRelocalising()
      persister.stop()
      setChangePending(actor, false)
      stopPersistingOrder()
      actor.stop()
    },
  }
}

const matches = (journey: RunningJourney, id: JourneyId, trackingCode: string | null): boolean => {
  const { status, context } = journey.actor.getSnapshot()
  const isOfOrder = trackingCode === null || trackingCode === context.trackingCode
  return journey.id === id && status === 'active' && isOfOrder
}

let lastTask: Promise<unknown> = Promise.resolve()

/** Opening and leaving are serialised. */
const enqueue = <T>(task: () => Promise<T>): Promise<T> => {
  const done = lastTask.then(task)
  lastTask = done.catch(() => undefined)
  return done
}

const leave = async (): Promise<void> => {
  const left = running
  setRunning(null)
  await left?.stop()
}

/**
 * Opens a journey: the running one where it matches, else a restored or a new one.
 * @param trackingCode of the order in the address, if any; another order is another journey
 */
export const openJourney = (
  id: JourneyId,
  { trackingCode }: { trackingCode: string | null },
): Promise<RunningJourney> =>
  enqueue(async () => {
    if (running && matches(running, id, trackingCode)) return running
    await leave()
    queryClient.clear()
    const journey = await start(id, trackingCode)
    setRunning(journey)
    return journey
  })

/** Stops the running journey; it stays persisted. */
export const leaveJourney = (): Promise<void> => enqueue(leave)

/**
 * Deletes all stored journeys and stops persisting the running one, because a restored journey may be what
 * crashes.
 */
export const discardJourneys = (): void => {
  running?.stopPersisting()
  void deleteAllJourneys()
}

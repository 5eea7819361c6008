/**
 * Registry of the running journey, outside React: one at a time, created when its address is entered,
 * persisted while it runs, stopped when it is left. Statechart rulings, sections 3 and 4.
 */
import { createActor } from 'xstate'
import { newUuid } from '#adapters/random.ts'
import { isSignedIn, owner, subscribe } from '#adapters/session.ts'
import type { JourneyInput } from '#machines/journey/context.ts'
import { withKnownVehicle } from '#machines/journey/known-vehicle.ts'
import { restoreContext, storedProductIn, toPersisted } from '#machines/journey/stored-context.ts'
import type { JourneyMachine } from '#machines/journey.ts'
import type { Product } from '#machines/journey/quote.ts'
import { type AddressCodes, type JourneyId, journeys, productIn } from '#machines/journeys.ts'
import type { JourneyRef } from '../../steps/journey.ts'
import { setChangePending } from '../pending-changes.ts'
import { persistJourney, persistOrder } from '../persistence/persist-journey.ts'
import {
  deleteAllJourneys,
  deleteJourney,
  journeyStore,
  nameOfJourney,
} from '../persistence/persisted-journeys.ts'
import { queryClient } from '../query-client.ts'
import { trackUserNavigation, type UserNavigation } from '../routing/user-navigation.ts'
import { actorOptions } from '../runtime.ts'
import { journeyEffects, showJourneyToasts } from './journey-effects.ts'
import { relocaliseOnLocaleChange } from './relocalise-context.ts'
import { takeVehicle } from './inquiry-vehicle.ts'
import { journeyActors } from './journey-actors.ts'
import { journeyParts } from './journey-parts.ts'
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
const leadOf = (id: JourneyId, codes: AddressCodes): string =>
  `separ.${id}.${nameOfJourney(codes) ?? 'quote'}`

const restoreJourney = (id: JourneyId, content: unknown) =>
  restoreContext(productIn(id, storedProductIn(content)), content)

const start = async (id: JourneyId, codes: AddressCodes): Promise<RunningJourney> => {
  const { product, load } = journeys[id]
  const { trackingCode } = codes
  const loading: Promise<JourneyMachine> = load()
  let productNow: () => Product = () => product
  const loadingCalls = journeyParts[id].loadCalls(() => productNow())
  let handOver = (_isAsked: boolean) => Promise.resolve()
  await takeLead(leadOf(id, codes), (isAsked) => handOver(isAsked))
  const found = await journeyStore.read({ machine: id, trackingCode: nameOfJourney(codes) })
  const [chart, calls] = await Promise.all([loading, loadingCalls])
  const stored = found === null ? null : restoreJourney(id, found.content)
  const vehicle = trackingCode === null ? takeVehicle(id) : null
  const saved: JourneyInput['saved'] =
    vehicle === null ? (stored ?? {}) : withKnownVehicle(product, stored, vehicle)
  const signedIn = isSignedIn()
  // A confirmed offer waited for the sign-in: it counts as a user press, so that Back returns to the offers.
  const userNavigation = trackUserNavigation(signedIn && saved.choice?.confirmed ? 'continue' : null)
  let persist = () => Promise.resolve()
  const flush = () => persist()
  const ofCalls = { journey: id, product: () => productNow(), flush }
  const machine = chart.provide({
    actors: { ...journeyActors({ ...ofCalls, calls }), ...calls.orderActors(ofCalls) },
    actions: journeyEffects(flush),
  })
  const input = { journeyId: newUuid(), signedIn, ...codes, saved }
  const actor = createActor(machine, { input, ...actorOptions(userNavigation.inspect) })
  productNow = () => actor.getSnapshot().context.quote.product
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
      if (!isOpenElsewhere()) void takeLead(leadOf(id, snapshot.context), handOver)
    },
    complete: () => {
      setChangePending(actor, false)
      persister.stop()
      const { context, value } = actor.getSnapshot()
      if ((value === 'settled' || value === 'returned') && context.trackingCode !== null)
        void deleteJourney(id, context)
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

/** An address names the order or the policy that it needs; the journey may know more. */
const matches = (journey: RunningJourney, id: JourneyId, codes: AddressCodes): boolean => {
  const { status, context } = journey.actor.getSnapshot()
  const isSame = (code: keyof AddressCodes) => codes[code] === null || codes[code] === context[code]
  return journey.id === id && status === 'active' && isSame('trackingCode') && isSame('renewableTrackingCode')
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
 * @param codes in the address; another order, or another policy to renew, is another journey
 */
export const openJourney = (id: JourneyId, codes: AddressCodes): Promise<RunningJourney> =>
  enqueue(async () => {
    if (running && matches(running, id, codes)) return running
    await leave()
    queryClient.clear()
    const journey = await start(id, codes)
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

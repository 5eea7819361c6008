/**
 * The registry of running journeys, outside React: one at a time, made when its address is entered, stopped when it is
 * left, kept all the while. Statechart rulings, sections 3 and 4.
 */
import { createActor } from 'xstate'
import { call } from '#adapters/gateway/client.ts'
import { newUuid } from '#adapters/random.ts'
import { isSignedIn, owner, subscribe } from '#adapters/session.ts'
import type { JourneyInput } from '#machines/journey/context.ts'
import { thirdParty } from '#machines/third-party.ts'
import type { JourneyRef } from '../../steps/journey.ts'
import { actorOptions, runtime } from '../runtime.ts'
import { restoreContext } from '#machines/journey/stored-context.ts'
import { queryClient } from '../query-client.ts'
import { setChangePending } from '../pending-changes.ts'
import { persistJourney, persistOrder } from './persist-journey.ts'
import { type UserNavigation, trackUserNavigation } from './user-navigation.ts'
import { relocaliseOnLocaleChange } from './relocalise-context.ts'
import { shareSearch } from './share-search.ts'
import { showJourneyToasts } from './journey-toasts.ts'
import { deleteAllJourneys, deleteJourney, journeyStore } from './persisted-journeys.ts'
import { thirdPartyActors } from './third-party-actors.ts'

/** Journeys by the id of their machine. */
const machines = { 'third-party': thirdParty }
export type MachineId = keyof typeof machines

export type RunningJourney = {
  id: MachineId
  actor: JourneyRef
  userNavigation: UserNavigation
  /** Keeps it, then ends it. */
  stop: () => Promise<void>
  /** Keeps nothing of it from now on. */
  stopPersisting: () => void
}

let running: RunningJourney | null = null
/** What the page draws: a journey that is being left stays there until the page that follows takes its place. */
let drawn: RunningJourney | null = null
let turn: Promise<unknown> = Promise.resolve()
const listeners = new Set<() => void>()

const become = (journey: RunningJourney | null) => {
  running = journey
  if (journey !== null || listeners.size === 0) drawn = journey
  for (const listener of listeners) listener()
}

export const displayedJourney = (): RunningJourney | null => drawn

export const subscribeToJourney = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) drawn = running
  }
}

/** The browser gives back a page as it was left, for the bank or the sign-in: what has happened meanwhile is read anew. */
const readAnew = ({ persisted }: PageTransitionEvent) => {
  if (persisted) location.reload()
}

const start = async (id: MachineId, trackingCode: string | null): Promise<RunningJourney> => {
  const kept = await journeyStore.read({ machine: id, trackingCode })
  const saved: JourneyInput['saved'] = kept === null ? {} : restoreContext(kept.content)
  const signedIn = isSignedIn()
  // A choice that waited for its owner leads on as it would have led without signing in: Back comes to the offers again.
  const moves = trackUserNavigation(signedIn && saved.choice?.confirmed ? 'continue' : null)
  let isKept = () => Promise.resolve()
  const machine = machines[id].provide({
    actors: thirdPartyActors({ flush: () => isKept() }),
    actions: {
      'go to the sign-in page': () =>
        void isKept().then(() => runtime().leaveForSignIn(`${location.pathname}${location.search}`)),
      'share the search': ({ context }) => void shareSearch(context),
      // Nobody waits for a report, and one that is lost is only lost.
      'report the missing segment': (_, { subject }) =>
        void call('report', { body: { problem: 'User segment not exist', subject } }).catch(() => undefined),
      'open the bank window': () => runtime().openBank(),
      'show the bank page': (_, { paymentUrl }) => runtime().showBank(paymentUrl),
      'close the bank window': () => runtime().closeBank(),
    },
  })
  const input = { journeyId: newUuid(), signedIn, trackingCode, saved }
  const actor = createActor(machine, { input, ...actorOptions(moves.inspect) })
  const keeper = persistJourney(actor, journeyStore, id)
  isKept = keeper.flush
  const stopKeepingOrder = persistOrder(actor, journeyStore)
  showJourneyToasts(actor)
  const stopRenaming = relocaliseOnLocaleChange(actor)
  const startedBy = owner().id
  const forget = subscribe(() => {
    const now = owner().id
    // Somebody else signed in, in another tab: nothing of this page is theirs.
    if (startedBy.startsWith('user:') && now.startsWith('user:') && now !== startedBy) location.reload()
    else actor.send({ type: 'session.changed', signedIn: isSignedIn() })
  })
  actor.subscribe({
    next: (snapshot) => setChangePending(actor, snapshot.hasTag('submitting')),
    complete: () => {
      setChangePending(actor, false)
      keeper.stop()
      const { context, value } = actor.getSnapshot()
      if (value === 'settled' && context.trackingCode !== null) void deleteJourney(id, context.trackingCode)
    },
  })
  addEventListener('pageshow', readAnew)
  actor.start()
  return {
    id,
    actor,
    userNavigation: moves,
    stopPersisting: () => {
      keeper.stop()
      stopKeepingOrder()
    },
    stop: async () => {
      removeEventListener('pageshow', readAnew)
      await keeper.flush()
      forget()
      stopRenaming()
      keeper.stop()
      setChangePending(actor, false)
      stopKeepingOrder()
      actor.stop()
    },
  }
}

const isOf = ({ id, actor }: RunningJourney, machine: MachineId, trackingCode: string | null): boolean => {
  const { status, context } = actor.getSnapshot()
  return (
    id === machine && status === 'active' && (trackingCode === null || trackingCode === context.trackingCode)
  )
}

const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
  const done = turn.then(task)
  turn = done.catch(() => undefined)
  return done
}

const leave = async (): Promise<void> => {
  const left = running
  become(null)
  await left?.stop()
}

/** Takes a machine's id and the order in the address, if any; gives the journey that runs there, begun or gone on with. Another order is another journey. */
export const openJourney = (
  id: MachineId,
  { trackingCode }: { trackingCode: string | null },
): Promise<RunningJourney> =>
  inTurn(async () => {
    if (running && isOf(running, id, trackingCode)) return running
    await leave()
    queryClient.clear()
    const journey = await start(id, trackingCode)
    become(journey)
    return journey
  })

/** Ends the running journey; what it remembers stays kept. */
export const leaveJourney = (): Promise<void> => inTurn(leave)

/** Lets go of every journey that is kept, and of the one that runs: what was restored may be what crashes. */
export const discardJourneys = (): Promise<void> => {
  running?.stopPersisting()
  return deleteAllJourneys()
}

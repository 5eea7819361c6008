/**
 * The registry of running journeys, outside React: one at a time, made when its address is entered, stopped when it is
 * left, kept all the while. Statechart rulings, sections 3 and 4.
 */
import { createActor } from 'xstate'
import { closeBankWindow, openBankWindow, showBankPage } from '#adapters/bank-window.ts'
import { newUuid } from '#adapters/random.ts'
import { isSignedIn, owner, subscribe } from '#adapters/session.ts'
import { signInUrl } from '#adapters/sign-in-address.ts'
import { thirdParty } from '#machines/third-party.ts'
import type { JourneyRef } from '../../steps/journey.ts'
import { restored } from '../journey-snapshot.ts'
import { queryClient } from '../query-client.ts'
import { keepJourney } from './keeping.ts'
import { type Moves, personsMoves } from './persons-moves.ts'
import { hearJourney } from './spoken.ts'
import { forgetJourney, store } from './stored.ts'
import { thirdPartyActors } from './third-party-actors.ts'

/** Journeys by the id of their machine. */
const machines = { 'third-party': thirdParty }
export type MachineId = keyof typeof machines

export type RunningJourney = {
  id: MachineId
  actor: JourneyRef
  moves: Moves
  /** Keeps it, then ends it. */
  stop: () => Promise<void>
}

let running: RunningJourney | null = null
let turn: Promise<unknown> = Promise.resolve()
const listeners = new Set<() => void>()

const become = (journey: RunningJourney | null) => {
  running = journey
  for (const listener of listeners) listener()
}

export const runningJourney = (): RunningJourney | null => running

export const subscribeToJourney = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const start = async (id: MachineId, trackingCode: string | null): Promise<RunningJourney> => {
  const kept = await store.read({ machine: id, trackingCode })
  const moves = personsMoves()
  let saved = () => Promise.resolve()
  const machine = machines[id].provide({
    actors: thirdPartyActors({ saved: () => saved() }),
    actions: {
      'leave for the sign-in page': () => void saved().then(() => location.assign(signInUrl(`${location.pathname}${location.search}`))),
      'open the bank’s window': openBankWindow,
      'show the bank’s page': (_, { paymentUrl }) => showBankPage(paymentUrl),
      'close the bank’s window': closeBankWindow,
    },
  })
  const input = { journeyId: newUuid(), signedIn: isSignedIn(), trackingCode, saved: kept === null ? {} : restored(kept.content) }
  const actor = createActor(machine, { input, inspect: moves.inspect })
  const keeper = keepJourney(actor, store, id)
  saved = keeper.saved
  hearJourney(actor)
  const startedBy = owner().id
  const forget = subscribe(() => {
    const now = owner().id
    // Somebody else signed in, in another tab: nothing of this page is theirs.
    if (startedBy.startsWith('user:') && now.startsWith('user:') && now !== startedBy) location.reload()
    else actor.send({ type: 'session.changed', signedIn: isSignedIn() })
  })
  actor.subscribe({
    complete: () => {
      keeper.stop()
      const { context, value } = actor.getSnapshot()
      if (value === 'settled' && context.trackingCode !== null) void forgetJourney(id, context.trackingCode)
    },
  })
  actor.start()
  return {
    id,
    actor,
    moves,
    stop: async () => {
      await keeper.saved()
      forget()
      keeper.stop()
      actor.stop()
    },
  }
}

const isOf = ({ id, actor }: RunningJourney, machine: MachineId, trackingCode: string | null): boolean => {
  const { status, context } = actor.getSnapshot()
  return id === machine && status === 'active' && (trackingCode === null || trackingCode === context.trackingCode)
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
export const openJourney = (id: MachineId, { trackingCode }: { trackingCode: string | null }): Promise<RunningJourney> =>
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

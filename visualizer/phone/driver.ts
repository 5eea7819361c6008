/**
 * Performs events on a phone's chart: sends an event, ends a call, lets time pass, enters an address. It
 * uses the app's own calls and sessions.
 */
import type { AnyEventObject, SimulatedClock } from 'xstate'
import { callEndedBy } from '../protocol/possible-events.ts'
import type { EventCase } from '#explorer/exploration.ts'
import type { Preset } from '../protocol/protocol.ts'
import { delayOf } from '#explorer/manual-clock.ts'
import { operationsOf, stubbedCallsOf } from '#explorer/stubs/products.ts'
import type { RequestQueue } from './request-queue.ts'
import { setSignedIn } from './seed.ts'
import { signInAtSandbox } from './sandbox-sign-in.ts'
import type { ActorWatcher } from './actor-watcher.ts'

/** Leaving for the sign-in page and coming back signed in, which ends one journey and starts another. */
export const SIGNED_IN_AND_BACK = 'signed in and back'
export const signedInAndBack: EventCase = {
  name: SIGNED_IN_AND_BACK,
  event: { type: 'separ.signed-in-and-back' },
}

/** The progress of an upload, and its failure, are events of the upload box, because nothing is sent here. */
export const SENDING = 'uploadFile'

const WAIT_MS = 5_000

/** Answers, their transitions and the calls that follow take separate turns. */
const turn = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })
export const settle = async (): Promise<void> => {
  await turn()
  await turn()
}

export type Driver = {
  /**
   * Performs an event case.
   * @returns null, or the reason of a failure as a sentence
   */
  readonly perform: (what: EventCase) => Promise<string | null>
  /** Notes an event of the chart. */
  readonly onEvent: (event: AnyEventObject) => void
  /** Resolves once a chart runs and the address it was opened at is requested. */
  readonly whenStarted: () => Promise<void>
}

export type DriverOptions = {
  readonly preset: Preset
  readonly watcher: Pick<ActorWatcher, 'running' | 'calls'>
  readonly requestQueue: RequestQueue
  readonly clock: SimulatedClock
  /** Leaves the journey and opens it again at its address, as after another page. */
  readonly reopenJourney: () => Promise<void>
}

export const createDriver = ({
  preset,
  watcher: watch,
  requestQueue: desk,
  clock,
  reopenJourney: comeBack,
}: DriverOptions): Driver => {
  const ends = new Map<string, () => void>()

  const until = async (holds: () => boolean): Promise<boolean> => {
    const limit = performance.now() + WAIT_MS
    while (!holds() && performance.now() < limit) await turn()
    return holds()
  }

  const endCall = async (call: string, outcome: string): Promise<string | null> => {
    const isUnderWay = () => watch.calls().includes(call)
    if (!(await until(isUnderWay))) return `«${call}» is not under way`
    let hasEnded = false
    ends.set(call, () => {
      hasEnded = true
    })
    desk.chooseOutcome(call, outcome)
    // A call that was left meanwhile does not end.
    const isOver = await until(() => hasEnded || !isUnderWay())
    ends.delete(call)
    return isOver ? null : `«${call}» did not end`
  }

  /** Such a call makes no request, so no outcome can end it, only time. */
  const onlyWaits = (call: string): boolean =>
    call in stubbedCallsOf(preset.journey) && operationsOf(call, preset.journey).length === 0

  const signIn = async (): Promise<void> => {
    if (preset.answers === 'real') await signInAtSandbox()
    else setSignedIn(true)
  }

  const send = async (event: AnyEventObject): Promise<string | null> => {
    await until(() => watch.running() !== null)
    const running = watch.running()
    if (running === null) return 'no chart runs'
    if (event.type === 'session.changed' && event['signedIn'] === true) await signIn()
    else if (event.type !== 'session.changed' || !setSignedIn(false)) running.actor.send(event)
    return null
  }

  const happen = async ({ name, event }: EventCase): Promise<string | null> => {
    const call = callEndedBy(event.type)
    if (call !== null && call !== SENDING && !onlyWaits(call))
      return endCall(call, name.split(': ').slice(1).join(': '))
    if (event.type === signedInAndBack.event.type) {
      const before = watch.running()
      await signIn()
      await comeBack()
      return (await until(() => watch.running() !== before)) ? null : 'the journey did not come back'
    }
    const running = watch.running()
    if (!event.type.startsWith('xstate.after.')) return send(event)
    if (running !== null)
      clock.increment(delayOf(running.actor.logic, event.type, running.actor.getSnapshot()))
    return null
  }

  return {
    whenStarted: async () => {
      await until(() => watch.running() !== null)
      await settle()
    },
    perform: async (what) => {
      const problem = await happen(what)
      await settle()
      return problem
    },
    onEvent: ({ type }) => {
      const call = callEndedBy(type)
      if (call === null) return
      desk.releaseCall(call)
      ends.get(call)?.()
    },
  }
}

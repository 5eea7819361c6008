/**
 * A phone of the visualizer: watches the real app's chart, performs commands, and logs events so that they
 * can be undone. Undoing reloads the page and replays everything but the last entry.
 */
import { type AnyEventObject, SimulatedClock } from 'xstate'
import { newUuid } from '#adapters/random.ts'
import { callEndedBy, eventCaseNamed, eventCaseName } from '../protocol/possible-events.ts'
import type { Preset, PhoneState, ToPhone } from '../protocol/protocol.ts'
import { vocabularyOf } from '../protocol/vocabulary.ts'
import type { EventCase } from '#explorer/exploration.ts'
import type { Runtime } from '../../src/app/runtime.ts'
import { type RequestQueue, createRequestQueue } from './request-queue.ts'
import { createDriver, SENDING, settle, SIGNED_IN_AND_BACK, signedInAndBack } from './driver.ts'
import { type ReplayState, type EventLog, saveReplayState, createEventLog } from './event-log.ts'
import { sceneOf } from './scene.ts'
import { watchActors } from './actor-watcher.ts'

/** Commands to a phone about its chart. */
type Asked = Exclude<ToPhone, { kind: 'who' | 'speak' }>

export type Phone = {
  readonly name: string
  readonly requestQueue: RequestQueue
  /** Runtime of the page's charts. Its clock is manual, unless the gateway is real. */
  readonly runtime: Pick<Runtime, 'clock' | 'inspect'>
  readonly scene: () => PhoneState
  /** Starts logging the user's events, once the app is open. */
  readonly startRecording: () => void
  /** Replays what the previous page has left. @returns a sentence where that failed */
  readonly replay: () => Promise<string | null>
  /**
   * Takes what is asked of this phone; gives null once it is done, or a sentence saying why it was not. Never
   * done where the page begins again.
   */
  readonly ask: (asked: Asked) => Promise<string | null>
}

export type PhoneOptions = {
  readonly preset: Preset
  readonly replayState: ReplayState | null
  /** The tab's real session storage. */
  readonly tab: Storage
  readonly reopenJourney: () => Promise<void>
  /** Reloads the page at its first address. */
  readonly reload: () => void
  readonly onChange: () => void
}

const isOutcome = (type: string) => callEndedBy(type) !== null

export const createPhone = ({
  preset,
  replayState: again,
  tab,
  reopenJourney: comeBack,
  reload: beginAgain,
  onChange,
}: PhoneOptions): Phone => {
  const phone = again?.phone ?? (preset.phone === '' ? newUuid() : preset.phone)
  const clock = new SimulatedClock()
  const log = createEventLog()
  const isReal = preset.answers === 'real'
  let isBusy = true
  /**
   * Until everything is repeated, what will have happened is shown: a button that goes dead for that long
   * swallows a quick press.
   */
  let repeating: Pick<EventLog, 'entries' | 'undone'> | null = again && {
    entries: () => again.entries,
    undone: () => again.undone,
  }
  /**
   * Events are written down when they arrive: a person's once the app stands, whatever was asked for at any
   * time.
   */
  let isHearing = false

  const heard = (event: AnyEventObject): void => {
    doing.onEvent(event)
    const { type } = event
    if (isOutcome(type) && isReal)
      log.add({
        name: `${callEndedBy(type) ?? ''}: ${type.startsWith('xstate.done') ? 'done' : 'failed'}`,
        event: { type },
      })
    const isOwn = type === 'xstate.route' || !type.startsWith('xstate.')
    // A session that ended with a call is part of the call's outcome.
    if (!isHearing || !isOwn || (type === 'session.changed' && desk.isAnswering())) return
    const vocabulary = vocabularyOf(watch.running()?.chart ?? '')
    log.add({
      name:
        type === 'xstate.route'
          ? `address of ${String(event['to']).slice(1)}`
          : eventCaseName(watch.snapshot(), vocabulary, event),
      event,
    })
  }
  const watch = watchActors({ onEvent: heard, onChange })
  const desk = createRequestQueue(preset, watch.calls)
  const doing = createDriver({ preset, watcher: watch, requestQueue: desk, clock, reopenJourney: comeBack })

  const happen = async (what: EventCase): Promise<string | null> => {
    const { type } = what.event
    const isEvent = !isOutcome(type) && !type.startsWith('xstate.after.') && what.name !== SIGNED_IN_AND_BACK
    const before = isHearing
    isHearing = isEvent || (before && what.name !== SIGNED_IN_AND_BACK)
    const problem = await doing.perform(what)
    isHearing = before
    if (problem === null && !isEvent)
      log.add({ name: what.name, event: callEndedBy(type) === SENDING ? what.event : { type } })
    return problem
  }

  const find = (name: string): EventCase | null => {
    const [running, snapshot] = [watch.running(), watch.snapshot()]
    if (name === SIGNED_IN_AND_BACK)
      return snapshot?.matches({ signIn: 'leaving' }) === true ? signedInAndBack : null
    const vocabulary = running && vocabularyOf(running.chart)
    return vocabulary && snapshot ? eventCaseNamed(snapshot, vocabulary, name) : null
  }

  const begin = async (
    ask: string,
    entries: readonly EventCase[],
    undone: readonly EventCase[],
  ): Promise<string | null> => {
    saveReplayState(tab, { phone, ask, entries: [...entries], undone: [...undone] })
    beginAgain()
    // The reloaded page answers.
    return Promise.race([])
  }

  const answer = async (asked: Asked): Promise<string | null> => {
    if (asked.kind === 'restart') return begin(asked.ask, [], [])
    if (asked.kind === 'redo') {
      const next = log.redo()
      return next === null ? 'nothing was undone' : happen(next)
    }
    if (asked.kind === 'undo') {
      const [entries, last] = [log.entries().slice(0, -1), log.entries().at(-1)]
      return last === undefined ? 'nothing has happened' : begin(asked.ask, entries, [...log.undone(), last])
    }
    const found = find(asked.name)
    return found === null ? `«${asked.name}» cannot happen here` : happen(found)
  }

  let last: Promise<unknown> = Promise.resolve()
  /** Serialises commands. */
  const inTurn = (task: () => Promise<string | null>): Promise<string | null> => {
    const done = last.then(async () => {
      isBusy = true
      const problem = await task()
      isBusy = false
      onChange()
      return problem
    })
    last = done
    return done
  }

  const repeatAll = async ({ entries, undone }: ReplayState): Promise<string | null> => {
    await doing.whenStarted()
    for (const entry of entries) {
      const problem = await happen(entry)
      if (problem !== null) return problem
    }
    await settle()
    log.setUndone(undone)
    return null
  }
  const repeat = async (): Promise<string | null> => {
    const problem = again && (await repeatAll(again))
    repeating = null
    return problem
  }

  return {
    name: phone,
    requestQueue: desk,
    runtime: { ...(isReal ? {} : { clock }), inspect: watch.inspect },
    scene: () => sceneOf({ preset, watch, log: repeating ?? log, busy: isBusy || desk.isAnswering() }),
    startRecording: () => {
      isHearing = true
    },
    replay: () => inTurn(repeat),
    ask: (asked) => inTurn(() => answer(asked)),
  }
}

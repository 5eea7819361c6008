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
type Command = Exclude<ToPhone, { kind: 'who' | 'speak' }>

export type Phone = {
  readonly name: string
  readonly requestQueue: RequestQueue
  /** Runtime of the page's charts. Its clock is manual, unless the gateway is real. */
  readonly runtime: Pick<Runtime, 'clock' | 'inspect'>
  readonly scene: () => PhoneState
  /** Starts logging the user's events, once the app is open. */
  readonly startRecording: () => void
  /**
   * Replays the events that the previous page has left.
   * @returns the reason of a failure as a sentence, or null
   */
  readonly replay: () => Promise<string | null>
  /**
   * Performs a command.
   * @returns null once it is done, or the reason of a failure as a sentence; never resolves if the page
   * reloads
   */
  readonly ask: (command: Command) => Promise<string | null>
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
  replayState,
  tab,
  reopenJourney,
  reload,
  onChange,
}: PhoneOptions): Phone => {
  const phone = replayState?.phone ?? (preset.phone === '' ? newUuid() : preset.phone)
  const clock = new SimulatedClock()
  const log = createEventLog()
  const isReal = preset.answers === 'real'
  let isBusy = true
  /**
   * The log that is shown while a replay runs: the log as it will be afterwards. Buttons that were disabled
   * meanwhile would swallow a quick press.
   */
  let replayedLog: Pick<EventLog, 'entries' | 'undone'> | null = replayState && {
    entries: () => replayState.entries,
    undone: () => replayState.undone,
  }
  /** Whether the app is open; the user's events are logged from then on. */
  let isOpen = false
  let performed: EventCase | null = null

  const isEventOfChart = ({ name, event: { type } }: EventCase): boolean =>
    !isOutcome(type) && !type.startsWith('xstate.after.') && name !== SIGNED_IN_AND_BACK
  /** Events that a command sends are always logged; those of signing in and coming back never. */
  const isLogged = (): boolean =>
    performed === null
      ? isOpen
      : isEventOfChart(performed) || (isOpen && performed.name !== SIGNED_IN_AND_BACK)

  const onEvent = (event: AnyEventObject): void => {
    driver.onEvent(event)
    const { type } = event
    if (isOutcome(type) && isReal)
      log.add({
        name: `${callEndedBy(type) ?? ''}: ${type.startsWith('xstate.done') ? 'done' : 'failed'}`,
        event: { type },
      })
    const isOwn = type === 'xstate.route' || !type.startsWith('xstate.')
    // A session that ended with a call is part of the call's outcome.
    if (!isLogged() || !isOwn || (type === 'session.changed' && requestQueue.isAnswering())) return
    const vocabulary = vocabularyOf(watcher.running()?.chart ?? '')
    log.add({
      name:
        type === 'xstate.route'
          ? `address of ${String(event['to']).slice(1)}`
          : eventCaseName(watcher.snapshot(), vocabulary, event),
      event,
    })
  }
  const watcher = watchActors({ onEvent, onChange })
  const requestQueue = createRequestQueue(preset, watcher.calls)
  const driver = createDriver({ preset, watcher, requestQueue, clock, reopenJourney })

  const perform = async (eventCase: EventCase): Promise<string | null> => {
    const { type } = eventCase.event
    performed = eventCase
    const problem = await driver.perform(eventCase)
    performed = null
    if (problem === null && !isEventOfChart(eventCase))
      log.add({ name: eventCase.name, event: callEndedBy(type) === SENDING ? eventCase.event : { type } })
    return problem
  }

  const find = (name: string): EventCase | null => {
    const [running, snapshot] = [watcher.running(), watcher.snapshot()]
    if (name === SIGNED_IN_AND_BACK)
      return snapshot?.matches({ signIn: 'leaving' }) === true ? signedInAndBack : null
    const vocabulary = running && vocabularyOf(running.chart)
    return vocabulary && snapshot ? eventCaseNamed(snapshot, vocabulary, name) : null
  }

  const restartWith = async (
    ask: string,
    entries: readonly EventCase[],
    undone: readonly EventCase[],
  ): Promise<string | null> => {
    saveReplayState(tab, { phone, ask, entries: [...entries], undone: [...undone] })
    reload()
    // The reloaded page answers.
    return Promise.race([])
  }

  const execute = async (command: Command): Promise<string | null> => {
    if (command.kind === 'restart') return restartWith(command.ask, [], [])
    if (command.kind === 'redo') {
      const next = log.redo()
      return next === null ? 'nothing was undone' : perform(next)
    }
    if (command.kind === 'undo') {
      const [entries, last] = [log.entries().slice(0, -1), log.entries().at(-1)]
      return last === undefined
        ? 'nothing has happened'
        : restartWith(command.ask, entries, [...log.undone(), last])
    }
    const found = find(command.name)
    return found === null ? `«${command.name}» cannot happen here` : perform(found)
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

  const replayAll = async ({ entries, undone }: ReplayState): Promise<string | null> => {
    await driver.whenStarted()
    for (const entry of entries) {
      const problem = await perform(entry)
      if (problem !== null) return problem
    }
    await settle()
    log.setUndone(undone)
    return null
  }
  const replay = async (): Promise<string | null> => {
    const problem = replayState && (await replayAll(replayState))
    replayedLog = null
    return problem
  }

  return {
    name: phone,
    requestQueue,
    runtime: { ...(isReal ? {} : { clock }), inspect: watcher.inspect },
    scene: () =>
      sceneOf({ preset, watcher, log: replayedLog ?? log, busy: isBusy || requestQueue.isAnswering() }),
    startRecording: () => {
      isOpen = true
    },
    replay: () => inTurn(replay),
    ask: (command) => inTurn(() => execute(command)),
  }
}

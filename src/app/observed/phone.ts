/**
 * A phone that shows the real app to somebody: follows its chart, does what it is asked, remembers what happened so that it can
 * be undone. Undoing begins the page again and repeats everything but the last. Issue "Every path is walked", visualizer, "Live".
 */
import { type AnyEventObject, SimulatedClock } from 'xstate'
import { newUuid } from '#adapters/random.ts'
import { callEndedBy, eventNamed, nameOfEvent } from '#machines/live/chances.ts'
import type { Preset, Scene, ToPhone } from '#machines/live/protocol.ts'
import { vocabularyOf } from '#machines/live/vocabulary.ts'
import type { Happening } from '#machines/paths/explore.ts'
import type { Ground } from '../ground.ts'
import { type Desk, makeDesk } from './desk.ts'
import { makeDoing, SENDING, settle, SIGNED_IN_AND_BACK, signedInAndBack } from './doing.ts'
import { type Again, type Log, leaveAgain, makeLog } from './log.ts'
import { sceneOf } from './scene.ts'
import { makeWatch } from './watch.ts'

/** What a phone is asked to do with its chart. */
type Asked = Exclude<ToPhone, { kind: 'who' | 'speak' }>

export type Phone = {
  readonly name: string
  readonly desk: Desk
  /** What charts of this page stand on; the clock is held unless the gateway is real. */
  readonly ground: Pick<Ground, 'clock' | 'look'>
  readonly scene: () => Scene
  /** The app stands where it was opened: what a person does counts from now on. */
  readonly isOpen: () => void
  /** Repeats what an earlier page left; gives a sentence where it could not be. */
  readonly repeat: () => Promise<string | null>
  /** Takes what is asked of this phone; gives null once it is done, or a sentence saying why it was not. Never done where the page begins again. */
  readonly ask: (asked: Asked) => Promise<string | null>
}

export type Place = {
  readonly preset: Preset
  readonly again: Again | null
  /** The tab's own storage. */
  readonly tab: Storage
  readonly comeBack: () => Promise<void>
  /** Begins the page again where it was first opened. */
  readonly beginAgain: () => void
  readonly onChange: () => void
}

const isOutcome = (type: string) => callEndedBy(type) !== null

export const makePhone = ({ preset, again, tab, comeBack, beginAgain, onChange }: Place): Phone => {
  const phone = again?.phone ?? (preset.phone === '' ? newUuid() : preset.phone)
  const clock = new SimulatedClock()
  const log = makeLog()
  const isReal = preset.answers === 'real'
  let isBusy = true
  /** Until everything is repeated, what will have happened is shown: a button that goes dead for that long swallows a quick press. */
  let repeating: Pick<Log, 'entries' | 'undone'> | null = again && {
    entries: () => again.entries,
    undone: () => again.undone,
  }
  /** Events are written down when they arrive: a person's once the app stands, whatever was asked for at any time. */
  let isHearing = false

  const heard = (event: AnyEventObject): void => {
    doing.heard(event)
    const { type } = event
    if (isOutcome(type) && isReal)
      log.add({
        name: `${callEndedBy(type) ?? ''}: ${type.startsWith('xstate.done') ? 'done' : 'failed'}`,
        event: { type },
      })
    const isOwn = type === 'xstate.route' || !type.startsWith('xstate.')
    // A session that ended with a call is part of how the call ended.
    if (!isHearing || !isOwn || (type === 'session.changed' && desk.isAnswering())) return
    const vocabulary = vocabularyOf(watch.running()?.chart ?? '')
    log.add({
      name:
        type === 'xstate.route'
          ? `address of ${String(event['to']).slice(1)}`
          : nameOfEvent(watch.snapshot(), vocabulary, event),
      event,
    })
  }
  const watch = makeWatch({ onEvent: heard, onChange })
  const desk = makeDesk(preset, watch.calls)
  const doing = makeDoing({ preset, watch, desk, clock, comeBack })

  const happen = async (what: Happening): Promise<string | null> => {
    const { type } = what.event
    const isEvent = !isOutcome(type) && !type.startsWith('xstate.after.') && what.name !== SIGNED_IN_AND_BACK
    const before = isHearing
    isHearing = isEvent || (before && what.name !== SIGNED_IN_AND_BACK)
    const problem = await doing.happen(what)
    isHearing = before
    if (problem === null && !isEvent)
      log.add({ name: what.name, event: callEndedBy(type) === SENDING ? what.event : { type } })
    return problem
  }

  const find = (name: string): Happening | null => {
    const [running, snapshot] = [watch.running(), watch.snapshot()]
    if (name === SIGNED_IN_AND_BACK)
      return snapshot?.matches({ signIn: 'leaving' }) === true ? signedInAndBack : null
    const vocabulary = running && vocabularyOf(running.chart)
    return vocabulary && snapshot ? eventNamed(snapshot, vocabulary, name) : null
  }

  const begin = async (
    ask: string,
    entries: readonly Happening[],
    undone: readonly Happening[],
  ): Promise<string | null> => {
    leaveAgain(tab, { phone, ask, entries: [...entries], undone: [...undone] })
    beginAgain()
    // The page that follows answers.
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
  /** One after another: what is asked for while something happens waits for it. */
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

  const repeatAll = async ({ entries, undone }: Again): Promise<string | null> => {
    await doing.begun()
    for (const entry of entries) {
      const problem = await happen(entry)
      if (problem !== null) return problem
    }
    await settle()
    log.undid(undone)
    return null
  }
  const repeat = async (): Promise<string | null> => {
    const problem = again && (await repeatAll(again))
    repeating = null
    return problem
  }

  return {
    name: phone,
    desk,
    ground: { ...(isReal ? {} : { clock }), look: watch.look },
    scene: () => sceneOf({ preset, watch, log: repeating ?? log, busy: isBusy || desk.isAnswering() }),
    isOpen: () => {
      isHearing = true
    },
    repeat: () => inTurn(repeat),
    ask: (asked) => inTurn(() => answer(asked)),
  }
}

/**
 * Sends commands to phones, one at a time for each phone: a phone that reloads, as for an undo, receives
 * nothing meanwhile, and fast presses must not be lost.
 */
import type { Preset, ToPhone } from '../protocol/protocol.ts'
import type { Command } from './pure-chart.ts'

export type Question = Command | { readonly kind: 'speak'; readonly language: Preset['language'] }

export type CommandQueue = {
  /** Sends a command to a phone. Resolves with null when done, or with the reason why not. */
  readonly ask: (what: Question, phone: string) => Promise<string | null>
  /** Whether a phone has yet to answer a command. */
  readonly isAsked: (phone: string) => boolean
  /** Called when a phone has answered the command with this id. */
  readonly answered: (name: string, problem: string | null) => void
  /** Called when phones are gone. */
  readonly giveUp: (gone: readonly string[]) => void
}

export type Means = {
  readonly say: (message: ToPhone) => void
  readonly isThere: (phone: string) => boolean
  /** Prefix of command ids, so that answers to other pages are ignored. */
  readonly asker: string
}

const GONE = 'the phone is gone'
/** Time limit for a page to reload and replay its events. */
const AT_MOST_MS = 30_000

/** Creates the command queue for the given channel and phones. */
export const createCommandQueue = ({ say, isThere, asker }: Means): CommandQueue => {
  const waiting = new Map<
    string,
    { readonly phone: string; readonly answer: (problem: string | null) => void }
  >()
  const lasts = new Map<string, Promise<unknown>>()
  let commands = 0

  const answered = (name: string, problem: string | null): void => {
    waiting.get(name)?.answer(problem)
    waiting.delete(name)
  }

  const put = (what: Question, phone: string): Promise<string | null> => {
    if (!isThere(phone)) return Promise.resolve(GONE)
    commands += 1
    const name = `${asker}-${commands}`
    return new Promise((answer) => {
      waiting.set(name, { phone, answer })
      setTimeout(() => answered(name, GONE), AT_MOST_MS)
      say({ ...what, phone, ask: name })
    })
  }

  return {
    answered,
    isAsked: (asked) => [...waiting.values()].some(({ phone }) => phone === asked),
    ask: (what, phone) => {
      const before = lasts.get(phone)
      const answer = before === undefined ? put(what, phone) : before.then(() => put(what, phone))
      lasts.set(phone, answer)
      return answer
    },
    giveUp: (gone) => {
      for (const [name, { phone }] of waiting) if (gone.includes(phone)) answered(name, GONE)
    },
  }
}

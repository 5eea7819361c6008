/**
 * What phones are asked, one question of each after another: a phone that begins its page again, as for an undo, hears nothing
 * meanwhile, and whoever presses fast has pressed all the same.
 */
import type { Preset, ToPhone } from '../protocol/protocol.ts'
import type { Ask } from './alone.ts'

export type Question = Ask | { readonly kind: 'speak'; readonly language: Preset['language'] }

export type Questions = {
  /** Takes a question and the name of a phone; gives null once it is done, or a sentence saying why it was not. */
  readonly ask: (what: Question, phone: string) => Promise<string | null>
  /** A phone has answered the question of this name. */
  readonly answered: (name: string, problem: string | null) => void
  /** These phones will answer no more. */
  readonly giveUp: (gone: readonly string[]) => void
}

export type Means = {
  readonly say: (message: ToPhone) => void
  readonly isThere: (phone: string) => boolean
  /** Begins the names of its questions, so that another page's answers are not taken for its own. */
  readonly asker: string
}

const GONE = 'the phone is gone'
/** As long as a page may take to begin again and repeat what had happened. */
const AT_MOST_MS = 30_000

/** Takes how to speak to phones and which are there; gives the asking, with nothing asked. */
export const makeQuestions = ({ say, isThere, asker }: Means): Questions => {
  const waiting = new Map<
    string,
    { readonly phone: string; readonly answer: (problem: string | null) => void }
  >()
  const lasts = new Map<string, Promise<unknown>>()
  let asked = 0

  const answered = (name: string, problem: string | null): void => {
    waiting.get(name)?.answer(problem)
    waiting.delete(name)
  }

  const put = (what: Question, phone: string): Promise<string | null> => {
    if (!isThere(phone)) return Promise.resolve(GONE)
    asked += 1
    const name = `${asker}-${asked}`
    return new Promise((answer) => {
      waiting.set(name, { phone, answer })
      setTimeout(() => answered(name, GONE), AT_MOST_MS)
      say({ ...what, phone, ask: name })
    })
  }

  return {
    answered,
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

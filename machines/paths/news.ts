/** Whether a state is worth another look: what was answered and remembered there before. Statechart rulings, section 5; decision 014. */
import type { AnyMachineSnapshot } from 'xstate'
import type { Step, Stepper } from './stepper.ts'

export type News = {
  /** Tells whether this is news in its state, and remembers it. */
  readonly isIn: (snapshot: AnyMachineSnapshot) => boolean
  /** A step from this state asked these questions, which read these parts of the memory. */
  readonly asks: (snapshot: AnyMachineSnapshot, step: Pick<Step, 'asked' | 'read'>) => void
}

/** What was seen in one state. `wholes` holds all facts of one look together: most looks bring the very same again. */
type Seen = { readonly wholes: Set<string>; readonly yes: Set<number>; readonly no: Set<number>; readonly facts: Set<string>; readonly parts: Set<string>; readonly asked: Set<number> }

const numbers = new Map<string, string>()
const known = new WeakMap<object, string>()
/** A short name for what a value says. Memories share most of their parts, so that each is written down once. */
const shortOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value)
  const before = known.get(value)
  if (before !== undefined) return before
  const text = JSON.stringify(value)
  const short = numbers.get(text) ?? `#${numbers.size}`
  numbers.set(text, short)
  known.set(value, short)
  return short
}

const nothingSeen = (): Seen => ({ wholes: new Set(), yes: new Set(), no: new Set(), facts: new Set(), parts: new Set(), asked: new Set() })

/** Takes a stepper, what is kept besides, and the parts whose wording is no news; gives a memory of what has been seen, empty at first. */
export const makeNews = ({ questions, answersIn }: Stepper, kept: (snapshot: AnyMachineSnapshot) => readonly string[], unread: ReadonlySet<string>): News => {
  const seen = new Map<string, Seen>()
  const seenIn = ({ value }: AnyMachineSnapshot): Seen => {
    const state = shortOf(value)
    const here = seen.get(state) ?? nothingSeen()
    seen.set(state, here)
    return here
  }
  const places = new Map(questions.map((question, place) => [question, place]))
  const partsOf = ({ context }: AnyMachineSnapshot, { parts }: Seen): string[] => Array.from(parts, (part) => `${part} ${shortOf(context[part])}`)
  /** What is asked elsewhere counts one by one; what is asked here counts together. */
  const learn = (answers: string, facts: readonly string[], { yes, no, facts: learnt, asked }: Seen): boolean => {
    const before = yes.size + no.size + learnt.size
    for (let question = 0; question < answers.length; question += 1) (answers[question] === '1' ? yes : no).add(question)
    for (const fact of facts) learnt.add(fact)
    learnt.add(Array.from(asked, (question) => `${question}${answers[question]}`).join())
    return yes.size + no.size + learnt.size > before
  }
  return {
    isIn: (snapshot) => {
      const here = seenIn(snapshot)
      const answers = answersIn(snapshot)
      const facts = [...partsOf(snapshot, here), ...kept(snapshot)]
      const whole = `${answers} ${facts.join(' ')} ${here.asked.size}`
      if (here.wholes.has(whole)) return false
      here.wholes.add(whole)
      return learn(answers, facts, here)
    },
    asks: (snapshot, { read, asked }) => {
      const here = seenIn(snapshot)
      for (const part of read) if (!unread.has(part)) here.parts.add(part)
      for (const { guard } of asked) {
        const place = places.get(guard)
        if (place !== undefined) here.asked.add(place)
      }
    },
  }
}

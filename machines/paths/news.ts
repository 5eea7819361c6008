/** Whether a state is worth another look: what was answered and remembered there before. Statechart rulings, section 5; decision 014. */
import type { AnyMachineSnapshot } from 'xstate'
import type { Step, Stepper } from './stepper.ts'

export type News = {
  /** Tells whether this is news in its state, and remembers it. */
  readonly isIn: (snapshot: AnyMachineSnapshot) => boolean
  /** A step from this state asked these questions, which read these parts of the memory. */
  readonly asks: (snapshot: AnyMachineSnapshot, step: Pick<Step, 'asked' | 'read'>) => void
}

type Seen = { readonly facts: Set<string>; readonly parts: Set<string>; readonly asked: Set<number> }

/** Takes a stepper and what is kept besides; gives a memory of what has been seen, empty at first. */
export const makeNews = ({ questions, answersIn }: Stepper, kept: (snapshot: AnyMachineSnapshot) => readonly string[]): News => {
  const seen = new Map<string, Seen>()
  const seenIn = ({ value }: AnyMachineSnapshot): Seen => {
    const state = typeof value === 'string' ? value : JSON.stringify(value)
    const known = seen.get(state) ?? { facts: new Set<string>(), parts: new Set<string>(), asked: new Set<number>() }
    seen.set(state, known)
    return known
  }
  const places = new Map(questions.map((question, place) => [question, place]))
  /** What is asked elsewhere counts one by one; what is asked here counts together. */
  const factsOf = (snapshot: AnyMachineSnapshot, { parts, asked }: Seen): string[] => {
    const answers = answersIn(snapshot)
    return [
      ...Array.from(answers, (answer, question) => `${question}${answer}`),
      ...Array.from(parts, (part) => `${part} ${JSON.stringify(snapshot.context[part])}`),
      Array.from(asked, (question) => `${question}${answers[question]}`).join(),
      ...kept(snapshot),
    ]
  }
  return {
    isIn: (snapshot) => {
      const here = seenIn(snapshot)
      const fresh = factsOf(snapshot, here).filter((fact) => !here.facts.has(fact))
      for (const fact of fresh) here.facts.add(fact)
      return fresh.length > 0
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

/** Parts that hold whole answers of the gateway or a key of every change: what questions ask of them is asked, their wording is no news. */
const unread: ReadonlySet<string> = new Set(['configuration', 'order', 'invoice', 'intent'])

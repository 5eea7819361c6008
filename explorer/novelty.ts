/** Whether a state is worth another look: what was answered and remembered there before. Statechart rulings, section 5; decision 014. */
import type { AnyMachineSnapshot } from 'xstate'
import { type IndexedContext, createContextIndex } from './context-index.ts'
import { observeReads } from './context-guards.ts'
import type { Step, Stepper } from './stepper.ts'

/** What it looks like where one has come to. */
export type Fingerprint = {
  /** The state's value as text, and the answers to all questions. */
  readonly state: string
  readonly answers: string
  /** By number what the memory holds of all that questions look at. */
  readonly context: IndexedContext
}

export type FingerprintedSnapshot = {
  readonly snapshot: AnyMachineSnapshot
  readonly fingerprint: Fingerprint
}

export type NoveltyTracker = {
  /** Takes a state, and the one that it came from; gives what it looks like. */
  readonly fingerprintOf: (snapshot: AnyMachineSnapshot, before: AnyMachineSnapshot | null) => Fingerprint
  /** Tells whether a state is news, and remembers it. */
  readonly isNovel: (snapshot: AnyMachineSnapshot, fingerprintOf: Fingerprint) => boolean
  /** Tells whether two memories of one state differ in nothing that any question looked at so far, or that is kept. */
  readonly isSame: (one: FingerprintedSnapshot, other: FingerprintedSnapshot) => boolean
  /** A step from this state asked these questions, which read these parts of the memory. */
  readonly recordGuards: (fingerprintOf: Fingerprint, asked: Step['asked']) => void
}

type Kept = { readonly facts: readonly string[]; readonly text: string }

/**
 * What was seen in one state. `wholes` holds all facts of one look together: most looks bring the very same again. What is kept
 * besides is worked out once for the same values of the parts that it looks at.
 */
type Seen = {
  readonly wholes: Set<string>
  readonly answers: Set<string>
  readonly yes: Set<number>
  readonly no: Set<number>
  readonly facts: Set<string>
  readonly parts: Set<number>
  readonly asked: Set<number>
  readonly keptParts: Set<number>
  readonly kept: Map<string, Kept>
}

const nothingSeen = (): Seen => ({
  wholes: new Set(),
  answers: new Set(),
  yes: new Set(),
  no: new Set(),
  facts: new Set(),
  parts: new Set(),
  asked: new Set(),
  keptParts: new Set(),
  kept: new Map(),
})

/** A state as text, to compare. */
export const valueText = ({ value }: AnyMachineSnapshot): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/** Takes a stepper, what is kept besides, and the parts whose wording is no news; gives a memory of what has been seen, empty at first. */
export const createNoveltyTracker = (
  { contextGuards: questions }: Stepper,
  keptIn: (snapshot: AnyMachineSnapshot) => readonly string[],
  unread: ReadonlySet<string>,
): NoveltyTracker => {
  const { indexed: heldBy, positionOf: placeOf, numberAt: numberIn } = createContextIndex(questions)
  const seen = new Map<string, Seen>()
  const seenIn = ({ state }: Fingerprint): Seen => {
    const here = seen.get(state) ?? nothingSeen()
    seen.set(state, here)
    return here
  }
  /** Parts that questions look at anywhere. */
  const readAnywhere = new Set<number>()
  const places = new Map(questions.map(({ name }, place) => [name, place]))

  const keptHere = (
    snapshot: AnyMachineSnapshot,
    { context: held }: Fingerprint,
    { keptParts, kept }: Seen,
  ): Kept => {
    const key = () => Array.from(keptParts, (place) => numberIn(held, snapshot.context, place)).join()
    const before = kept.get(key())
    if (before !== undefined) return before
    const partsBefore = keptParts.size
    const facts = keptIn({
      ...snapshot,
      context: observeReads(snapshot.context, (part) => keptParts.add(placeOf(part))),
    })
    // What was worked out before has no number for a part that nobody had looked at.
    if (keptParts.size > partsBefore) kept.clear()
    const now = { facts, text: facts.join(' ') }
    kept.set(key(), now)
    return now
  }
  /** What is asked elsewhere counts one by one; what is asked here counts together. */
  const learn = (
    answers: string,
    partFacts: readonly string[],
    kept: readonly string[],
    { answers: answersBefore, yes, no, facts, asked }: Seen,
  ): boolean => {
    const before = yes.size + no.size + facts.size
    if (!answersBefore.has(answers))
      for (let question = 0; question < answers.length; question += 1)
        (answers[question] === '1' ? yes : no).add(question)
    answersBefore.add(answers)
    for (const fact of partFacts) facts.add(fact)
    for (const fact of kept) facts.add(fact)
    facts.add(Array.from(asked, (question) => `${question}${answers[question]}`).join())
    return yes.size + no.size + facts.size > before
  }
  return {
    fingerprintOf: (snapshot, before) => {
      const held = heldBy(snapshot.context, before === null ? null : before.context)
      return { state: valueText(snapshot), answers: held.answers, context: held }
    },
    isNovel: (snapshot, look) => {
      const here = seenIn(look)
      const { facts, text } = keptHere(snapshot, look, here)
      const partFacts = Array.from(
        here.parts,
        (place) => `${place} ${numberIn(look.context, snapshot.context, place)}`,
      )
      const whole = `${look.answers} ${partFacts.join()} ${here.asked.size} ${text}`
      if (here.wholes.has(whole)) return false
      here.wholes.add(whole)
      return learn(look.answers, partFacts, facts, here)
    },
    isSame: (one, other) => {
      const numbersOf = ({ fingerprint: { context: held }, snapshot }: FingerprintedSnapshot) =>
        Array.from(readAnywhere, (place) => numberIn(held, snapshot.context, place)).join()
      const keptOf = ({ fingerprint: look, snapshot }: FingerprintedSnapshot) =>
        keptHere(snapshot, look, seenIn(look)).text
      return (
        one.fingerprint.state === other.fingerprint.state &&
        one.fingerprint.answers === other.fingerprint.answers &&
        numbersOf(one) === numbersOf(other) &&
        keptOf(one) === keptOf(other)
      )
    },
    recordGuards: (look, asked) => {
      const { parts, asked: askedHere } = seenIn(look)
      for (const { guard, contextRead: read } of asked) {
        const place = places.get(guard)
        if (place !== undefined) askedHere.add(place)
        for (const part of read) {
          const partPlace = placeOf(part)
          readAnywhere.add(partPlace)
          if (!unread.has(part)) parts.add(partPlace)
        }
      }
    },
  }
}

/**
 * Decides whether the explorer should expand a state again, by comparing guard results and observed context.
 * Decision 014.
 */
import type { AnyMachineSnapshot } from 'xstate'
import { createContextIndex, createNumbering, type IndexedContext } from './context-index.ts'
import { observeReads } from './context-guards.ts'
import type { Step, Stepper } from './stepper.ts'

export type Fingerprint = {
  /** The state's value as text. */
  readonly state: string
  /** By guard that needs nothing but the context, '0' or '1'. */
  readonly guardAnswers: string
  readonly context: IndexedContext
}

type Fingerprinted = { readonly snapshot: AnyMachineSnapshot; readonly fingerprint: Fingerprint }

export type NoveltyTracker = {
  /** @param before the snapshot that this one follows, or null */
  readonly fingerprintOf: (snapshot: AnyMachineSnapshot, before: AnyMachineSnapshot | null) => Fingerprint
  /** Tells whether a snapshot is novel, and remembers it. */
  readonly isNovel: (one: Fingerprinted) => boolean
  /**
   * Tells whether two snapshots differ in nothing that a guard has read so far or that is an observed fact.
   */
  readonly isEquivalent: (one: Fingerprinted, other: Fingerprinted) => boolean
  /** Records which guards a step from a state evaluated, and what they read. */
  readonly recordGuards: (state: string, results: Step['guardResults']) => void
}

type Facts = { readonly facts: readonly string[]; readonly text: string }

/** The facts seen in one state. */
type Seen = {
  /** All facts of one snapshot together: most snapshots repeat one of them. */
  readonly wholes: Set<string>
  readonly guardAnswers: Set<string>
  readonly yes: Set<number>
  readonly no: Set<number>
  readonly facts: Set<string>
  /** Positions of the parts that guards of this state read. */
  readonly parts: Set<number>
  /** Guards that this state's transitions evaluate. */
  readonly guards: Set<number>
  /** Positions of the parts that the observed facts read, and the facts by the numbers of these parts. */
  readonly factParts: Set<number>
  readonly factsByParts: Map<string, Facts>
}

const nothingSeen = (): Seen => ({
  wholes: new Set(),
  guardAnswers: new Set(),
  yes: new Set(),
  no: new Set(),
  facts: new Set(),
  parts: new Set(),
  guards: new Set(),
  factParts: new Set(),
  factsByParts: new Map(),
})

/** A state's value as text, for comparison. */
export const valueText = ({ value }: Pick<AnyMachineSnapshot, 'value'>): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/**
 * Creates a tracker that has seen nothing.
 * @param observedFacts facts that no guard reads until later
 * @param ignoredContext parts whose values are not novel by themselves
 * @param outsideState state outside the chart as text
 */
export const createNoveltyTracker = (
  { contextGuards }: Pick<Stepper, 'contextGuards'>,
  observedFacts: (snapshot: AnyMachineSnapshot) => readonly string[],
  ignoredContext: ReadonlySet<string>,
  outsideState: (snapshot: AnyMachineSnapshot) => string = () => '',
): NoveltyTracker => {
  const { indexed, positionOf, numberAt } = createContextIndex(contextGuards)
  /** Long texts repeat: their numbers are compared instead. */
  const numberOf = createNumbering()
  const seen = new Map<string, Seen>()
  const seenIn = (state: string): Seen => {
    const here = seen.get(state) ?? nothingSeen()
    seen.set(state, here)
    return here
  }
  /** Positions of the parts that guards read anywhere. */
  const readAnywhere = new Set<number>()
  const indexOfGuard = new Map(contextGuards.map(({ name }, index) => [name, index]))

  const factsOf = ({ snapshot, fingerprint }: Fingerprinted, { factParts, factsByParts }: Seen): Facts => {
    const key = () =>
      Array.from(factParts, (position) => numberAt(fingerprint.context, snapshot.context, position)).join()
    const found = factsByParts.get(key())
    if (found !== undefined) return found
    const partsBefore = factParts.size
    const context = observeReads(snapshot.context, (part) => factParts.add(positionOf(part)))
    const facts = observedFacts({ ...snapshot, context })
    // Earlier keys lack the number of a part that was read for the first time.
    if (factParts.size > partsBefore) factsByParts.clear()
    const now = { facts, text: facts.join(' ') }
    factsByParts.set(key(), now)
    return now
  }
  /**
   * Guards of other states count one by one, guards of this state together. Returns whether anything is new.
   */
  const learn = (answers: string, facts: readonly string[], here: Seen): boolean => {
    const before = here.yes.size + here.no.size + here.facts.size
    if (!here.guardAnswers.has(answers))
      for (let guard = 0; guard < answers.length; guard += 1)
        (answers[guard] === '1' ? here.yes : here.no).add(guard)
    here.guardAnswers.add(answers)
    for (const fact of facts) here.facts.add(fact)
    here.facts.add(Array.from(here.guards, (guard) => `${guard}${answers[guard]}`).join())
    return here.yes.size + here.no.size + here.facts.size > before
  }
  return {
    fingerprintOf: (snapshot, before) => {
      const context = indexed(snapshot.context, before === null ? null : before.context)
      return { state: valueText(snapshot), guardAnswers: context.guardAnswers, context }
    },
    isNovel: (one) => {
      const { snapshot, fingerprint } = one
      const { state, guardAnswers, context } = fingerprint
      const here = seenIn(state)
      const { facts, text } = factsOf(one, here)
      const outside = outsideState(snapshot)
      const numbers = Array.from(here.parts, (position) => numberAt(context, snapshot.context, position))
      const texts = `${numberOf(guardAnswers)} ${numberOf(text)} ${numberOf(outside)}`
      const whole = `${texts} ${here.guards.size} ${numbers.join()}`
      if (here.wholes.has(whole)) return false
      here.wholes.add(whole)
      const partFacts = Array.from(here.parts, (position, index) => `${position} ${numbers[index]}`)
      return learn(guardAnswers, [...partFacts, ...facts, `outside ${outside}`], here)
    },
    isEquivalent: (one, other) => {
      const numbersOf = ({ fingerprint, snapshot }: Fingerprinted) =>
        Array.from(readAnywhere, (position) =>
          numberAt(fingerprint.context, snapshot.context, position),
        ).join()
      const factText = (each: Fingerprinted) => factsOf(each, seenIn(each.fingerprint.state)).text
      return (
        one.fingerprint.state === other.fingerprint.state &&
        one.fingerprint.guardAnswers === other.fingerprint.guardAnswers &&
        numbersOf(one) === numbersOf(other) &&
        factText(one) === factText(other)
      )
    },
    recordGuards: (state, results) => {
      const { parts, guards } = seenIn(state)
      for (const { guard, contextRead } of results) {
        const index = indexOfGuard.get(guard)
        if (index !== undefined) guards.add(index)
        for (const part of contextRead) {
          const position = positionOf(part)
          readAnywhere.add(position)
          if (!ignoredContext.has(part)) parts.add(position)
        }
      }
    },
  }
}

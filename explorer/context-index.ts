/**
 * Memories, by what they hold. Thousands of places remember almost the same: what a part holds is written down once and has a
 * number, and a question is asked anew only where a part has changed that it ever looked at. Decision 014.
 */
import { type ContextGuard, observeReads } from './context-guards.ts'

type Memory = Readonly<Record<string, unknown>>

/** What one memory holds: a number for each part that anybody looked at, and how the questions are answered, '0' or '1' each. */
export type IndexedContext = { readonly numbers: readonly number[]; readonly answers: string }

export type ContextIndex = {
  /** Takes a memory and the one that it came from, null where it came from none; gives what it holds. */
  readonly indexed: (memory: Memory, before: Memory | null) => IndexedContext
  /** Takes the name of a part that somebody looks at; gives its place among the numbers. */
  readonly positionOf: (part: string) => number
  /** Takes what a memory holds, the memory, and the place of a part; gives its number, also where nobody had looked at the part before. */
  readonly numberAt: (held: IndexedContext, memory: Memory, place: number) => number
}

/** Gives whatever numbers values by what they say: the same number for the same text. */
const numbering = (): ((value: unknown) => number) => {
  const [ofTexts, ofOthers, ofObjects] = [
    new Map<string, number>(),
    new Map<unknown, number>(),
    new WeakMap<object, number>(),
  ]
  let count = 0
  const numbered = <Key>(known: Map<Key, number>, key: Key): number => {
    const before = known.get(key)
    if (before !== undefined) return before
    count += 1
    known.set(key, count)
    return count
  }
  return (value) => {
    if (typeof value !== 'object' || value === null) return numbered(ofOthers, value)
    const before = ofObjects.get(value)
    if (before !== undefined) return before
    const number = numbered(ofTexts, JSON.stringify(value))
    ofObjects.set(value, number)
    return number
  }
}

/** Takes the questions of a chart; gives its memories, none known at first. */
export const createContextIndex = (questions: readonly ContextGuard[]): ContextIndex => {
  const numberOf = numbering()
  const parts: string[] = []
  const places = new Map<string, number>()
  /** By the place of a part, the questions that ever looked at it. */
  const askers: Set<number>[] = []
  const known = new WeakMap<Memory, IndexedContext>()

  const placeOf = (part: string): number => {
    const before = places.get(part)
    if (before !== undefined) return before
    places.set(part, parts.length)
    askers.push(new Set())
    return parts.push(part) - 1
  }
  /** Writes the answers down; tells whether one is another than before. */
  const ask = (memory: Memory, asked: Iterable<number>, answers: string[]): boolean => {
    let isOther = false
    let current = 0
    const eyes = observeReads(memory, (part) => askers[placeOf(part)]?.add(current))
    for (const question of asked) {
      current = question
      const answer = questions[question]?.evaluate(eyes) === true ? '1' : '0'
      if (answer !== answers[question]) isOther = true
      answers[question] = answer
    }
    return isOther
  }
  const first = (memory: Memory): IndexedContext => {
    const answers = questions.map(() => '')
    ask(memory, questions.keys(), answers)
    return { numbers: parts.map((part) => numberOf(memory[part])), answers: answers.join('') }
  }
  const after = (memory: Memory, before: Memory, held: IndexedContext): IndexedContext => {
    let numbers: number[] | null = null
    const asked = new Set<number>()
    for (let place = 0; place < parts.length; place += 1) {
      const part = parts[place] ?? ''
      const value = memory[part]
      const numberBefore = held.numbers[place]
      if (numberBefore !== undefined && value === before[part]) continue
      const number = numberOf(value)
      if (number === numberBefore) continue
      numbers ??= [...held.numbers]
      numbers[place] = number
      for (const question of askers[place] ?? []) asked.add(question)
    }
    if (numbers === null) return held
    if (asked.size === 0) return { numbers, answers: held.answers }
    const answers = [...held.answers]
    return { numbers, answers: ask(memory, asked, answers) ? answers.join('') : held.answers }
  }
  const heldBy = (memory: Memory, before: Memory | null): IndexedContext => {
    const knownBefore = known.get(memory)
    if (knownBefore !== undefined) return knownBefore
    const now = before === null ? first(memory) : after(memory, before, heldBy(before, null))
    known.set(memory, now)
    return now
  }
  return {
    indexed: heldBy,
    positionOf: placeOf,
    numberAt: ({ numbers }, memory, place) => numbers[place] ?? numberOf(memory[parts[place] ?? '']),
  }
}

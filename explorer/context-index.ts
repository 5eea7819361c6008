/**
 * An index of contexts by content. Thousands of nodes have almost the same context: each value has a number,
 * and a guard is evaluated again only when a part of the context has changed that it ever read. Decision 014.
 */
import { type ContextGuard, observeReads, type PartReader, partReader } from './context-guards.ts'

type Context = Readonly<Record<string, unknown>>

export type IndexedContext = {
  /** By position, the number of the part's value. Only parts that a guard has read have a position. */
  readonly numbers: readonly number[]
  /** By guard, '0' or '1'. */
  readonly guardAnswers: string
}

export type ContextIndex = {
  /** @param before the context that this one was derived from, or null */
  readonly indexed: (context: Context, before: Context | null) => IndexedContext
  /** The position of a part's number; assigns one if the part has none. */
  readonly positionOf: (part: string) => number
  /** The number of the value at a position, even if the context was indexed before the part had one. */
  readonly numberAt: (indexed: IndexedContext, context: Context, position: number) => number
}

/** Creates a function that numbers values by content: equal JSON has an equal number. */
export const createNumbering = (): ((value: unknown) => number) => {
  const texts = new Map<string, number>()
  const primitives = new Map<unknown, number>()
  const objects = new WeakMap<object, number>()
  let count = 0
  const numberIn = <Key>(known: Map<Key, number>, key: Key): number => {
    const found = known.get(key)
    if (found !== undefined) return found
    count += 1
    known.set(key, count)
    return count
  }
  return (value) => {
    if (typeof value !== 'object' || value === null) return numberIn(primitives, value)
    const found = objects.get(value)
    if (found !== undefined) return found
    const number = numberIn(texts, JSON.stringify(value))
    objects.set(value, number)
    return number
  }
}

/** Creates an empty index for a chart with these guards. */
export const createContextIndex = (guards: readonly ContextGuard[]): ContextIndex => {
  const numberOf = createNumbering()
  /** By position, the reader of the part. */
  const parts: PartReader[] = []
  const positions = new Map<string, number>()
  /** By position, the guards that ever read the part. */
  const readers: Set<number>[] = []
  const known = new WeakMap<Context, IndexedContext>()

  const positionOf = (part: string): number => {
    const found = positions.get(part)
    if (found !== undefined) return found
    positions.set(part, parts.length)
    readers.push(new Set())
    return parts.push(partReader(part)) - 1
  }
  /** Evaluates guards into `answers`. Returns whether an answer has changed. */
  const evaluate = (context: Context, some: Iterable<number>, answers: string[]): boolean => {
    let hasChanged = false
    let current = 0
    const observed = observeReads(context, (part) => readers[positionOf(part)]?.add(current))
    for (const index of some) {
      current = index
      const answer = guards[index]?.evaluate(observed) === true ? '1' : '0'
      if (answer !== answers[index]) hasChanged = true
      answers[index] = answer
    }
    return hasChanged
  }
  const indexFirst = (context: Context): IndexedContext => {
    const answers = guards.map(() => '')
    evaluate(context, guards.keys(), answers)
    return { numbers: parts.map((read) => numberOf(read(context))), guardAnswers: answers.join('') }
  }
  const indexAfter = (context: Context, before: Context, indexed: IndexedContext): IndexedContext => {
    let numbers: number[] | null = null
    const affected = new Set<number>()
    for (let position = 0; position < parts.length; position += 1) {
      const read = parts[position]
      if (read === undefined) continue
      const value = read(context)
      const numberBefore = indexed.numbers[position]
      if (numberBefore !== undefined && value === read(before)) continue
      const number = numberOf(value)
      if (number === numberBefore) continue
      numbers ??= [...indexed.numbers]
      numbers[position] = number
      for (const guard of readers[position] ?? []) affected.add(guard)
    }
    if (numbers === null) return indexed
    const { guardAnswers } = indexed
    if (affected.size === 0) return { numbers, guardAnswers }
    const answers = [...guardAnswers]
    return { numbers, guardAnswers: evaluate(context, affected, answers) ? answers.join('') : guardAnswers }
  }
  const indexed = (context: Context, before: Context | null): IndexedContext => {
    const found = known.get(context)
    if (found !== undefined) return found
    const now = before === null ? indexFirst(context) : indexAfter(context, before, indexed(before, null))
    known.set(context, now)
    return now
  }
  return {
    indexed,
    positionOf,
    numberAt: ({ numbers }, context, position) => numbers[position] ?? numberOf(parts[position]?.(context)),
  }
}

/**
 * Asks every insurer independently, with one deadline for all. Decisions, section 9: an answer that lists
 * insurers takes at most two seconds; insurers that have not answered by then are listed as missing.
 */
import { setMaxListeners } from 'node:events'
import type { Clock } from './clock.ts'
import type { Insurer } from './market.ts'

/** Insurers that respond late or never, by code. */
export type ResponseBehaviour = { slowInsurers?: readonly string[]; silentInsurers?: readonly string[] }

export type InsurerAnswer<T> = { insurer: Insurer; answer: T } | { insurer: Insurer; late: true }

const SLOW_MS = 1200
/** A silent insurer would answer after a day. */
const SILENT_MS = 24 * 60 * 60 * 1000

/**
 * Returns one entry per insurer, in their order. `deadlineMs` and the delays run on the clock; without a late
 * insurer there is nothing to wait for, and no timer.
 */
export const askInsurers = async <T>(
  insurers: readonly Insurer[],
  answerOf: (insurer: Insurer) => T,
  { slowInsurers = [], silentInsurers = [] }: ResponseBehaviour,
  deadlineMs: number,
  clock: Pick<Clock, 'wait'>,
): Promise<InsurerAnswer<T>[]> => {
  const delayOf = ({ code }: Insurer): number =>
    silentInsurers.includes(code) ? SILENT_MS : slowInsurers.includes(code) ? SLOW_MS : 0
  if (insurers.every((insurer) => delayOf(insurer) === 0))
    return insurers.map((insurer) => ({ insurer, answer: answerOf(insurer) }))
  const finished = new AbortController()
  // One listener per waiting insurer: more than the default limit allows.
  setMaxListeners(0, finished.signal)
  const ask = async (insurer: Insurer): Promise<InsurerAnswer<T>> => {
    const delay = delayOf(insurer)
    if (delay > 0) await clock.wait(delay, finished.signal)
    return { insurer, answer: answerOf(insurer) }
  }
  const deadline = clock.wait(deadlineMs, finished.signal).catch(() => undefined)
  const answers = insurers.map((insurer) =>
    Promise.race([ask(insurer), deadline.then((): InsurerAnswer<T> => ({ insurer, late: true }))]),
  )
  try {
    return await Promise.all(answers)
  } finally {
    finished.abort()
  }
}

/** Asks every insurer. Returns the codes of those that have not answered at the deadline. */
export const lateInsurers = async (
  insurers: readonly Insurer[],
  behaviour: ResponseBehaviour,
  deadlineMs: number,
  clock: Pick<Clock, 'wait'>,
): Promise<string[]> => {
  const answers = await askInsurers(insurers, ({ code }) => code, behaviour, deadlineMs, clock)
  return answers.flatMap((answer) => ('late' in answer ? [answer.insurer.code] : []))
}

/** Returns one entry per insurer, in their order, when the late insurers are known in advance. */
export const answersOf = <T>(
  insurers: readonly Insurer[],
  late: readonly string[],
  answerOf: (insurer: Insurer) => T,
): InsurerAnswer<T>[] =>
  insurers.map((insurer) =>
    late.includes(insurer.code) ? { insurer, late: true } : { insurer, answer: answerOf(insurer) },
  )

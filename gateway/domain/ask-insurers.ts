/**
 * Asking every insurer by itself, and not waiting past the deadline for any. Decisions, section 9: every answer that lists insurers
 * has a deadline of two seconds; whoever has not answered in time is named as missing, the others are shown.
 */
import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Insurer } from '../sandbox/insurers.ts'

/** Insurers that a vehicle's registry record makes slow or silent, by code. */
export type ResponseBehaviour = { slowInsurers?: readonly string[]; silentInsurers?: readonly string[] }

/** How long a slow insurer takes. */
const SLOW_MS = 1200
/** A silent insurer answers no sooner than a day from now. */
const SILENT_MS = 24 * 60 * 60 * 1000

export type InsurerAnswer<T> = { insurer: Insurer; answer: T } | { insurer: Insurer; late: true }

/** Takes insurers, what each answers, and the deadline in milliseconds; gives one entry an insurer, in their order. */
export const askInsurers = async <T>(
  insurers: readonly Insurer[],
  answerOf: (insurer: Insurer) => T,
  { slowInsurers = [], silentInsurers = [] }: ResponseBehaviour,
  deadlineMs: number,
): Promise<InsurerAnswer<T>[]> => {
  const over = new AbortController()
  // One a waiting insurer: as many as there are.
  setMaxListeners(0, over.signal)
  const pauseOf = ({ code }: Insurer): number =>
    silentInsurers.includes(code) ? SILENT_MS : slowInsurers.includes(code) ? SLOW_MS : 0
  const ask = async (insurer: Insurer): Promise<InsurerAnswer<T>> => {
    const pause = pauseOf(insurer)
    if (pause > 0) await wait(pause, undefined, { signal: over.signal })
    return { insurer, answer: answerOf(insurer) }
  }
  const deadline = wait(deadlineMs, undefined, { signal: over.signal }).catch(() => undefined)
  const asked = insurers.map((insurer) =>
    Promise.race([ask(insurer), deadline.then((): InsurerAnswer<T> => ({ insurer, late: true }))]),
  )
  try {
    return await Promise.all(asked)
  } finally {
    over.abort()
  }
}

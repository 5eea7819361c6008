/**
 * Open-loop load: requests start at planned times, regardless of the duration of earlier ones, like those of
 * independent users. Latencies count from the planned time, so they include the time that requests wait for a
 * stalled server.
 */
import { setTimeout as wait } from 'node:timers/promises'

export type Arrivals = 'even' | 'Poisson'

export type Load = {
  /** Milliseconds from the planned time to the end of the answer, ascending. */
  readonly latencies: readonly number[]
  /** Whether it was ended early, because more answers were outstanding than allowed. */
  readonly isOverloaded: boolean
}

/** A small generator of pseudo-random numbers from 0 to 1 (mulberry32), so that every run plans the same. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns start times in milliseconds: at even distances, or independent of each other. */
export function plannedTimes(
  arrivals: Arrivals,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  random = seededRandom(1),
): number[] {
  const mean = 1000 / perSecond
  const times: number[] = []
  for (let at = 0; at < seconds * 1000; at += arrivals === 'even' ? mean : -Math.log(1 - random()) * mean)
    times.push(at)
  return times
}

/** Returns the latency that `percent` of the requests stay within. */
export const percentile = ({ latencies }: Pick<Load, 'latencies'>, percent: number): number =>
  latencies[Math.max(0, Math.ceil((latencies.length * percent) / 100) - 1)] ?? Number.NaN

/**
 * Sends a request at each of the planned times and waits for all answers. Ends and throws when one fails.
 * @param mostOpen requests in progress beyond which no more are sent
 */
export async function runLoad(
  times: readonly number[],
  send: (index: number) => Promise<void>,
  mostOpen = Number.POSITIVE_INFINITY,
): Promise<Load> {
  const start = performance.now()
  const latencies: number[] = []
  const failures: unknown[] = []
  const running: Promise<void>[] = []
  const sendAt = (index: number, planned: number): Promise<void> =>
    send(index).then(
      () => void latencies.push(performance.now() - start - planned),
      (failure: unknown) => void failures.push(failure),
    )
  let isOverloaded = false
  for (const [index, planned] of times.entries()) {
    while (performance.now() - start < planned) await wait(1)
    isOverloaded = running.length - latencies.length > mostOpen
    if (isOverloaded || failures.length > 0) break
    running.push(sendAt(index, planned))
  }
  await Promise.all(running)
  if (failures.length > 0) throw failures[0]
  return { latencies: latencies.sort((one, other) => one - other), isOverloaded }
}

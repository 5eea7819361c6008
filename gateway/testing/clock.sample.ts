/** A clock for tests: the day can be set, and waits take no real time. */
import { type Clock, makeClock } from '../domain/clock.ts'

export type TestClock = Clock & {
  setToday(today: string): void
  /** Virtual time that has passed in waits, milliseconds. */
  elapsed(): number
}

type Timer = { due: number; fire: () => void }

/**
 * Makes a clock whose time moves to the next due wait as soon as all code is waiting, so that waits end in
 * the order of their due times.
 */
export const testClock = (today?: string): TestClock => {
  let day = makeClock(today)
  let elapsed = 0
  let isMoving = false
  const timers = new Set<Timer>()

  const moveToNext = (): void => {
    isMoving = false
    const [next] = [...timers].sort((a, b) => a.due - b.due)
    if (next === undefined) return
    timers.delete(next)
    elapsed = Math.max(elapsed, next.due)
    next.fire()
    move()
  }
  const move = (): void => {
    if (isMoving || timers.size === 0) return
    isMoving = true
    // Promises that are already settled run before the time moves.
    setImmediate(moveToNext)
  }
  const wait = (ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = { due: elapsed + ms, fire: resolve }
      timers.add(timer)
      signal?.addEventListener('abort', () => {
        timers.delete(timer)
        reject(new Error('The wait was aborted.', { cause: signal.reason }))
      })
      move()
    })

  return {
    today: () => day.today(),
    now: () => day.now(),
    hour: () => day.hour(),
    weekday: () => day.weekday(),
    wait,
    setToday: (next) => {
      day = makeClock(next)
    },
    elapsed: () => elapsed,
  }
}

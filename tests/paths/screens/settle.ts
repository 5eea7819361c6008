/**
 * Lets everything follow that an action causes: promises, timers of up to 250 ms, React's updates. Wants fake
 * timers.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** How long a sheet takes to slide out. */
const SLIDE_MS = 250

export const settle = (action: () => void = () => undefined): Promise<void> =>
  act(async () => {
    action()
    await nextTurn()
    vi.advanceTimersByTime(SLIDE_MS)
    await nextTurn()
  })

/** Longer than anything a page waits for in real time. */
const PATIENCE_MS = 2_000

/**
 * Settles until a condition holds, at most two seconds of real time; the caller checks it. For what jsdom
 * does with timers of its own, which fake timers do not move: it goes through its history with two of them,
 * so that a number of turns may be over before.
 */
export const settleUntil = async (holds: () => boolean): Promise<void> => {
  const end = performance.now() + PATIENCE_MS
  while (!holds() && performance.now() < end) await settle()
}

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenCalm } from './calm.ts'

const SECOND_MS = 1_000

/** Idle at once: how long the browser waits for an idle moment is its own matter. */
const idleAtOnce = (task: () => void): number => {
  task()
  return 0
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('requestIdleCallback', idleAtOnce)
})
afterEach(() => void vi.useRealTimers())

describe('work that waits for a calm page', () => {
  it('begins three seconds after the last press', () => {
    const work = vi.fn<() => void>()
    whenCalm(work)
    vi.advanceTimersByTime(2 * SECOND_MS)
    dispatchEvent(new Event('pointerdown'))
    vi.advanceTimersByTime(2 * SECOND_MS)
    dispatchEvent(new Event('keydown'))
    vi.advanceTimersByTime(3 * SECOND_MS - 1)
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledTimes(1)
    dispatchEvent(new Event('pointerdown'))
    vi.advanceTimersByTime(5 * SECOND_MS)
    expect(work).toHaveBeenCalledTimes(1)
  })
  it('begins after a shorter time where that is enough', () => {
    const work = vi.fn<() => void>()
    whenCalm(work, SECOND_MS, 3 * SECOND_MS)
    vi.advanceTimersByTime(SECOND_MS)
    expect(work).toHaveBeenCalledTimes(1)
  })
  it('begins after half a minute on a page that is never calm', () => {
    const work = vi.fn<() => void>()
    whenCalm(work)
    for (let seconds = 1; seconds < 30; seconds += 1) {
      vi.advanceTimersByTime(SECOND_MS)
      dispatchEvent(new Event('pointerdown'))
    }
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(SECOND_MS)
    expect(work).toHaveBeenCalledTimes(1)
  })
})

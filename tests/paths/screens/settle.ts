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

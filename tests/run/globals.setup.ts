/**
 * Adds what jsdom lacks, and puts back what a file has replaced: the next file of its worker may share its
 * modules and globals (`shared-modules.ts`).
 */
import { afterAll, vi } from 'vitest'

// user-event escapes the name of a radio group. The names in our screens need no escaping.
if (typeof document !== 'undefined' && typeof CSS === 'undefined')
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } })

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

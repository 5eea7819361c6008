/**
 * What a crash leaves behind: an id to tell support, and, where another came within ten seconds, a journey that is let
 * go of, because what was restored may be what crashes. Specification: document 1 section 8; decisions, section 1.
 */
import { randomText } from '#adapters/random.ts'

export type Crash = { id: string; /** What was kept had to be let go of. */ isRepeated: boolean }

const LAST_CRASH = 'separ.crash'
const RESTART_MS = 10_000
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

const swap = (now: number): number => {
  try {
    const last = Number(sessionStorage.getItem(LAST_CRASH))
    sessionStorage.setItem(LAST_CRASH, String(now))
    return last
  } catch {
    return 0
  }
}

/** Takes the moment in ms; gives the crash that has just happened. */
export const recordCrash = (now: number): Crash => {
  const isRepeated = now - swap(now) < RESTART_MS
  if (isRepeated)
    void import('../journeys/journey-registry.ts')
      .then(({ discardJourneys: abandonJourneys }) => abandonJourneys())
      .catch(() => undefined)
  return { id: randomText(16, LETTERS), isRepeated }
}

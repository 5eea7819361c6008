/** How long a price stands, and how that is said. Specification: decisions, section 6 (`validUntil`). The one rule of it. */
import type { Clock } from './clock.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Tehran has kept this offset all year since 1401. */
const TEHRAN_OFFSET_MS = 3.5 * 60 * MINUTE_MS
const AT_LEAST_MS = 30 * MINUTE_MS

/** Takes the instant at which a price was worked out; gives until when it stands: the end of that day in Tehran, and half an hour at least. */
export const priceExpiry = (now: Date): Date => {
  const nextMidnight =
    (Math.floor((now.getTime() + TEHRAN_OFFSET_MS) / DAY_MS) + 1) * DAY_MS - TEHRAN_OFFSET_MS
  return new Date(Math.max(nextMidnight, now.getTime() + AT_LEAST_MS))
}

/**
 * Takes the real instant until which a price stands, the sandbox's clock and the real instant that it is now; gives the
 * instant to tell: as many days on from the sandbox's day, at the same hour, so that nobody reads a date of another year.
 */
export const inSandboxTime = (
  standsUntil: Date,
  { clock, now }: { clock: Pick<Clock, 'now'>; now: Date },
): string => {
  const days = Math.round((clock.now().getTime() - now.getTime()) / DAY_MS)
  return new Date(standsUntil.getTime() + days * DAY_MS).toISOString()
}

/**
 * The validity of a price, and the presentation of its expiry. Specification: decisions, section 6
 * (`validUntil`).
 */
import type { Clock } from './clock.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Tehran has kept this offset all year since 1401. */
const TEHRAN_OFFSET_MS = 3.5 * 60 * MINUTE_MS
const AT_LEAST_MS = 30 * MINUTE_MS

/**
 * Returns when a price calculated now expires: at the end of the day in Tehran, after half an hour at least.
 */
export const priceExpiry = (now: Date): Date => {
  const nextMidnight =
    (Math.floor((now.getTime() + TEHRAN_OFFSET_MS) / DAY_MS) + 1) * DAY_MS - TEHRAN_OFFSET_MS
  return new Date(Math.max(nextMidnight, now.getTime() + AT_LEAST_MS))
}

/**
 * Moves an actual instant to the sandbox's calendar: as many days from the sandbox's day, at the same hour,
 * so that users do not read a date of another year.
 */
export const inSandboxTime = (
  instant: Date,
  { clock, now }: { clock: Pick<Clock, 'now'>; now: Date },
): string => {
  const days = Math.round((clock.now().getTime() - now.getTime()) / DAY_MS)
  return new Date(instant.getTime() + days * DAY_MS).toISOString()
}

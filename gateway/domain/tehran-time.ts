/** Hours and days in Tehran, by which orders are issued and prices expire. */

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
/** Tehran has kept this offset all year since 1401. */
const TEHRAN_OFFSET_MS = 3.5 * HOUR_MS

/** Returns the number of an instant's day in Tehran, for differences. */
export const tehranDay = (instant: Date): number =>
  Math.floor((instant.getTime() + TEHRAN_OFFSET_MS) / DAY_MS)

/** Returns the instant at which the day after an instant begins in Tehran. */
export const nextTehranMidnight = (instant: Date): Date =>
  new Date((tehranDay(instant) + 1) * DAY_MS - TEHRAN_OFFSET_MS)

/** Returns the hour of an instant in Tehran, 0 to 23. */
export const tehranHour = (instant: Date): number =>
  Math.floor(((instant.getTime() + TEHRAN_OFFSET_MS) % DAY_MS) / HOUR_MS)

/** Returns the time of an instant in Tehran, «9:05». */
export const tehranTime = (instant: Date): string => {
  const minutes = Math.floor(((instant.getTime() + TEHRAN_OFFSET_MS) % HOUR_MS) / MINUTE_MS)
  return `${tehranHour(instant)}:${String(minutes).padStart(2, '0')}`
}

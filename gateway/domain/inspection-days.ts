/**
 * Slots of inspections: today and seven days, from 8 to 20, two hours each; today from the next slot on.
 * Decisions, sections 1 «Day ranges» and 11 «Inspection times».
 */
import type { InspectionDay } from '#contract/operations/inspection.ts'
import { addToJalali, daysBetween, isJalaliDate } from '#contract/values/jalali-date.ts'
import { DAY_MS, HOUR_MS, nextTehranMidnight } from './tehran-time.ts'

const DAYS = 8
const [FIRST_HOUR, LAST_HOUR, HOURS] = [8, 20, 2]
const hours = Array.from(
  { length: (LAST_HOUR - FIRST_HOUR) / HOURS },
  (_, index) => FIRST_HOUR + index * HOURS,
)

export type InspectionSlot = { code: string; date: string; startTime: string; endTime: string }

const codeOf = (date: string, hour: number): string => `${date}T${String(hour).padStart(2, '0')}`
const slotOn = (date: string, hour: number): InspectionSlot => ({
  code: codeOf(date, hour),
  date,
  startTime: `${hour}:00`,
  endTime: `${hour + HOURS}:00`,
})

/** Returns the day and hours of a slot's code like «1404-08-25T08», or null if no day has such a slot. */
export const inspectionSlotOf = (code: string): InspectionSlot | null => {
  const [date = ''] = code.split('T')
  const hour = isJalaliDate(date) ? hours.find((from) => codeOf(date, from) === code) : undefined
  return hour === undefined ? null : slotOn(date, hour)
}

/**
 * Returns the days with their slots. `leftIn` returns the free places of a slot. `hour` is that of Tehran.
 */
export const inspectionDays = (
  { today, hour: hourNow }: { today: string; hour: number },
  leftIn: (code: string) => number,
): InspectionDay[] =>
  Array.from({ length: DAYS }, (_, index) => {
    const date = addToJalali(today, { days: index })
    const times = hours.map((hour) => {
      const { code, startTime, endTime } = slotOn(date, hour)
      const left = Math.max(0, leftIn(code))
      const isPast = index === 0 && hour <= hourNow
      const reason = isPast ? 'past' : left === 0 ? 'full' : null
      return { code, startTime, endTime, left, reason } as const
    })
    return { date, available: times.some(({ reason }) => reason === null), times }
  })

/** Returns the first slot that can be chosen, or null. */
export const earliestSlot = (days: readonly InspectionDay[]): Omit<InspectionSlot, 'code'> | null => {
  for (const { date, times } of days) {
    const free = times.find(({ reason }) => reason === null)
    if (free !== undefined) return { date, startTime: free.startTime, endTime: free.endTime }
  }
  return null
}

/**
 * Returns the instants at which the day of a slot begins and the slot ends, counted from a moment. A day of
 * the sandbox ends at midnight in Tehran.
 */
export const instantsOf = (
  { date, endTime }: InspectionSlot,
  since: { at: Date; day: string },
): { day: Date; end: Date } => {
  const midnight = nextTehranMidnight(since.at).getTime() - DAY_MS
  const day = midnight + daysBetween(since.day, date) * DAY_MS
  return {
    day: new Date(Math.max(day, since.at.getTime())),
    end: new Date(day + Number.parseInt(endTime, 10) * HOUR_MS),
  }
}

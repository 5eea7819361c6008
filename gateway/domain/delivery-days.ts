/**
 * Delivery slots of paper copies: seven days from tomorrow, four a day, none on Fridays. Decisions, section 1
 * "Day ranges".
 */
import type { DeliveryDay } from '#contract/operations/orders.ts'
import { addToJalali, isJalaliDate } from '#contract/values/jalali-date.ts'
import type { Clock } from './clock.ts'

const DAYS = 7
const FRIDAY = 6
const slots = [
  { from: 9, to: 11 },
  { from: 11, to: 13 },
  { from: 14, to: 16 },
  { from: 16, to: 18 },
] as const

export type DeliverySlot = { code: string; date: string; startTime: string; endTime: string }

const slotsOf = (date: string): DeliverySlot[] =>
  slots.map(({ from, to }) => ({
    code: `${date}T${String(from).padStart(2, '0')}`,
    date,
    startTime: `${from}:00`,
    endTime: `${to}:00`,
  }))

/** Returns the day and hours of a slot's code like «1404-08-25T09», or null if no day has such a slot. */
export const deliverySlotOf = (code: string): DeliverySlot | null => {
  const [date = ''] = code.split('T')
  return isJalaliDate(date) ? (slotsOf(date).find((slot) => slot.code === code) ?? null) : null
}

/** Returns the seven days. A day is available while one of its slots is. */
export const deliveryDays = (clock: Clock, taken: ReadonlySet<string>): DeliveryDay[] =>
  Array.from({ length: DAYS }, (_, index) => {
    const date = addToJalali(clock.today(), { days: index + 1 })
    const open = (clock.weekday() + index + 1) % 7 !== FRIDAY
    const times = slotsOf(date).map(({ code, startTime, endTime }) => ({
      code,
      startTime,
      endTime,
      available: open && !taken.has(code),
    }))
    return { date, available: times.some((time) => time.available), times }
  })

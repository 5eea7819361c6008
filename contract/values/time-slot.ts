/** A day and its hours: of a delivery or of the inspection of a car. Hours are written «9:00». */
import * as v from 'valibot'
import { JalaliDate } from './jalali-date.ts'

export const TimeSlot = v.strictObject({ date: JalaliDate, startTime: v.string(), endTime: v.string() })
export type TimeSlot = v.InferOutput<typeof TimeSlot>

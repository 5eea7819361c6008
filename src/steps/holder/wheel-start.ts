/** Where the wheel of a birth date stands at first: a grown-up's year, so that few have far to turn. */
import { addToJalali } from '#contract/values/jalali-date.ts'

const TYPICAL_AGE = 35

/** Takes today; gives the date 35 years before. */
export const wheelStart = (today: string): string => addToJalali(today, { years: -TYPICAL_AGE })

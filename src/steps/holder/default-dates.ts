/** Where the wheel of a date stands at first, so that few have far to turn. */
import { addToJalali } from '#contract/values/jalali-date.ts'

const TYPICAL_AGE = 35
const TYPICAL_COMPANY_AGE = 10

/** Takes today; gives a grown-up's date of birth, 35 years before. */
export const defaultBirthDate = (today: string): string => addToJalali(today, { years: -TYPICAL_AGE })

/** Takes today; gives a company's date of establishment, 10 years before. */
export const defaultEstablishmentDate = (today: string): string =>
  addToJalali(today, { years: -TYPICAL_COMPANY_AGE })

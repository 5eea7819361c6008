/**
 * Retention period of a deleted account's records of money and contracts: like commercial books, ten years
 * after the year of the record. Decision 042.
 */
import { jalaliDate, jalaliParts } from './jalali-date.ts'

export const RECORDS_YEARS = 10
const [LAST_MONTH, LONGEST_LAST_MONTH] = [12, 30]

/** Last day on which the record of a payment is kept: the end of the tenth year after the year of its day. */
export const recordKeptUntil = (paidOn: string): string =>
  jalaliDate({
    year: jalaliParts(paidOn).year + RECORDS_YEARS,
    month: LAST_MONTH,
    day: LONGEST_LAST_MONTH,
  })

/** Last payment day whose records are not kept any more. */
export const recordsOverUntil = (today: string): string =>
  jalaliDate({
    year: jalaliParts(today).year - RECORDS_YEARS - 1,
    month: LAST_MONTH,
    day: LONGEST_LAST_MONTH,
  })

/**
 * Digits: Persian and Arabic scripts are accepted everywhere, Latin is stored and sent.
 * Specification: document 1 section 5 (numeric fields), data notes "Writing and reading Persian".
 */
const PERSIAN = '۰۱۲۳۴۵۶۷۸۹'
const ARABIC = '٠١٢٣٤٥٦٧٨٩'

/** Takes any text; gives it back with Persian and Arabic digits written in Latin. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const persian = PERSIAN.indexOf(digit)
    return String(persian >= 0 ? persian : ARABIC.indexOf(digit))
  })

/** Takes any text; gives it back with Latin digits written in Persian. For display only. */
export const toPersianDigits = (text: string | number): string =>
  String(text).replace(/\d/g, (digit) => PERSIAN.charAt(Number(digit)))

/** Takes what somebody typed or pasted; gives only its digits, in Latin, at most `max` of them. */
export const onlyDigits = (typed: string, max = Number.POSITIVE_INFINITY): string =>
  toLatinDigits(typed).replace(/\D/g, '').slice(0, max)

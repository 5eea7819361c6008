/**
 * Converts digits. Input may use Persian and Arabic digits; Latin digits are stored and sent.
 * Specification: document 1 section 5 (numeric fields), data notes "Writing and reading Persian".
 */
const PERSIAN = '۰۱۲۳۴۵۶۷۸۹'
const ARABIC = '٠١٢٣٤٥٦٧٨٩'

/** Replaces Persian and Arabic digits with Latin ones. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const persian = PERSIAN.indexOf(digit)
    return String(persian >= 0 ? persian : ARABIC.indexOf(digit))
  })

/** Replaces Latin digits with Persian ones. For display only. */
export const toPersianDigits = (text: string | number): string =>
  String(text).replace(/\d/g, (digit) => PERSIAN.charAt(Number(digit)))

/** Returns the digits of typed or pasted text as Latin digits, at most `max`. */
export const onlyDigits = (typed: string, max = Number.POSITIVE_INFINITY): string =>
  toLatinDigits(typed).replace(/\D/g, '').slice(0, max)

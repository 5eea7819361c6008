/**
 * Postal code: exactly 10 digits. 0 and 2 are unusual among the first five: they cause a warning, not an
 * error. Specification: document 1 section 5; data notes "Identity rules".
 */
import * as v from 'valibot'
import { textRef } from '../texts.ts'
import { toLatinDigits } from '../digits.ts'

/** A postal code in any digits, a dash allowed, parsed to 10 Latin digits. */
export const PostalCode = v.pipe(
  v.string(textRef('postal-code.required')),
  v.transform((typed) => toLatinDigits(typed).replace(/[\s-]/g, '')),
  v.nonEmpty(textRef('postal-code.required')),
  v.digits(textRef('malformed')),
  v.check(
    (code) => code.length >= 10,
    (issue) => textRef('postal-code.short', 10 - String(issue.input).length),
  ),
  v.check(
    (code) => code.length <= 10,
    (issue) => textRef('postal-code.long', String(issue.input).length - 10),
  ),
)

/** Whether a valid postal code looks unusual, so that the user is asked to check it. */
export const isUnusualPostalCode = (code: string): boolean => /[02]/.test(code.slice(0, 5))

/**
 * National code: 10 digits, not all equal, mod-11 check digit.
 * Specification: document 1 section 5; data notes "Identity rules".
 */
import * as v from 'valibot'
import { textRef } from '../texts.ts'
import { toLatinDigits } from '../digits.ts'

/** Whether the last of ten Latin digits is the correct check digit. */
export const hasNationalCodeCheckDigit = (code: string): boolean => {
  const digits = [...code].map(Number)
  const sum = digits.slice(0, 9).reduce((total, digit, index) => total + digit * (10 - index), 0)
  const rest = sum % 11
  return digits[9] === (rest < 2 ? rest : 11 - rest)
}

const isRightLength = (code: string) => code.length === 10

/** A national code in any digits, parsed to ten Latin digits. */
export const NationalCode = v.pipe(
  v.string(textRef('national-code.required')),
  v.trim(),
  v.transform(toLatinDigits),
  v.nonEmpty(textRef('national-code.required')),
  v.digits(textRef('national-code.wrong')),
  v.check(
    (code) => code.length >= 10,
    (issue) => textRef('national-code.short', 10 - String(issue.input).length),
  ),
  v.check(
    (code) => code.length <= 10,
    (issue) => textRef('national-code.long', String(issue.input).length - 10),
  ),
  v.check(
    (code) => !isRightLength(code) || (!/^(\d)\1{9}$/.test(code) && hasNationalCodeCheckDigit(code)),
    textRef('national-code.wrong'),
  ),
)

/**
 * National id of a company: 11 digits with a check digit. Specification: decisions, section 6; data notes
 * "Identity rules".
 */
import * as v from 'valibot'
import { textRef } from '../texts.ts'
import { toLatinDigits } from '../digits.ts'

const WEIGHTS = [29, 27, 23, 19, 17]

/** Whether the last of eleven Latin digits is the correct check digit. */
export const hasCompanyCheckDigit = (id: string): boolean => {
  const digits = [...id].map(Number)
  const tens = (digits[9] ?? 0) + 2
  const sum = digits
    .slice(0, 10)
    .reduce((total, digit, index) => total + (digit + tens) * (WEIGHTS[index % 5] ?? 0), 0)
  return digits[10] === (sum % 11) % 10
}

/** A company's national id in any digits, parsed to eleven Latin digits. */
export const CompanyNationalId = v.pipe(
  v.string(textRef('company-national-id.required')),
  v.trim(),
  v.transform(toLatinDigits),
  v.nonEmpty(textRef('company-national-id.required')),
  v.regex(/^\d{11}$/, textRef('company-national-id.length')),
  v.check((id) => !/^\d{11}$/.test(id) || hasCompanyCheckDigit(id), textRef('company-national-id.wrong')),
)

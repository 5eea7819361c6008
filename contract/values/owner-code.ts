/**
 * Code of a vehicle's owner: a person's national code (10 digits) or a company ID (11). Specification:
 * decisions, section 6.
 */
import * as v from 'valibot'
import { CompanyNationalId } from './company-national-id.ts'
import { toLatinDigits } from '../digits.ts'
import { NationalCode } from './national-code.ts'
import { textRef } from '../texts.ts'

/** Whether a typed code has the length of a company's national id. */
export const isCompanyCode = (typed: string): boolean => toLatinDigits(typed).trim().length === 11

const Missing = v.pipe(
  v.string(textRef('owner-code.required')),
  v.trim(),
  v.nonEmpty(textRef('owner-code.required')),
)

/** Either code in any digits, parsed to Latin digits. */
export const OwnerCode = v.lazy((typed) => {
  if (typeof typed !== 'string' || typed.trim() === '') return Missing
  return isCompanyCode(typed) ? CompanyNationalId : NationalCode
})

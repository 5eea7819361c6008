/** Discount code: typed text in capitals. Specification: document 1 section 4. */
import * as v from 'valibot'
import { textRef } from '../texts.ts'
import { toLatinDigits } from '../digits.ts'

export const DiscountCode = v.pipe(
  v.string(textRef('discount-code.required')),
  v.transform((typed) => toLatinDigits(typed).trim().toUpperCase()),
  v.nonEmpty(textRef('discount-code.required')),
  v.maxLength(32, textRef('discount-code.long')),
  v.regex(/^[A-Z0-9-]+$/, textRef('malformed')),
)

/** Mobile number: 09 and nine digits. Specification: document 1 section 5. */
import * as v from 'valibot'
import { textRef } from '../texts.ts'
import { toLatinDigits } from '../digits.ts'

/** A mobile number in any digits, spaces allowed, parsed to 11 Latin digits. */
export const CellNumber = v.pipe(
  v.string(textRef('cell-number.required')),
  v.transform((typed) => toLatinDigits(typed).replace(/\s/g, '')),
  v.nonEmpty(textRef('cell-number.required')),
  v.regex(/^09\d{9}$/, textRef('cell-number.wrong')),
)

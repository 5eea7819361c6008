/** The street line, building number and unit of an address. Specification: document 1 section 5. */
import * as v from 'valibot'
import { textRef } from '../texts.ts'
import { toLatinDigits } from '../digits.ts'
import { toPersianLetters } from './person-name.ts'

/** Characters of a street address, at most. */
export const MAX_STREET_ADDRESS = 300

/** At least two words of two or more characters, not only digits. */
export const StreetAddress = v.pipe(
  v.string(textRef('address.required')),
  v.transform((typed) => toPersianLetters(typed).replace(/\s+/g, ' ').trim()),
  v.nonEmpty(textRef('address.required')),
  v.maxLength(MAX_STREET_ADDRESS, textRef('address.long')),
  v.check((text) => !/^[\d۰-۹٠-٩\s]+$/.test(text), textRef('address.digits')),
  v.check(
    (text) => text.split(/[\s،,]+/).filter((word) => word.length >= 2).length >= 2,
    textRef('address.words'),
  ),
  v.regex(
    /^[A-Za-z\d۰-۹٠-٩\u0621-\u063A\u0641-\u0654\u067E\u0686\u0698\u06A9\u06AF\u06C0\u06CC\u200C\s،,.\-/()]+$/,
    textRef('address.characters'),
  ),
)

/** A building number: up to five digits. */
export const PlaqueNumber = v.pipe(
  v.string(textRef('plaque.required')),
  v.transform((typed) => toLatinDigits(typed).trim()),
  v.nonEmpty(textRef('plaque.required')),
  v.regex(/^\d{1,5}$/, textRef('plaque.long')),
)

/** A unit: up to five digits, or nothing. */
export const UnitNumber = v.pipe(
  v.string(textRef('malformed')),
  v.transform((typed) => toLatinDigits(typed).trim()),
  v.regex(/^\d{0,5}$/, textRef('unit.long')),
)

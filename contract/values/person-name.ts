/**
 * First and last names, company and receiver names. Specification: document 1 section 5; decisions, "Name
 * characters" and "Name lengths".
 */
import * as v from 'valibot'
import { textRef } from '../texts.ts'

/** Replaces Arabic yeh and kaf with the Persian letters. */
export const toPersianLetters = (text: string): string => text.replace(/ي|ى/g, 'ی').replace(/ك/g, 'ک')

/** Letters of Persian, spaces, half-spaces and ASCII letters, at most 29. */
export const PersonName = v.pipe(
  v.string(textRef('name.required')),
  v.transform((typed) => toPersianLetters(typed).replace(/\s+/g, ' ').trim()),
  v.nonEmpty(textRef('name.required')),
  v.maxLength(29, textRef('name.long')),
  v.regex(
    /^[A-Za-z\u0621-\u063A\u0641-\u0654\u067E\u0686\u0698\u06A9\u06AF\u06C0\u06CC\u200C ]+$/,
    textRef('name.characters'),
  ),
)

/**
 * Name of a company as registered, at most 60 characters. Specification: decisions, section 6 "company
 * owner".
 */
import * as v from 'valibot'
import { textRef } from '../texts.ts'

const toPersianLetters = (typed: string) => typed.replaceAll('ي', 'ی').replaceAll('ك', 'ک')

export const CompanyName = v.pipe(
  v.string(textRef('company-name.required')),
  v.transform(toPersianLetters),
  v.trim(),
  v.nonEmpty(textRef('company-name.required')),
  v.maxLength(60, textRef('company-name.long')),
  v.regex(/^[\p{L}\p{M}\p{N}\u200c .()«»-]+$/u, textRef('company-name.characters')),
)

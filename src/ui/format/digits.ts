/** Digits as the reader writes them: Persian in Persian, Latin in English. Design language, section 6. */
import { toLatinDigits, toPersianDigits } from '#contract/digits.ts'
import { inLanguage } from './language.ts'

/** Takes a number, or a text in any digits; gives it in those of the language. For display only. */
export const digitsText = (text: string | number): string =>
  inLanguage(toPersianDigits, toLatinDigits)(String(text))

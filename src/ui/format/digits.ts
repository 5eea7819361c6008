/** Digits of the locale: Persian in Persian, Latin in English. Design language, section 6. */
import { toLatinDigits, toPersianDigits } from '#contract/digits.ts'
import { inLanguage } from './language.ts'

/** Converts a number, or text with any digits, to the locale's digits. For display only. */
export const digitsText = (text: string | number): string =>
  inLanguage(toPersianDigits, toLatinDigits)(String(text))

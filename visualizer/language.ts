/**
 * The page is in Persian and English. Texts are written in both languages side by side, so that neither can
 * be missing.
 */
import { toPersianDigits } from '#contract/digits.ts'
import type { Language } from './address.ts'
import { usePage } from './page-state.ts'

/** A text in both languages. */
export type LocalisedText = Readonly<Record<Language, string>>

/** Returns a function that picks the active language. */
export const useText = (): ((words: LocalisedText) => string) => {
  const language = usePage((page) => page.language)
  return (words) => words[language]
}

/** A whole number in the digits of both languages. */
export const count = (value: number): LocalisedText => ({
  fa: toPersianDigits(String(value)),
  en: String(value),
})

/** A share from 0 to 1 in percent, rounded down, so that only a complete share is 100 %. */
export const percent = (share: number): LocalisedText => {
  const whole = Math.floor(share * 100)
  return { fa: `${toPersianDigits(String(whole))}\u200F٪`, en: `${whole}%` }
}

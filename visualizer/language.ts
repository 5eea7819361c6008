/** The page speaks Persian and English: whoever says something says it in both, side by side, so that neither can lack it. */
import { toPersianDigits } from '#contract/digits.ts'
import type { Language } from './address.ts'
import { usePage } from './page-state.ts'

/** The same words in both languages. */
export type Words = Readonly<Record<Language, string>>

/** Gives the function that says words in the reader's language. */
export const useSay = (): ((words: Words) => string) => {
  const language = usePage((page) => page.language)
  return (words) => words[language]
}

/** Takes a whole number; gives it in both languages' digits. */
export const count = (value: number): Words => ({ fa: toPersianDigits(String(value)), en: String(value) })

/** Takes a share from 0 to 1; gives it in per cent, rounded down: what is not whole is not called so. */
export const percent = (share: number): Words => {
  const whole = Math.floor(share * 100)
  return { fa: `${toPersianDigits(String(whole))}\u200F٪`, en: `${whole}%` }
}

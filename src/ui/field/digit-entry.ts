/**
 * Entry of digits in any script. Imports nothing of the app, because home uses it before the app runs.
 * Specification: document 1 section 5 (numeric fields); design language, "Field". No key is swallowed: the
 * value is corrected afterwards.
 */
import { onlyDigits } from '#contract/digits.ts'

/** The place in a text after its first `count` digits. */
const placeAfter = (text: string, count: number): number => {
  if (count === 0) return 0
  let seen = 0
  const at = [...text].findIndex((letter) => onlyDigits(letter) !== '' && (seen += 1) === count)
  return at === -1 ? text.length : at + 1
}

/**
 * Rewrites a changed input with its digits only, and keeps the caret.
 * @param write writes the digits as they are shown, with their separators
 * @returns the Latin digits
 */
export const settleInput = (
  input: HTMLInputElement,
  write: (digits: string) => string,
  max?: number,
): string => {
  const typed = input.value
  const caret = input.selectionStart ?? typed.length
  const digits = onlyDigits(typed, max)
  const shown = write(digits)
  if (shown !== typed) {
    const kept = placeAfter(shown, onlyDigits(typed.slice(0, caret)).length)
    input.value = shown
    input.setSelectionRange(kept, kept)
  }
  return digits
}

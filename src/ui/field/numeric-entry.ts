/**
 * Entry of digits in any script: the input shows Persian digits, the caller gets Latin ones, the caret keeps
 * its place. Specification: document 1 section 5 (numeric fields); design language, "Field". No key is
 * swallowed: the value is corrected afterwards.
 */
import { onlyDigits } from '#contract/digits.ts'
import { digitsText } from '../format/digits.ts'

/** Rewrites a changed input in Persian digits, keeps the caret, and returns its Latin digits. */
export const settleDigits = (input: HTMLInputElement, max?: number): string => {
  const typed = input.value
  const caret = input.selectionStart ?? typed.length
  const digits = onlyDigits(typed, max)
  const shown = digitsText(digits)
  if (shown !== typed) {
    const kept = Math.min(onlyDigits(typed.slice(0, caret)).length, shown.length)
    input.value = shown
    input.setSelectionRange(kept, kept)
  }
  return digits
}

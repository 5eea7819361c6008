/**
 * Entry of digits in any script: the box shows Persian digits, its owner gets Latin ones, the caret stays where it was.
 * Specification: document 1 section 5 (numeric fields); design language, "Field". No key is swallowed: the value is put right afterwards.
 */
import { onlyDigits } from '#contract/digits.ts'
import { digitsText } from '../format/digits.ts'

/** Takes an input that has just changed; writes it back in Persian digits, caret kept; gives its digits in Latin. */
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

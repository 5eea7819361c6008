/** Entry of digits that the input shows in the locale's digits, while the caller gets Latin ones. */
import { digitsText } from '../format/digits.ts'
import { settleInput } from './digit-entry.ts'

/**
 * Rewrites a changed input in the locale's digits, keeps the caret, and returns its Latin digits.
 * @param group adds separators between the digits; none by default
 */
export const settleDigits = (
  input: HTMLInputElement,
  max?: number,
  group: (digits: string) => string = (digits) => digits,
): string => settleInput(input, (digits) => digitsText(group(digits)), max)

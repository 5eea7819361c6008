/** Toman: a whole number, never negative for amounts to pay. Specification: document 1 section 1. */
import * as v from 'valibot'
import { textRef } from '../texts.ts'

/** An amount to pay, in toman. */
export const Toman = v.pipe(
  v.number(textRef('malformed')),
  v.safeInteger(textRef('malformed')),
  v.minValue(0, textRef('malformed')),
)

/** A line of a calculation, in toman: a deduction is negative. */
export const SignedToman = v.pipe(v.number(textRef('malformed')), v.safeInteger(textRef('malformed')))

/** Rounds to 100 toman, halves up, as every line of a premium is rounded. */
export const roundToHundred = (amount: number): number => Math.round(amount / 100) * 100

/**
 * The price of a car and of its accessories, which the owner states. Specification: document 3 section 5;
 * decisions, sections 1 and 11.
 */
import * as v from 'valibot'
import { textRef } from '../texts.ts'

/** In toman. */
export const MIN_CAR_VALUE = 50_000_000
export const MAX_CAR_VALUE = 99_999_999_999
export const MAX_ACCESSORIES_VALUE = 10_000_000_000

const TomanOfOwner = v.pipe(v.number(textRef('malformed')), v.safeInteger(textRef('malformed')))

/** In toman. */
export const CarValue = v.pipe(
  TomanOfOwner,
  v.minValue(MIN_CAR_VALUE, textRef('car-value.small')),
  v.maxValue(MAX_CAR_VALUE, textRef('car-value.large')),
)

/** In toman; null without accessories. An amount of 0 would be a ticked box without an answer. */
export const AccessoriesValue = v.nullable(
  v.pipe(
    TomanOfOwner,
    v.minValue(1, textRef('required')),
    v.maxValue(MAX_ACCESSORIES_VALUE, textRef('accessories-value.large')),
  ),
)

/** What a car loses each year against a new one of its model, and what it never falls below, percent. */
const [YEARLY_LOSS, LOWEST_SHARE] = [6, 40]

/**
 * The usual price of a car of some age, in toman.
 * @param newValue price of a new car of this model, toman
 * @param age whole years since the production year
 */
export const usualValue = (newValue: number, age: number): number =>
  Math.round((newValue * Math.max(LOWEST_SHARE, 100 - YEARLY_LOSS * Math.max(0, age))) / 100)

export type ValueRange = 'smaller' | 'in-range' | 'bigger'

/** How far from the usual price a stated one may be without a remark, percent. */
const TOLERANCE = 30

/** Compares a stated price with the usual one. A word beside the field, never a reason to refuse. */
export const valueRange = (value: number, usual: number): ValueRange => {
  if (value * 100 < usual * (100 - TOLERANCE)) return 'smaller'
  return value * 100 > usual * (100 + TOLERANCE) ? 'bigger' : 'in-range'
}

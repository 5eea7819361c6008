/**
 * The price of a car and of its accessories, which the owner states. Specification: document 3 section 5;
 * decisions, sections 1 and 11.
 */
import * as v from 'valibot'
import { textRef } from '../texts.ts'

/** In toman. No configuration insures cars for less or more than these two. */
export const MIN_CAR_VALUE = 50_000_000
export const MAX_CAR_VALUE = 99_999_999_999
export const MAX_ACCESSORIES_VALUE = 10_000_000_000

const TomanOfOwner = v.pipe(v.number(textRef('malformed')), v.safeInteger(textRef('malformed')))

/** The error of a price below a minimum, which the text says in millions. */
const tooSmall = (least: number): string => textRef('car-value.small', Math.ceil(least / 1_000_000))

/** In toman. */
export const CarValue = v.pipe(
  TomanOfOwner,
  v.minValue(MIN_CAR_VALUE, tooSmall(MIN_CAR_VALUE)),
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

const RIALS_PER_TOMAN = 10

/** Limits of prices in the configuration. */
type Limits = {
  /** The lowest price that is insured, in rials. */
  readonly minCarValue: number
}

type StatedValue = {
  readonly carValue: number | null
  readonly hasAccessories: boolean
  readonly carAccessoriesValue: number | null
}

const firstError = (schema: v.GenericSchema, value: unknown): string | undefined =>
  v.safeParse(schema, value, { abortPipeEarly: true }).issues?.[0].message

/** The configured minimum in toman. */
export const leastCarValue = ({ minCarValue }: Limits): number => minCarValue / RIALS_PER_TOMAN

const belowMinimum = (value: number, limits: Limits | null): string | undefined =>
  limits === null || value >= leastCarValue(limits) ? undefined : tooSmall(leastCarValue(limits))

/**
 * The errors of a stated price by field, as text references; a field without an error is missing.
 * @param limits null until the configuration is loaded
 */
export const valueErrors = (
  { carValue, hasAccessories, carAccessoriesValue }: StatedValue,
  limits: Limits | null,
): { carValue?: string; carAccessoriesValue?: string } => {
  const ofCar =
    carValue === null
      ? textRef('required')
      : (firstError(CarValue, carValue) ?? belowMinimum(carValue, limits))
  const ofAccessories = !hasAccessories
    ? undefined
    : carAccessoriesValue === null
      ? textRef('required')
      : firstError(AccessoriesValue, carAccessoriesValue)
  return {
    ...(ofCar !== undefined && { carValue: ofCar }),
    ...(ofAccessories !== undefined && { carAccessoriesValue: ofAccessories }),
  }
}

/** Yearly loss of a car's value, and the lowest value that remains, in percent of a new car's price. */
const [YEARLY_LOSS, LOWEST_SHARE] = [6, 40]

/**
 * The usual price of a car of some age, in toman.
 * @param newValue price of a new car of this model, toman
 * @param age whole years since the production year
 */
export const usualValue = (newValue: number, age: number): number =>
  Math.round((newValue * Math.max(LOWEST_SHARE, 100 - YEARLY_LOSS * Math.max(0, age))) / 100)

export type ValueRange = 'smaller' | 'in-range' | 'bigger'

/** Difference from the usual price that causes no remark, percent. */
const TOLERANCE = 30

/** Compares a stated price with the usual one. The result is a remark beside the field, never an error. */
export const valueRange = (value: number, usual: number): ValueRange => {
  if (value * 100 < usual * (100 - TOLERANCE)) return 'smaller'
  return value * 100 > usual * (100 + TOLERANCE) ? 'bigger' : 'in-range'
}

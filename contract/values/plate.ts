/**
 * Licence plates. A car's: two digits, a letter (sent as its code), three digits, two digits of the region.
 * A motorcycle's: three digits over five. Specification: document 2 section 3; data file of plate letters.
 */
import * as v from 'valibot'
import { type TextId, textRef } from '../texts.ts'
import { toLatinDigits } from '../digits.ts'
import { plateLetters } from './plate-letters.ts'

const letterCodes = new Set<string>(plateLetters.map(({ code }) => code))

const digitsOf = (length: number, incomplete: TextId) =>
  v.pipe(
    v.string(textRef(incomplete)),
    v.transform(toLatinDigits),
    v.regex(new RegExp(`^\\d{${length}}$`), textRef(incomplete)),
  )

/** A whole plate of a car; the parts have the names that the registry's call uses. */
export const CarPlate = v.strictObject({
  plk1: digitsOf(2, 'plate.incomplete'),
  plk2: v.pipe(
    v.string(textRef('plate.letter')),
    v.check((code) => letterCodes.has(code), textRef('plate.letter')),
  ),
  plk3: digitsOf(3, 'plate.incomplete'),
  plkSrl: digitsOf(2, 'plate.incomplete'),
})
export type CarPlate = v.InferOutput<typeof CarPlate>

/** A whole plate of a motorcycle: its upper and its lower part. */
export const MotorcyclePlate = v.strictObject({
  plk1: digitsOf(3, 'plate.motorcycle-incomplete'),
  plk2: digitsOf(5, 'plate.motorcycle-incomplete'),
})
export type MotorcyclePlate = v.InferOutput<typeof MotorcyclePlate>

/** A plate of any product's vehicle. */
export const Plate = v.union([CarPlate, MotorcyclePlate], textRef('malformed'))
export type Plate = v.InferOutput<typeof Plate>

/** Whether a plate has the parts of a car's. */
export const isCarPlate = (plate: Plate): plate is CarPlate => 'plkSrl' in plate

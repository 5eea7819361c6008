/**
 * Licence plates. A car's: two digits, a letter (sent as its code), three digits, two digits of the region.
 * A motorcycle's: three digits over five. Specification: document 2 section 3; data file of plate letters.
 */
import * as v from 'valibot'
import { type TextId, textRef } from '../texts.ts'
import { toLatinDigits } from '../digits.ts'

/** All letters of a car's plate with their codes. */
export const plateLetters = [
  { code: '01', letter: 'الف' },
  { code: '02', letter: 'ب' },
  { code: '03', letter: 'پ' },
  { code: '04', letter: 'ت' },
  { code: '05', letter: 'ث' },
  { code: '06', letter: 'ج' },
  { code: '07', letter: 'د' },
  { code: '08', letter: 'ز' },
  { code: '09', letter: 'ژ' },
  { code: '10', letter: 'س' },
  { code: '11', letter: 'ش' },
  { code: '12', letter: 'ص' },
  { code: '13', letter: 'ط' },
  { code: '14', letter: 'ع' },
  { code: '15', letter: 'ف' },
  { code: '16', letter: 'ق' },
  { code: '17', letter: 'ک' },
  { code: '18', letter: 'گ' },
  { code: '19', letter: 'ل' },
  { code: '20', letter: 'م' },
  { code: '21', letter: 'ن' },
  { code: '22', letter: 'و' },
  { code: '23', letter: 'ه' },
  { code: '24', letter: 'ی' },
] as const

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

/** The letter of a code; empty for an unknown code. */
export const plateLetter = (code: string): string =>
  plateLetters.find((entry) => entry.code === code)?.letter ?? ''

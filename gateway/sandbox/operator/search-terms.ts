/**
 * Parses the text that an operator searches for: an order number, a tracking code, a plate, a national code
 * or a mobile number.
 */
import * as v from 'valibot'
import { toLatinDigits } from '#contract/digits.ts'
import { CellNumber } from '#contract/values/cell-number.ts'
import { toPersianLetters } from '#contract/values/person-name.ts'
import { plateLetters } from '#contract/values/plate-letters.ts'
import { TrackingCode } from '#contract/values/tracking-code.ts'
import type { OrderSearch } from '../../store/find-orders.ts'

/**
 * Order numbers have eight digits from the first one on, which is also the length of a motorcycle's plate.
 */
const ORDER_NUMBER = /^\d{8}$/
const NATIONAL_CODE = /^\d{10,11}$/
const CAR_PLATE = /^(\d{2})(\D{1,3})(\d{3})(\d{2})$/

const carPlateOf = (text: string): OrderSearch => {
  const [, plk1 = '', letter = '', plk3 = '', plkSrl = ''] = CAR_PLATE.exec(text) ?? []
  const plk2 = plateLetters.find((known) => known.letter === letter)?.code
  return plk2 === undefined ? {} : { plate: { plk1, plk2, plk3, plkSrl } }
}

const numberOf = (digits: string): OrderSearch => {
  if (!ORDER_NUMBER.test(digits)) return {}
  return { number: Number(digits), plate: { plk1: digits.slice(0, 3), plk2: digits.slice(3) } }
}

/** Returns the possible meanings of a text; empty if it has none of these formats. */
export const searchTermsOf = (typed: string): OrderSearch => {
  const text = toPersianLetters(toLatinDigits(typed))
    .replace(/ایران|روی|[\s\u200C-]/g, '')
    .toUpperCase()
  const cellNumber = v.safeParse(CellNumber, text)
  return {
    ...(v.is(TrackingCode, text) ? { trackingCode: text } : {}),
    ...(NATIONAL_CODE.test(text) ? { code: text } : {}),
    ...(cellNumber.success ? { cellNumber: cellNumber.output } : {}),
    ...numberOf(text),
    ...carPlateOf(text),
  }
}

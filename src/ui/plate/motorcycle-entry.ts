/** Parses typed and pasted plates of motorcycles. Specification: document 2 sections 3 and 5. */
import { toLatinDigits } from '#contract/digits.ts'

/** An incomplete plate in Latin digits: the upper part, then the lower one. */
export type MotorcyclePlateDraft = { plk1: string; plk2: string }

/** Number of digits of each part. */
export const motorcyclePlateSizes = { plk1: 3, plk2: 5 } as const

const WHOLE = /^(?:ایران)?(\d{3})(\d{5})(?:ایران)?$/

/** The plate in pasted text («۱۲۷ ۵۸۴۶۳», «127-58463»), or null. */
export const parseMotorcyclePlate = (pasted: string): MotorcyclePlateDraft | null => {
  const [, plk1, plk2] = WHOLE.exec(toLatinDigits(pasted).replace(/[\s\u200c\-–—_/|.,،]/g, '')) ?? []
  return plk1 && plk2 ? { plk1, plk2 } : null
}

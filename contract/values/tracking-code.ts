/**
 * Tracking code of an order, also of a search: unguessable, safe in an address. Specification: document 1
 * section 4.
 */
import * as v from 'valibot'
import { textRef } from '../texts.ts'

/** Fourteen capital letters and digits without look-alikes (no I, L, O, U, 0, 1). */
export const TRACKING_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

export const TrackingCode = v.pipe(
  v.string(textRef('tracking-code.wrong')),
  v.regex(/^[2-9A-HJKMNP-TV-Z]{14}$/, textRef('tracking-code.wrong')),
)

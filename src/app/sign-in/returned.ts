/**
 * Imported before anything else: takes what the sign-in page brought back out of the address, before the first paint
 * of ours. Decisions, section 9.
 */
import { readReturn } from '#adapters/sign-in-address.ts'

export const returned = readReturn(location)

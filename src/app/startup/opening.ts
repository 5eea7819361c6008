/**
 * Imported before anything else: takes what the app was opened with out of the address, before the first paint of ours.
 * Decisions, section 9.
 */
import { isHosted, readReturn } from '#adapters/sign-in-address.ts'
import type { Opening } from './start-up.ts'

const returned = readReturn(location)

export const opening: Opening = { returned, isHosted: isHosted() }

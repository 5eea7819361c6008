/**
 * Imported before anything else: takes what the app was opened with out of the address, before the first paint of ours.
 * Decisions, section 9.
 */
import { isHosted, consumeSignInReturn } from '#adapters/sign-in-address.ts'
import type { LaunchParams } from './startup.ts'

const returned = consumeSignInReturn(location)

export const launchParams: LaunchParams = { returned, isHosted: isHosted() }

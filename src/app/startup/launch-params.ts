/**
 * What the app was opened with. Imported first by both entries, because it removes the one-time token from
 * the address before anything is painted. Decisions, section 9.
 */
import { consumeSignInReturn, isHosted, type SignInReturn } from '#adapters/sign-in-return.ts'

export type LaunchParams = {
  /** What the sign-in page brought back, if the user comes from there. */
  readonly returned: SignInReturn | null
  /** Whether another app shows this one. */
  readonly isHosted: boolean
}

const returned = consumeSignInReturn(location)

export const launchParams: LaunchParams = { returned, isHosted: isHosted() }

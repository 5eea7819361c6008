/** Random codes and tokens, and the hashes under which they are kept. Decisions, section 9. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { TRACKING_CODE_ALPHABET } from '#contract/values/tracking-code.ts'

const TRACKING_CODE_LENGTH = 14

/** Gives 256 random bits, safe in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Takes a credential; gives what is kept of it. Random credentials need no salt. */
export const hashOf = (credential: string): string =>
  createHash('sha256').update(credential).digest('base64url')

/** Gives a tracking code that cannot be guessed. */
export const newTrackingCode = (): string =>
  Array.from({ length: TRACKING_CODE_LENGTH }, () =>
    TRACKING_CODE_ALPHABET.charAt(randomInt(TRACKING_CODE_ALPHABET.length)),
  ).join('')

/** Gives a one-time code of five digits. */
export const newOneTimeCode = (): string => String(randomInt(100_000)).padStart(5, '0')

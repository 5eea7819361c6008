/** Random codes and tokens, and the hashes that are stored of them. Decisions, section 9. */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { TRACKING_CODE_ALPHABET } from '#contract/values/tracking-code.ts'

const TRACKING_CODE_LENGTH = 14

/** Returns 256 random bits, safe in URLs. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Returns the stored hash of a credential. Random credentials need no salt. */
export const hashOf = (credential: string): string =>
  createHash('sha256').update(credential).digest('base64url')

/** Returns an unguessable tracking code. */
export const newTrackingCode = (): string =>
  Array.from({ length: TRACKING_CODE_LENGTH }, () =>
    TRACKING_CODE_ALPHABET.charAt(randomInt(TRACKING_CODE_ALPHABET.length)),
  ).join('')

/** Returns a one-time code of five digits. */
export const newOneTimeCode = (): string => String(randomInt(100_000)).padStart(5, '0')

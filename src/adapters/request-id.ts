/** Ids of requests, by which support finds them in the gateway's log. Document 1 section 8. */
import { REQUEST_ID_LENGTH, REQUEST_ID_LETTERS } from '#contract/operation.ts'
import { randomText } from './random.ts'

/** Returns the id of a new request. Its failure shows it as the Error ID. */
export const newRequestId = (): string => `E-${randomText(REQUEST_ID_LENGTH, REQUEST_ID_LETTERS)}`

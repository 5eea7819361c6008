/**
 * Stubs keep an inspection slot until a fixed instant. The app waits for its time of day, which may have
 * passed already, so an answer to the app gets an instant in the future.
 */
import { reserved } from './car-body-answers.ts'

/**
 * Returns an answer's JSON with the slot kept until an instant.
 * @param until ISO, less than half a day from now
 */
export const withSlotHeld = (json: string, until: string): string =>
  json.replaceAll(reserved.heldUntil, until)

/**
 * The start of a journey: its index. Refused routes and links lead here. Specification: document 2 sections
 * 2.2 and 4 "Offers".
 */
import { state } from '../journey.ts'

/** @param first The id of the first step, as a target. */
export const startAt = (first: string) => state({ id: 'start', always: first })

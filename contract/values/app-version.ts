/**
 * A version of the app, «v2.16.0»: major, minor, build. Specification: document 1 section 9; decisions,
 * section 1 "Version comparison".
 */
import * as v from 'valibot'
import { textRef } from '../texts.ts'

const PATTERN = /^v(\d{1,4})\.\d{1,4}\.(\d{1,4})$/

export const AppVersion = v.pipe(v.string(textRef('malformed')), v.regex(PATTERN, textRef('malformed')))

/** Whether two versions differ in their first or last number. An invalid version counts as equal to any. */
export const isDifferentVersion = (one: string, other: string): boolean => {
  const [before, now] = [PATTERN.exec(one), PATTERN.exec(other)]
  return before !== null && now !== null && (before[1] !== now[1] || before[2] !== now[2])
}

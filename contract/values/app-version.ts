/** Version of the app as it is told and stored, «v2.16.0»: major, minor and build. Specification: document 1 sections 2 and 9. */
import * as v from 'valibot'
import { textRef } from '../texts.ts'

export const AppVersion = v.pipe(v.string(textRef('malformed')), v.regex(/^v\d{1,4}\.\d{1,4}\.\d{1,4}$/, textRef('malformed')))

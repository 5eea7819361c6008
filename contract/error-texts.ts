/**
 * The messages of errors in both languages, for the gateway and the tests. The app shows the message in
 * the answer, so its build contains none of them.
 */
import { en } from './error-texts/en.ts'
import { fa } from './error-texts/fa.ts'
import type { ErrorName } from './errors.ts'
import type { Locale } from './texts.ts'

const sentences = { fa, en } as const satisfies Record<Locale, Record<ErrorName, string>>

/** The message of an error for users. */
export const errorText = (name: ErrorName, locale: Locale): string => sentences[locale][name]

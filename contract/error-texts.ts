/**
 * The sentences of errors in both languages, for the gateway and the tests: the app shows the sentence that
 * an answer brought, so nothing of this reaches its build.
 */
import { en } from './error-texts/en.ts'
import { fa } from './error-texts/fa.ts'
import type { ErrorName } from './errors.ts'
import type { Locale } from './texts.ts'

const sentences = { fa, en } as const satisfies Record<Locale, Record<ErrorName, string>>

/** The text of an error that a user reads. */
export const errorText = (name: ErrorName, locale: Locale): string => sentences[locale][name]

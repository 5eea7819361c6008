/**
 * The sentences of errors in both languages, for the gateway and the tests: the app shows the sentence that an answer
 * brought, so nothing of this reaches its build.
 */
import { en } from './error-texts/en.ts'
import { fa } from './error-texts/fa.ts'
import type { ErrorName } from './errors.ts'
import type { Locale } from './texts.ts'

const sentences = { fa, en } as const satisfies Record<Locale, Record<ErrorName, string>>

/** Takes an error's name and a language; gives the sentence a person reads. */
export const errorText = (name: ErrorName, locale: Locale): string => sentences[locale][name]

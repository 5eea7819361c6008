/**
 * Sentences of failed calls in the active locale. The gateway answers in the locale of the request; after a
 * change of language the contract's sentence for the same error takes their place. Specification: document 1
 * section 8.
 */
import { errors } from '#contract/errors.ts'
import type { Failure } from '#contract/failure.ts'
import type { missingSentence as missingSentenceOf } from '#contract/missing-names.ts'
import { type Locale, translateSentence } from '#contract/texts.ts'
import { activeLocale } from '../locale.ts'

/** By the name of the error. */
type ErrorTexts = Readonly<Record<string, string>>

/** Only a change of language loads them: otherwise the gateway's answers bring their sentences along. */
const loaders: Readonly<Record<Locale, () => Promise<ErrorTexts>>> = {
  fa: () => import('#contract/error-texts/fa.ts').then(({ fa }) => fa),
  en: () => import('#contract/error-texts/en.ts').then(({ en }) => en),
}
const loaded = new Map<Locale, ErrorTexts>()
let missingSentence: typeof missingSentenceOf | undefined

/** Loads the sentences of a locale that becomes active. */
export const loadErrorTexts = async (locale: Locale): Promise<void> => {
  if (loaded.has(locale)) return
  const [texts, names] = await Promise.all([loaders[locale](), import('#contract/missing-names.ts')])
  loaded.set(locale, texts)
  missingSentence = names.missingSentence
}

const names = new Map<number | null, string>(Object.entries(errors).map(([name, { code }]) => [code, name]))

/** The contract's name of the failure's error, if it is one of the contract's. */
export const errorNameOf = ({ code }: Failure): string | undefined => names.get(code)

/**
 * The gateway's sentence; null if the app shows its own. That of an error which the contract does not know
 * stays.
 */
export const failureMessage = (failure: Failure): string | null => {
  const active = activeLocale()
  if (failure.message === null || failure.locale === active) return failure.message
  const sentence = loaded.get(active)?.[errorNameOf(failure) ?? '']
  if (sentence === undefined) return failure.message
  const { missing, product = 'thirdparty' } = failure
  return missing === undefined ? sentence : `${sentence} ${missingSentence?.(missing, product, active) ?? ''}`
}

/** The sentences beside refused fields, by the path of the field. */
export const fieldMessages = ({ fields, locale }: Failure): Failure['fields'] => {
  const active = activeLocale()
  if (locale === null || locale === active) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => [path, translateSentence(sentence, locale, active)]),
  )
}

/**
 * Messages of validation rules by id (decisions, section 9: app and gateway import them). A schema's
 * message is a reference: an id, or an id and one number («postal-code.short|3»), so that both can show it
 * in the user's language. Persian is always included; another language is added when it is used, so that
 * users load only their own.
 */
import { fa, type Sentences, type TextId } from './texts/fa.ts'
import { toLatinDigits, toPersianDigits } from './digits.ts'

export type { TextId }
export type Locale = 'fa' | 'en'

const spoken = new Map<Locale, Sentences>([['fa', fa]])

/**
 * Adds a language to the available ones.
 *
 * @example addLanguage('en', (await import('#contract/texts/en.ts')).en)
 */
export const addLanguage = (locale: Locale, sentences: Sentences): void => {
  spoken.set(locale, sentences)
}

/** The text reference that a schema carries: an id, and a number if the text has one. */
export const textRef = (id: TextId, n?: number): string => (n === undefined ? id : `${id}|${n}`)

const isTextId = (id: string): id is TextId => Object.hasOwn(fa, id)

/**
 * The text of a reference, in Persian if the language was not added. An unknown reference gives the text of
 * «malformed».
 */
export const translate = (ref: string, locale: Locale): string => {
  const [id = '', n = ''] = ref.split('|')
  const sentences = spoken.get(locale) ?? fa
  return sentences[isTextId(id) ? id : 'malformed'].replace('{n}', sentences === fa ? toPersianDigits(n) : n)
}

/** The reference that gives this text in a locale, or null. */
const refOf = (sentence: string, locale: Locale): string | null => {
  for (const [id, text] of Object.entries(spoken.get(locale) ?? {})) {
    if (text === sentence) return id
    const [before = '', after] = text.split('{n}')
    if (after === undefined || !sentence.startsWith(before) || !sentence.endsWith(after)) continue
    const n = toLatinDigits(sentence.slice(before.length, sentence.length - after.length))
    if (/^\d+$/.test(n)) return `${id}|${n}`
  }
  return null
}

/** A text of one locale in another; a sentence that is none of the texts stays as it is. */
export const translateSentence = (sentence: string, from: Locale, to: Locale): string => {
  const ref = refOf(sentence, from)
  return ref === null ? sentence : translate(ref, to)
}

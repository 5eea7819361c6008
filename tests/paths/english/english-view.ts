/** Translates the step tables, which are written in Persian, by the app's own catalogues. */
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { join } from 'node:path'
import type { ExpectedView } from '#tests/journeys/steps/table.ts'

/** The English texts of a view. Null if the table has a pattern, or nothing. */
export type EnglishView = {
  readonly heading: string | null
  readonly primary: string | null
  readonly texts: string[]
}

export type EnglishMessages = ReadonlyMap<string, string>

/** How sentences name the vehicle, in Persian and in English; a form with ezafe comes first. */
const nouns = [
  ['خودروی', 'car'],
  ['خودرو', 'car'],
  ['موتورسیکلت', 'motorcycle'],
] as const
const NOUN = /\{(?:word|vehicle\w*)\}/g

/** A message that names the vehicle, once for each name. Its English keeps its capital at the beginning. */
const named = (persian: string, english: string): readonly (readonly [string, string])[] =>
  persian.match(NOUN) === null
    ? []
    : nouns.map(([fa, en]) => {
        const sentence = english.replaceAll(NOUN, en)
        return [persian.replaceAll(NOUN, fa), sentence.charAt(0).toUpperCase() + sentence.slice(1)] as const
      })

/** Loads all messages of the app: the English one by the Persian one. */
export const loadEnglishMessages = async (): Promise<EnglishMessages> => {
  const catalogues = await getCatalogs(getConfig({ cwd: join(import.meta.dirname, '../../..') }))
  const all = await Promise.all(catalogues.map((catalogue) => catalogue.read('en')))
  const whole = all.flatMap((messages) =>
    Object.entries(messages ?? {}).map(
      ([id, { message, translation }]) => [message ?? id, translation ?? ''] as const,
    ),
  )
  return new Map([...whole, ...whole.flatMap(([persian, english]) => named(persian, english))])
}

/** Headings and actions are whole messages. */
const wholeMessage = (messages: EnglishMessages, text: ExpectedView['heading']): string | null => {
  if (typeof text !== 'string') return null
  const english = messages.get(text)
  if (english === undefined) throw new Error(`«${text}» has no English message`)
  return english
}

/**
 * Returns what of a view is known in English; parts of sentences are not. Errors are shown when a state is
 * entered.
 */
export const toEnglish = (
  { heading, primary, texts = [], errors = [] }: ExpectedView,
  isEntered: boolean,
  messages: EnglishMessages,
): EnglishView => ({
  heading: wholeMessage(messages, heading),
  primary: wholeMessage(messages, primary),
  texts: [...texts, ...(isEntered ? errors : [])].flatMap((text) =>
    typeof text === 'string' ? (messages.get(text) ?? []) : [],
  ),
})

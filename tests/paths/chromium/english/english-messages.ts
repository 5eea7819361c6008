/** What the step tables say in Persian, in English: by the app's own catalogues, so that the tables are written once. */
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { ExpectedView } from '#tests/journeys/steps/table.ts'
import { ROOT } from '#tests/system/command.ts'

/** What a page says in English. Null where the table has a pattern, or nothing. */
export type Said = {
  readonly heading: string | null
  readonly primary: string | null
  readonly says: string[]
}

/** Every sentence of the app, with its English one. */
export const englishMessages = async (): Promise<ReadonlyMap<string, string>> => {
  const catalogues = await getCatalogs(getConfig({ cwd: ROOT }))
  const read = await Promise.all(catalogues.map((catalogue) => catalogue.read('en')))
  return new Map(
    read.flatMap((messages) =>
      Object.entries(messages ?? {}).map(
        ([id, { message, translation }]) => [message ?? id, translation ?? ''] as const,
      ),
    ),
  )
}

type Words = ReadonlyMap<string, string>

/** A heading and an action stand in the catalogues whole. */
const wholeIn = (words: Words, text: ExpectedView['heading']): string | null => {
  if (typeof text !== 'string') return null
  const english = words.get(text)
  if (english === undefined) throw new Error(`No English is known for «${text}»`)
  return english
}

/** Takes what a state shows, whether it has just been come to, and the words; gives what of it is known in English. Parts of sentences are not. */
export const toEnglish = (
  { heading, primary, says = [], errors = [] }: ExpectedView,
  isCome: boolean,
  words: Words,
): Said => ({
  heading: wholeIn(words, heading),
  primary: wholeIn(words, primary),
  says: [...says, ...(isCome ? errors : [])].flatMap((text) =>
    typeof text === 'string' ? (words.get(text) ?? []) : [],
  ),
})

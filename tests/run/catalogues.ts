/**
 * Every word that the app says stands in its catalogues, and nothing else does: extracting again would change
 * nothing, and no language lacks a message or says one in another's words. Read in memory; no file is
 * written.
 */
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number]

const LETTER = /\p{L}/u

/** `isOther`: the language is not that of the sources. */
async function judgeLanguage(
  catalogue: Catalogue,
  locale: string,
  isOther: boolean,
  said: ReadonlyMap<string, string>,
): Promise<string[]> {
  const file = catalogue.getFilename(locale)
  const written = (await catalogue.read(locale)) ?? {}
  const live = Object.entries(written).filter(([, message]) => !message.obsolete)
  const known = new Set(live.map(([id]) => id))
  return [
    ...[...said]
      .filter(([id]) => !known.has(id))
      .map(([, words]) => `${file}: lacks «${words}»; run npm run messages`),
    ...live
      .filter(([id]) => !said.has(id))
      .map(([id, { message }]) => `${file}: nobody says «${message ?? id}»; run npm run messages`),
    ...live
      .filter(
        ([id, { translation }]) => isOther && translation === said.get(id) && LETTER.test(translation ?? ''),
      )
      .map(([id, { message }]) => `${file}: «${message ?? id}» is not put into ${locale}`),
    ...live
      .filter(([, { translation }]) => !translation)
      .map(([id, { message }]) => `${file}: no words for «${message ?? id}»`),
  ]
}

/**
 * Takes the project's root, where lingui.config.ts lies; extracts the messages from the sources. Gives their
 * number and how the catalogues differ from them.
 */
export async function judgeCatalogues(root: string): Promise<{ messages: number; problems: string[] }> {
  const config = getConfig({ cwd: root })
  const problems: string[] = []
  let messages = 0
  for (const catalogue of await getCatalogs(config)) {
    const collected = await catalogue.collect()
    if (!collected) {
      problems.push('The messages could not be extracted; npm run messages says why.')
      continue
    }
    const said = new Map(Object.entries(collected).map(([id, { message }]) => [id, message ?? id]))
    messages += said.size
    for (const locale of config.locales)
      problems.push(...(await judgeLanguage(catalogue, locale, locale !== config.sourceLocale, said)))
  }
  if (messages === 0) problems.push('No message was found in the sources.')
  return { messages, problems }
}

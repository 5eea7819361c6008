/**
 * Checks that the message catalogues match the sources: extraction would change nothing, and no language
 * lacks a translation. Works in memory.
 */
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number]

const LETTER = /\p{L}/u

/** `isOther`: the locale is not the source locale. */
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
      .map(([id, { message }]) => `${file}: no source contains «${message ?? id}»; run npm run messages`),
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
 * Extracts the messages of the project at `root`. Returns their number and the differences of the catalogues.
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

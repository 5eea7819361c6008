/**
 * Checks that the message catalogues match the sources: extraction would change nothing, and no language
 * lacks a translation. Works in memory.
 */
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number]

const LETTER = /\p{L}/u

/** `isOther`: the locale is not the source locale. */
async function checkLanguage(
  catalogue: Catalogue,
  locale: string,
  isOther: boolean,
  messages: ReadonlyMap<string, string>,
): Promise<string[]> {
  const file = catalogue.getFilename(locale)
  const written = (await catalogue.read(locale)) ?? {}
  const live = Object.entries(written).filter(([, message]) => !message.obsolete)
  const known = new Set(live.map(([id]) => id))
  return [
    ...[...messages]
      .filter(([id]) => !known.has(id))
      .map(([, words]) => `${file}: lacks «${words}»; run npm run messages`),
    ...live
      .filter(([id]) => !messages.has(id))
      .map(([id, { message }]) => `${file}: no source contains «${message ?? id}»; run npm run messages`),
    ...live
      .filter(
        ([id, { translation }]) =>
          isOther && translation === messages.get(id) && LETTER.test(translation ?? ''),
      )
      .map(([id, { message }]) => `${file}: «${message ?? id}» is not put into ${locale}`),
    ...live
      .filter(([, { translation }]) => !translation)
      .map(([id, { message }]) => `${file}: no translation of «${message ?? id}»`),
  ]
}

/**
 * Extracts the messages of the project at `root`. Returns their number and the differences of the catalogues.
 */
export async function checkCatalogues(root: string): Promise<{ messages: number; problems: string[] }> {
  const config = getConfig({ cwd: root })
  const problems: string[] = []
  let messageCount = 0
  for (const catalogue of await getCatalogs(config)) {
    const collected = await catalogue.collect()
    if (!collected) {
      problems.push('The messages could not be extracted; npm run messages says why.')
      continue
    }
    const messages = new Map(Object.entries(collected).map(([id, { message }]) => [id, message ?? id]))
    messageCount += messages.size
    for (const locale of config.locales)
      problems.push(...(await checkLanguage(catalogue, locale, locale !== config.sourceLocale, messages)))
  }
  if (messageCount === 0) problems.push('No message was found in the sources.')
  return { messages: messageCount, problems }
}

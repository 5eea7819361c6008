/**
 * Checks that the message catalogues match the sources: extraction would change nothing, every language has
 * all translations, and no message has two. Works in memory.
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

type Translated = { readonly file: string; readonly translation: string }

/**
 * The catalogues of a page are loaded together, and share their ids: of two translations, the one loaded last
 * would win.
 */
async function translatedTwice(catalogues: readonly Catalogue[], locale: string): Promise<string[]> {
  const known = new Map<string, Translated>()
  const problems: string[] = []
  for (const catalogue of catalogues) {
    const file = catalogue.getFilename(locale)
    for (const [id, { message, translation, obsolete }] of Object.entries(
      (await catalogue.read(locale)) ?? {},
    )) {
      if (obsolete || !translation) continue
      const first = known.get(id)
      if (first === undefined) known.set(id, { file, translation })
      else if (first.translation !== translation)
        problems.push(
          `${file}: «${message ?? id}» is «${translation}» here and «${first.translation}» in ${first.file}; give one a context or other words`,
        )
    }
  }
  return problems
}

/**
 * Extracts the messages of the project at `root`. Returns their number and the differences of the catalogues.
 */
export async function checkCatalogues(root: string): Promise<{ messages: number; problems: string[] }> {
  const config = getConfig({ cwd: root })
  const problems: string[] = []
  let messageCount = 0
  const catalogues = await getCatalogs(config)
  for (const catalogue of catalogues) {
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
  for (const locale of config.locales) problems.push(...(await translatedTwice(catalogues, locale)))
  if (messageCount === 0) problems.push('No message was found in the sources.')
  return { messages: messageCount, problems }
}

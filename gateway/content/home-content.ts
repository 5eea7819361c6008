/**
 * The published content of home: `home.json` in this directory, with every text in both languages. The
 * operator edits it, and a restart publishes it. Specification: document 3 section 3, "Home content".
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { HOME_SECTIONS, HomeContent } from '#contract/operations/home-content.ts'
import type { Locale } from '#contract/texts.ts'

const VERSION_LENGTH = 12

const Text = v.strictObject({ fa: v.pipe(v.string(), v.nonEmpty()), en: v.pipe(v.string(), v.nonEmpty()) })

const PublishedContent = v.strictObject({
  sections: v.array(
    v.strictObject({
      type: v.picklist(HOME_SECTIONS),
      title: v.nullable(Text),
      items: v.array(
        v.strictObject({
          id: v.string(),
          title: Text,
          text: v.nullable(Text),
          href: v.nullable(v.string()),
          picture: v.string(),
          badge: v.nullable(Text),
        }),
      ),
    }),
  ),
})

/** Returns published content in a language, from the text of its file. Throws where the file is not valid. */
export const homeContentOf = (file: string, locale: Locale): HomeContent => {
  const { sections } = v.parse(PublishedContent, JSON.parse(file))
  const textIn = (text: v.InferOutput<typeof Text> | null): string | null => text?.[locale] ?? null
  return v.parse(HomeContent, {
    version: createHash('sha256').update(`${locale} ${file}`).digest('hex').slice(0, VERSION_LENGTH),
    sections: sections.map(({ type, title, items }) => ({
      type,
      title: textIn(title),
      items: items.map((item) => ({
        ...item,
        title: item.title[locale],
        text: textIn(item.text),
        badge: textIn(item.badge),
      })),
    })),
  })
}

const file = readFileSync(new URL('home.json', import.meta.url), 'utf8')
const published: Readonly<Record<Locale, HomeContent>> = {
  fa: homeContentOf(file, 'fa'),
  en: homeContentOf(file, 'en'),
}

/** Returns what is published in a language. */
export const publishedHomeContent = (locale: Locale): HomeContent => published[locale]

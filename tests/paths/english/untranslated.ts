/** Finds Persian texts on an English page. Design language, section 6. */
import { plateLetters } from '#contract/values/plate-letters.ts'

export const PERSIAN = /[\u0600-\u06ff]/

/**
 * A plate looks as it does on the vehicle in every language: its letter, the country's name, and its digits,
 * those of the example and of the vehicle in the paths.
 */
const ON_PLATES = new Set<string>([
  'ایران',
  ...plateLetters.map(({ letter }) => letter),
  '۱۲',
  '۳۴۵',
  '۶۷',
  '۲۴',
  '۳۱۸',
  '۴۴',
  '۱۲۳',
  '۴۵۶۷۸',
  '۱۲۷',
  '۵۸۴۶۳',
])

export type PageTexts = { readonly lang: string; readonly dir: string; readonly texts: readonly string[] }

/**
 * Reads the language, the direction and all texts of this document: its title, its content, and what screen
 * readers say.
 */
export const readTexts = (): PageTexts => {
  const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']
  const texts = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    texts.push(node.textContent ?? '')
  for (const name of spoken)
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '')
  const { lang, dir } = document.documentElement
  return { lang, dir, texts: [...new Set(texts)] }
}

/** Returns the texts that contain Persian which is not allowed. */
export const untranslatedTexts = (
  texts: readonly string[],
  allowed: readonly string[],
): readonly string[] => {
  const longestFirst = allowed.toSorted((one, other) => other.length - one.length)
  const withoutAllowed = (text: string): string =>
    longestFirst.reduce((rest, part) => rest.replaceAll(part, ''), text)
  return texts.filter(
    (text) =>
      PERSIAN.test(text) &&
      withoutAllowed(text)
        .split(/[\s:«»]+/)
        .some((word) => PERSIAN.test(word) && !ON_PLATES.has(word)),
  )
}

/** What of an English page is Persian all the same. Design language, section 6. */
import type { Page } from '@playwright/test'
import { plateLetters } from '#contract/values/plate.ts'

export const PERSIAN = /[\u0600-\u06ff]/
/** A plate is drawn as it hangs on the vehicle, whoever reads it: its letter, the country's name, and its digits, those of the example and of the paths' vehicle. */
const ofPlates = new Set<string>([
  'ایران',
  ...plateLetters.map(({ letter }) => letter),
  '۱۲',
  '۳۴۵',
  '۶۷',
  '۲۴',
  '۳۱۸',
  '۴۴',
])

const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']

/** Takes a page that was drawn; gives its language and direction, and all that it says: its title, its texts, what only a screen reader says. */
export const readPage = (
  page: Page,
): Promise<{ readonly lang: string; readonly dir: string; readonly said: readonly string[] }> =>
  page.evaluate(async (spoken) => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
    const said = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      said.push(node.textContent ?? '')
    for (const name of spoken)
      for (const element of document.querySelectorAll(`[${name}]`))
        said.push(element.getAttribute(name) ?? '')
    const { lang, dir } = document.documentElement
    return { lang, dir, said: [...new Set(said)] }
  }, SPOKEN)

/** Takes what a page says and what was given in Persian; gives every text that is left Persian though nobody gave it so. */
export const untranslatedTexts = (said: readonly string[], given: readonly string[]): readonly string[] => {
  const longestFirst = given.toSorted((one, other) => other.length - one.length)
  const withoutGiven = (text: string): string =>
    longestFirst.reduce((rest, part) => rest.replaceAll(part, ''), text)
  return said.filter(
    (text) =>
      PERSIAN.test(text) &&
      withoutGiven(text)
        .split(/[\s:«»]+/)
        .some((word) => PERSIAN.test(word) && !ofPlates.has(word)),
  )
}

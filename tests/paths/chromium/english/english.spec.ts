/**
 * Every screen of the charts that have a page, in English. Only this layer proves in English what needs a
 * real browser: accessibility, contrast in dark colours, direction. What each state says in English is
 * tests/paths/screens/english.test.tsx.
 */
import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast } from '#tests/browser/accessibility.ts'
import { expect, test } from '#tests/browser/fixtures.ts'
import { type PageTexts, readTexts, untranslatedTexts } from '../../english/untranslated.ts'
import { claimView } from '../audited-views.ts'
import { expectOneOf } from '../expect-page.ts'
import { openPhone } from '../phone/phone.ts'
import { readScripts, type Script, type Stop } from '../phone/script.ts'

test.use({ locale: 'en-GB', colorScheme: 'light' })

const audit = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
  await page.emulateMedia({ colorScheme: 'light' })
}

const textsOf = async (page: Page): Promise<PageTexts> => {
  await page.evaluate(async () => {
    await new Promise((painted) => {
      requestAnimationFrame(() => requestAnimationFrame(painted))
    })
  })
  return page.evaluate(readTexts)
}

const expectStop = async (
  page: Page,
  { place, views, screen }: Stop,
  allowed: readonly string[],
): Promise<void> => {
  if (views.length === 0) return
  await expect(
    page
      .getByRole('dialog')
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
    `a heading in «${place}»`,
  ).toBeVisible()
  await expectOneOf(page, place, views)
  const { lang, dir, texts } = await textsOf(page)
  expect({ lang, dir, persian: untranslatedTexts(texts, allowed) }, `«${place}»`).toEqual({
    lang: 'en',
    dir: 'ltr',
    persian: [],
  })
  if (screen !== null && claimView('english', screen)) await audit(page)
}

/** Performs a script in a phone of its own. Expects each of its stops. */
const perform = async (page: Page, { chart, begin, stops, allowed }: Script): Promise<void> => {
  const phone = await openPhone(page, { chart, begin, language: 'en' })
  for (const [step, stop] of stops.entries()) {
    if (step > 0) await phone.perform(stop.by)
    if (stop.value !== null) await phone.expectAt(chart, stop.value)
    await expectStop(page, stop, allowed)
  }
}

/** Time limit of a script. */
const SCRIPT_MS = 60_000
/** Scripts that one page performs: few enough for all workers to be busy until the end. */
const SCRIPTS_OF_A_PAGE = 5

const scripts = readScripts('english')
for (let first = 0; first < scripts.length; first += SCRIPTS_OF_A_PAGE) {
  const some = scripts.slice(first, first + SCRIPTS_OF_A_PAGE)
  test(`in English, scripts ${first + 1} to ${first + some.length}`, async ({ page }) => {
    test.setTimeout(some.length * SCRIPT_MS)
    for (const script of some) await test.step(`${script.chart}: ${script.name}`, () => perform(page, script))
  })
}

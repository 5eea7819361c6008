/**
 * Every state that has a page, in English: the chart stands where the path does, the page says in English what the tables say in
 * Persian and nothing else in Persian, and axe finds nothing, in either scheme. Issue "Around the journey", "Accessibility".
 */
import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast } from '#tests/browser/accessibility.ts'
import { expect, test } from '#tests/browser/fixtures.ts'
import { expectOneOf } from '../expect-page.ts'
import { claimView } from '../audited-views.ts'
import { untranslatedTexts, readPage } from './untranslated.ts'
import { openPhone } from './phone.ts'
import { readScripts, type Stop } from './script.ts'

test.use({ locale: 'en-GB', colorScheme: 'light' })

const lookAt = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
  await page.emulateMedia({ colorScheme: 'light' })
}

const expectStop = async (
  page: Page,
  { place, shows, sight }: Stop,
  given: readonly string[],
): Promise<void> => {
  if (shows.length === 0) return
  await expect(
    page
      .getByRole('dialog')
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
    `a heading in «${place}»`,
  ).toBeVisible()
  await expectOneOf(page, place, shows)
  const { lang, dir, said } = await readPage(page)
  expect({ lang, dir, persian: untranslatedTexts(said, given) }, `«${place}»`).toEqual({
    lang: 'en',
    dir: 'ltr',
    persian: [],
  })
  if (sight !== null && claimView('english', sight)) await lookAt(page)
}

for (const { chart, name, begin, stops, given } of readScripts()) {
  test(`${chart} in English: ${name}`, async ({ page }) => {
    const phone = await openPhone(page, begin)
    for (const [step, stop] of stops.entries()) {
      if (step > 0) await phone.perform(stop.by)
      if (stop.value !== null) await phone.expectAt(chart, stop.value)
      await expectStop(page, stop, given)
    }
  })
}

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
import { readScripts, type Stop } from '../phone/script.ts'

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

for (const { chart, name, begin, stops, allowed } of readScripts('english')) {
  test(`${chart} in English: ${name}`, async ({ page }) => {
    const phone = await openPhone(page, { chart, begin, language: 'en' })
    for (const [step, stop] of stops.entries()) {
      if (step > 0) await phone.perform(stop.by)
      if (stop.value !== null) await phone.expectAt(chart, stop.value)
      await expectStop(page, stop, allowed)
    }
  })
}

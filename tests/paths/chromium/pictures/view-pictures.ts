/**
 * Takes pictures of a state in three widths and both colour schemes, if the state has none yet and its page
 * consists of something that no picture shows. A page is taken in its whole length, a sheet as the window
 * shows it.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '#tests/system/command.ts'
import { claimView, consistsOf } from '../audited-views.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
] as const
/** Longer than a sheet takes to leave and the next to appear, or a part of the page to load. */
const LATE_MS = 600
const SCHEMES = ['light', 'dark'] as const
const directory = process.env['VIEW_PICTURES'] ?? join(ROOT, 'test-results/pictures')

/** What the file name of a picture consists of. */
type View = {
  readonly language: 'fa' | 'en'
  readonly chart: string
  readonly place: string
  /** A sheet loads after its page, which consists of nothing new without it. */
  readonly isSheet: boolean
}

const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done))
    })
  })

/** Takes the pictures of a state. Afterwards the page has the size it had before. */
export const takeViewPictures = async (
  page: Page,
  { language, chart, place, isSheet }: View,
): Promise<void> => {
  // The sheet before this one may still be leaving. A change that is repeated after a reload has none.
  if (isSheet) await page.waitForTimeout(LATE_MS)
  const sheet = page.getByRole('dialog')
  await sheet
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor()
  const isOpen = (await sheet.count()) > 0
  await painted(page)
  if (!claimView('pictured', `${language} ${await consistsOf(page)}`)) return
  if (!claimView('pictured', `${language} ${chart} ${place}`)) return
  const size = page.viewportSize()
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height })
    // Cards beside a step load on a wide screen.
    await page.waitForTimeout(width < 900 ? 0 : LATE_MS)
    const length = await page.evaluate(() => document.documentElement.scrollHeight)
    if (!isOpen && length > height) await page.setViewportSize({ width, height: length })
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme })
      await painted(page)
      const to = join(directory, language, `${width}-${scheme}`)
      mkdirSync(to, { recursive: true })
      await page.screenshot({
        path: join(to, `${chart}.${place}.png`),
        animations: 'disabled',
        caret: 'hide',
      })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (size !== null) await page.setViewportSize(size)
}

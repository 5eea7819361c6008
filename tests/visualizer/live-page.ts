/** The visualizer’s page: the phone, the live column and the chart. */
import type { FrameLocator, Locator, Page } from '@playwright/test'

export type LivePage = {
  readonly page: Page
  /** The app in the phone. */
  readonly app: FrameLocator
  /** Presses an event, a result or a delay in the live column. */
  readonly press: (name: string | RegExp) => Promise<void>
  /** The live column. */
  readonly live: Locator
  readonly paths: Locator
  /** A state of the chart that the app is in. */
  readonly here: (place: string) => Locator
}

/** Opens the visualizer with a hash. Resolves once what it shows has started, in the phone or by itself. */
export const openLive = async (page: Page, hash = ''): Promise<LivePage> => {
  await page.goto(`/visualizer/${hash}`)
  // The app in the phone loads after the page: like a navigation it has the test's time.
  await page.locator('[data-busy]').waitFor()
  const live = page.getByRole('region', { name: 'برنامهٔ زنده' })
  return {
    page,
    app: page.frameLocator('iframe'),
    live,
    paths: page.getByRole('region', { name: 'سفرها و مسیرها' }),
    press: (name) => live.getByRole('button', { name, exact: typeof name === 'string' }).click(),
    here: (place) => page.locator(`[data-place="${place}"][aria-current="step"]`),
  }
}

export const configurationLoaded = 'رسید'

/** Answers the configuration; the phone shows the first question. */
export const openFirstQuestion = async ({ press, app }: LivePage): Promise<void> => {
  await press(configurationLoaded)
  await app.getByRole('heading', { name: 'پلاک خودرو چند است؟' }).waitFor()
}

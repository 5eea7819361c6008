/** The visualizer's page as a product person has it before them: the phone, what may happen in it, the chart. */
import type { FrameLocator, Locator, Page } from '@playwright/test'

export type LivePage = {
  readonly page: Page
  /** The app in the phone. */
  readonly app: FrameLocator
  /** Presses an event, an outcome or a delay of the live column. */
  readonly press: (name: string | RegExp) => Promise<void>
  /** What stands in the live column. */
  readonly live: Locator
  readonly paths: Locator
  /** A state of the chart by its place, while the app is there. */
  readonly here: (place: string) => Locator
}

/** Takes a page and what the address says behind the #; opens the visualizer. */
export const openLive = async (page: Page, hash = ''): Promise<LivePage> => {
  await page.goto(`/visualizer/${hash}`)
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

/** Takes the visualizer; the first question stands in the phone. */
export const openFirstQuestion = async ({ press, app }: LivePage): Promise<void> => {
  await press(configurationLoaded)
  await app.getByRole('heading', { name: 'پلاک خودرو چند است؟' }).waitFor()
}

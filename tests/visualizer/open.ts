/** Opens the visualizer and finds its parts. */
import type { Locator, Page } from '@playwright/test'

/** Opens a place («/third-party/offers?language=en») and waits for its chart. */
export const openVisualizer = async (page: Page, place = '/third-party'): Promise<void> => {
  await page.goto(`/visualizer/#${place}`)
  await chartOf(page).locator('.react-flow__node').first().waitFor()
}

export const chartOf = (page: Page): Locator => page.getByRole('main')

/** A state or a frame in the chart, by its path. */
export const stateAt = (page: Page, place: string): Locator =>
  chartOf(page).locator(`[data-place="${place}"]`)

/** The card of the selected state, in Persian. */
export const cardOf = (page: Page): Locator =>
  page.getByRole('region', { name: /^(?:حالت برگزیده|Selected state)$/ })

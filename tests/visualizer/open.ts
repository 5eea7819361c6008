/** How a test opens the visualizer, and what it looks for there. */
import type { Locator, Page } from '@playwright/test'

/** Opens the page at a place («/third-party/offers?language=en»); waits until its chart is drawn. */
export const openVisualizer = async (page: Page, place = '/third-party'): Promise<void> => {
  await page.goto(`/visualizer/#${place}`)
  await chartOf(page).locator('.react-flow__node').first().waitFor()
}

export const chartOf = (page: Page): Locator => page.getByRole('main')

/** A state or a frame in the drawn chart, by its place. */
export const stateAt = (page: Page, place: string): Locator =>
  chartOf(page).locator(`[data-place="${place}"]`)

/** The card of the selected state, in Persian. */
export const cardOf = (page: Page): Locator =>
  page.getByRole('region', { name: /^(?:حالت برگزیده|Selected state)$/ })

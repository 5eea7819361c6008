/** The card of a state: it opens for a state that was pressed, and leaves room for the chart. */
import { expect, test } from '#tests/browser/fixtures.ts'
import { cardOf, chartOf, openVisualizer, stateAt } from './open.ts'
import { visualizerWindow } from '#tests/browser/widths.ts'

test.use(visualizerWindow)

const heightOf = async (box: Promise<{ readonly height: number } | null>): Promise<number> =>
  (await box)?.height ?? 0

test('a step opens without a card, from the map and from the strip', async ({ page }) => {
  await openVisualizer(page)
  await stateAt(page, 'offers').click()
  await expect(page).toHaveURL(/#\/third-party\/offers$/)
  await expect(stateAt(page, 'offers.registering')).toBeVisible()
  await expect(cardOf(page)).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'گام‌های سفر' })
    .getByRole('button', { name: 'پرداخت', exact: true })
    .click()
  await expect(stateAt(page, 'payment.deciding')).toBeVisible()
  await expect(cardOf(page)).toHaveCount(0)
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
]) {
  test(`the card takes at most a third of the chart: ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openVisualizer(page, '/third-party/offers')
    const canvas = chartOf(page).getByRole('group', { name: 'نمودار' })
    const whole = await heightOf(canvas.boundingBox())
    await stateAt(page, 'offers.list.browsing').click()
    await expect(cardOf(page)).toBeVisible()
    expect(await heightOf(cardOf(page).boundingBox())).toBeLessThanOrEqual(whole / 3 + 1)
    await expect(stateAt(page, 'offers.list.browsing')).toBeInViewport({ ratio: 1 })
  })
}

test('Escape closes the card first, then goes up to the map', async ({ page }) => {
  await openVisualizer(page, '/third-party/offers?state=offers')
  await expect(cardOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cardOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/#\/third-party\/offers$/)
  await page.keyboard.press('Escape')
  await expect(stateAt(page, 'payment')).toBeVisible()
  await expect(cardOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/#\/third-party$/)
})

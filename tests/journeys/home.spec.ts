/** Home at three widths in both colour schemes. Design language, picture 01 and section 3. */
import { expect, expectAccessible, test } from '#tests/browser/fixtures.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`home fits and is accessible, ${colorScheme} @widths`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    await expect(page.getByRole('main')).toBeVisible()
    const [content, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(content, 'nothing sticks out sideways').toBe(window)
    await expectAccessible(page)
  })
}

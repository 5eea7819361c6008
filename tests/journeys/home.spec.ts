/** Home on a phone, on a narrow one and on a desktop: design language, picture 01 and section 3 (breakpoints). */
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

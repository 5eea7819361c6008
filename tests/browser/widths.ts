/**
 * The windows of the tests. Tests change them with `test.use`, not with projects of Playwright's: each
 * project starts workers and browsers of its own, about three CPU seconds each.
 */

/** A phone of the design's size. */
export const phone = {
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1,
  viewport: { width: 390, height: 844 },
}

const desktopOf = (width: number, height: number) => ({
  isMobile: false,
  hasTouch: false,
  viewport: { width, height },
})

/** The narrowest phone and a desktop: tests/paths audits the views on a phone of the design's size. */
export const otherWidths = [
  { name: '320 pixels wide', use: { ...phone, viewport: { width: 320, height: 640 } } },
  { name: '1280 pixels wide', use: desktopOf(1280, 800) },
]

/** The windows of tests about width. */
export const everyWidth = [{ name: '390 pixels wide', use: phone }, ...otherWidths]

/** The window of a product manager. */
export const visualizerWindow = desktopOf(1440, 900)

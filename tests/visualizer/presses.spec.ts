/** Presses work whatever changes between down and up, and focused elements are visible. */
import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { cardOf, openVisualizer, stateAt } from './open.ts'
import { visualizerWindow } from '#tests/browser/widths.ts'

test.use(visualizerWindow)

/** A state below the visible part of the offers. */
const LOW = 'offers.registering'

type Point = { readonly x: number; readonly y: number }

/** Scrolls an element into view and returns its centre at that moment. */
const middleOnceScrolledTo = (element: Locator): Promise<Point> =>
  element.evaluate((found) => {
    found.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = found.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })

const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const _frame of [1, 2])
      await new Promise((drawn) => {
        requestAnimationFrame(drawn)
      })
  })

/** Blocks matching requests. Returns a function that unblocks them. */
const blockRequests = async (page: Page, pattern: RegExp): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route: Route) => {
    await released
    await route.continue()
  })
  return release
}

const middleOf = async (element: Locator): Promise<Point> => {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

test('a state stays where it was scrolled to, and a press selects it', async ({ page }) => {
  await openVisualizer(page, '/third-party/offers')
  const { x, y } = await middleOnceScrolledTo(stateAt(page, LOW))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await twoFrames(page)
  await page.mouse.up()
  await expect(cardOf(page).getByRole('heading')).toHaveText('ثبت سفارش')
})

test('a state focused by keyboard is scrolled into view', async ({ page }) => {
  await openVisualizer(page, '/third-party/offers')
  await expect(stateAt(page, LOW)).not.toBeInViewport({ ratio: 0.95 })
  for (
    let far = 0;
    far < 100 && !(await stateAt(page, LOW).evaluate((state) => state === document.activeElement));
    far += 1
  )
    await page.keyboard.press('Tab')
  await twoFrames(page)
  await expect(stateAt(page, LOW)).toBeFocused()
  await expect(stateAt(page, LOW)).toBeInViewport({ ratio: 0.95 })
  await page.keyboard.press('Enter')
  await expect(cardOf(page).getByRole('heading')).toHaveText('ثبت سفارش')
})

test('the phone’s first state arrives during a press, and the press selects', async ({ page }) => {
  const release = await blockRequests(page, /observed\.html/)
  await openVisualizer(page, '/third-party/inquiry')
  const { x, y } = await middleOf(stateAt(page, 'inquiry.owner'))
  await page.mouse.move(x, y)
  await page.mouse.down()
  release()
  await page.locator('nav [class*="here"]').waitFor()
  await page.mouse.up()
  await expect(stateAt(page, 'inquiry.owner')).toHaveAttribute('aria-pressed', 'true')
})

test('fonts load before the texts, so that no control moves when they arrive', async ({ context }) => {
  const page = await context.newPage()
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const sources = 'sources' in shift && Array.isArray(shift.sources) ? shift.sources : []
        for (const { node } of sources)
          if (node instanceof Element && node.closest('nav, main button') !== null)
            globalThis.document.documentElement.dataset['moved'] = node.textContent
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openVisualizer(page, '/third-party/offers')
  await page.locator('nav [class*="here"]').waitFor()
  await page.evaluate(() => document.fonts.ready)
  await twoFrames(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-moved')
})

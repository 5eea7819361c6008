/** Checks the checks: a browser error fails a test, and so does a page that axe rejects. */
import type { Page } from '@playwright/test'
import type { BrowserErrors } from '#tests/browser/browser-errors.ts'
import { expectAccessible, test } from '#tests/browser/fixtures.ts'

const causes: [what: string, cause: () => void][] = [
  ['a warning', () => console.warn('planted')],
  ['a console error', () => console.error('planted')],
  [
    'an uncaught error',
    () =>
      setTimeout(() => {
        throw new Error('planted')
      }),
  ],
  ['a failed request to the gateway', () => void fetch('/api/nothing-here')],
  [
    'a violation of the content-security policy',
    () =>
      document.head.append(
        Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/a.js' }),
      ),
  ],
]

const WAIT_MS = 10_000

/**
 * Waits for the first error. Asserts nothing, because a test that is expected to fail must fail by that error
 * only.
 */
const untilRecorded = async (page: Page, { all }: BrowserErrors): Promise<void> => {
  const end = Date.now() + WAIT_MS
  while (all.length === 0 && Date.now() < end) await page.waitForTimeout(50)
}

for (const [what, cause] of causes) {
  test(`${what} fails the test`, async ({ page, browserErrors }) => {
    test.fail()
    await page.goto('/')
    await page.evaluate(cause)
    await untilRecorded(page, browserErrors)
  })
}

test('an expected browser error passes', async ({ page, browserErrors }) => {
  browserErrors.expect(/planted/)
  await page.goto('/')
  await page.evaluate(() => console.warn('planted'))
})

test('an expected browser error that does not occur fails the test', async ({ page, browserErrors }) => {
  test.fail()
  browserErrors.expect(/never said/)
  await page.goto('/')
})

test('a violation of WCAG 2.2 AA fails the test', async ({ page }) => {
  test.fail()
  await page.goto('/')
  await page.evaluate(() => document.body.append(document.createElement('button')))
  await expectAccessible(page)
})

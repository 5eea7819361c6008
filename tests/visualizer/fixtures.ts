/**
 * Fixtures of the visualizer's specs: the tests of a worker share a page, because the visualizer keeps nothing but its
 * address, and a browser that has compiled its scripts opens it again at a third of the cost (decision 043). A test
 * that adds a script to its page opens a page of its own. After a failure the next test gets a new page.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { saveData, test as base } from '#tests/browser/fixtures.ts'

type Kept = { context: BrowserContext | null }

/** A page of the app's origin without scripts: what was on the page before ends here. */
const EMPTY_PAGE = '/health/live'

/** Forgets what the test before stored, although only tabs with the app store anything. */
async function forget(page: Page): Promise<void> {
  await page.goto(EMPTY_PAGE)
  await page.context().clearCookies()
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })
}

export const test = base.extend<object, { kept: Kept }>({
  kept: [
    async ({ playwright: _playwright }, provide) => {
      const kept: Kept = { context: null }
      await provide(kept)
      await kept.context?.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, kept, viewport }, provide, testInfo) => {
    const context = kept.context ?? (await browser.newContext())
    kept.context = context
    const [page] = context.pages()
    if (page === undefined) await context.addInitScript(saveData)
    else {
      await forget(page)
      if (viewport !== null) await page.setViewportSize(viewport)
    }
    await provide(context)
    if (testInfo.status !== testInfo.expectedStatus) {
      kept.context = null
      await context.close()
      return
    }
    const [first, ...others] = context.pages()
    for (const other of others) await other.close()
    await first?.unrouteAll({ behavior: 'ignoreErrors' })
    await context.clearPermissions()
  },
  page: async ({ context }, provide) => {
    await provide(context.pages()[0] ?? (await context.newPage()))
  },
})

export { expect, expectAccessible } from '#tests/browser/fixtures.ts'

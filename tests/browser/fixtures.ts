/**
 * Base fixtures: the gateway that serves the built app, browser errors that fail the test, and new customers.
 */
import { type BrowserContext, test as base, expect } from '@playwright/test'
import { watchBrowserErrors, type BrowserErrors } from './browser-errors.ts'
import { customerFactory, type Customer } from './customers.ts'
import { failureReport } from './failure-report.ts'
import { KeptPages } from './kept-page.ts'
import { type SharedGateway, sharedGateway } from './shared-gateway.ts'

export type PageOptions = {
  /** Whether the test needs a page that no other test has used. */
  readonly ownPage: boolean
  /**
   * Whether the browser saves data, so that pages load only what they show. On by default, because later
   * steps that are loaded in advance are a third of a page's cost (decision 043). Off in tests of what has
   * been loaded in advance.
   */
  readonly savesData: boolean
}
type ForTest = PageOptions & { readonly browserErrors: BrowserErrors }
type ForWorker = {
  readonly gateway: SharedGateway
  readonly freshCustomer: () => Customer
  readonly keptPages: KeptPages
}

/** Makes a browser save data. Runs in the page before its scripts. */
export const saveData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

export const test = base.extend<ForTest, ForWorker>({
  gateway: [
    // Playwright reads the dependencies from this pattern; an empty one is a lint error.
    async ({ playwright: _playwright }, provide) => {
      await provide(sharedGateway())
    },
    { scope: 'worker' },
  ],
  freshCustomer: [
    async ({ playwright: _playwright }, provide, { workerIndex }) => {
      await provide(customerFactory(workerIndex))
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ gateway }, provide) => {
    await provide(gateway.address)
  },
  keptPages: [
    async ({ playwright: _playwright }, provide) => {
      const pages = new KeptPages()
      await provide(pages)
      await pages.close()
    },
    { scope: 'worker' },
  ],
  ownPage: [false, { option: true }],
  savesData: [true, { option: true }],
  context: async (
    {
      browser,
      keptPages,
      ownPage,
      savesData,
      viewport,
      isMobile,
      serviceWorkers,
      timezoneId,
      locale,
      colorScheme,
      contextOptions,
    },
    provide,
    testInfo,
  ) => {
    const prepare = async (context: BrowserContext) => savesData && context.addInitScript(saveData)
    if (ownPage || serviceWorkers === 'allow') {
      const context = await browser.newContext()
      await prepare(context)
      await provide(context)
      await context.close()
      return
    }
    const options = JSON.stringify([isMobile, savesData, timezoneId, locale, colorScheme, contextOptions])
    const page = await keptPages.take(browser, options, prepare)
    if (viewport !== null) await page.setViewportSize(viewport)
    await provide(page.context())
    await keptPages.giveBack(options, testInfo.status === testInfo.expectedStatus)
  },
  page: async ({ context }, provide) => {
    await provide(context.pages()[0] ?? (await context.newPage()))
  },
  browserErrors: [
    async ({ context, gateway }, provide, testInfo) => {
      const browserErrors = watchBrowserErrors(context, gateway.address)
      await provide(browserErrors)
      browserErrors.stop()
      // Browser errors of a failed test may only follow from its failure.
      const unexpected = testInfo.errors.length === 0 ? browserErrors.unexpected() : []
      const hasFailed = testInfo.errors.length > 0 || unexpected.length > 0
      if (hasFailed && testInfo.expectedStatus === 'passed')
        process.stdout.write(await failureReport(testInfo.title, context, browserErrors.all))
      expect(unexpected, 'errors of the browser').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
export { expectAccessible, expectToFit } from './accessibility.ts'

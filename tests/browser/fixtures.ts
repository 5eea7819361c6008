/**
 * Base fixtures: the gateway that serves the built app, browser errors that fail the test, and new customers.
 */
import { test as base, expect } from '@playwright/test'
import { watchBrowserErrors, type BrowserErrors } from './browser-errors.ts'
import { customerFactory, type Customer } from './customers.ts'
import { failureReport } from './failure-report.ts'
import { type SharedGateway, sharedGateway } from './shared-gateway.ts'

type ForTest = {
  /**
   * Whether the browser saves data, so that pages load only what they show. On by default, because later steps that are
   * loaded in advance are a third of a page's cost (decision 043). Off in tests of what has been loaded in advance.
   */
  readonly savesData: boolean
  readonly browserErrors: BrowserErrors
}
type ForWorker = { readonly gateway: SharedGateway; readonly freshCustomer: () => Customer }

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
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, provide) => {
    if (savesData) await context.addInitScript(saveData)
    await provide(context)
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

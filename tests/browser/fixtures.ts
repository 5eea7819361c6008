/**
 * Base fixtures: a gateway for each worker that serves the built app, browser errors that fail the test,
 * and new customers.
 */
import { test as base, expect } from '@playwright/test'
import { watchBrowserErrors, type BrowserErrors } from './browser-errors.ts'
import { customerFactory, type Customer } from './customers.ts'
import { startGateway, type GatewayProcess } from './gateway-process.ts'
import { failureReport } from './failure-report.ts'

type ForTest = { readonly browserErrors: BrowserErrors }
type ForWorker = { readonly gateway: GatewayProcess; readonly freshCustomer: () => Customer }

export const test = base.extend<ForTest, ForWorker>({
  gateway: [
    // Playwright reads the dependencies from this pattern; an empty one is a lint error.
    async ({ playwright: _playwright }, provide) => {
      const gateway = await startGateway({ env: { SEPAR_CHECK_ANSWERS: '1' } })
      await provide(gateway)
      await gateway.stop()
      await gateway.clean()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  freshCustomer: [
    async ({ gateway: _gateway }, provide, { workerIndex }) => {
      await provide(customerFactory(workerIndex))
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ gateway }, provide) => {
    await provide(gateway.address)
  },
  browserErrors: [
    async ({ context, gateway }, provide, testInfo) => {
      const browserErrors = watchBrowserErrors(context, gateway.address)
      await provide(browserErrors)
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
export { expectAccessible } from './accessibility.ts'

/**
 * What a journey's test starts with: the real gateway (one for each worker, with data of its own) serving the built app,
 * a browser whose every complaint fails the test, and customers nobody has met.
 */
import { test as base, expect } from '@playwright/test'
import { watchBrowserErrors, type BrowserErrors } from './browser-errors.ts'
import { customerFactory, type Customer } from './customers.ts'
import { startGateway, type GatewayProcess } from './gateway-process.ts'
import { failureReport } from './failure-report.ts'

type ForTest = { readonly complaints: BrowserErrors }
type ForWorker = { readonly gateway: GatewayProcess; readonly freshCustomer: () => Customer }

export const test = base.extend<ForTest, ForWorker>({
  gateway: [
    // Playwright reads what a fixture needs from this pattern, and an empty one is a lint error, hence the name it has no use for.
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
  complaints: [
    async ({ context, gateway }, provide, testInfo) => {
      const complaints = watchBrowserErrors(context, gateway.address)
      await provide(complaints)
      // A test that failed already says why; its complaints may only follow from that.
      const unsettled = testInfo.errors.length === 0 ? complaints.unexpected() : []
      const hasFailed = testInfo.errors.length > 0 || unsettled.length > 0
      if (hasFailed && testInfo.expectedStatus === 'passed')
        process.stdout.write(await failureReport(testInfo.title, context, complaints.all))
      expect(unsettled, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
export { expectAccessible } from './accessibility.ts'

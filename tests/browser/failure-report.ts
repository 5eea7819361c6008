/**
 * Report of a failed test in text, for logs without pictures: pages, browser errors and the gateway’s last
 * lines.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { gatewayLogs } from './gateway-process.ts'
import { sharedGateway, sharedGatewayLog } from './shared-gateway.ts'

const [PAGE_LINES, BROWSER_ERRORS, LOG_LINES] = [40, 10, 15]
/** Time limit for a page that does not respond. */
const WAIT_MS = 2_000

/** Log lines of delivered files are left out. */
const ROUTINE = /"route":"\/\*","status":[23]/

/** Error pages of the browser have no main landmark. */
async function standingOn(page: Page): Promise<string> {
  const main = page.getByRole('main')
  const part = (await main.count()) > 0 ? main.first() : page.locator('body')
  return part.ariaSnapshot({ timeout: WAIT_MS })
}

async function pageLines(page: Page): Promise<string[]> {
  const snapshot = await standingOn(page).catch(
    (error: unknown) => `(not seen: ${String(error).split('\n')[0] ?? ''})`,
  )
  const lines = snapshot.split('\n')
  return [
    `page ${page.url()}`,
    ...lines.slice(0, PAGE_LINES),
    ...(lines.length > PAGE_LINES ? [`… ${lines.length - PAGE_LINES} lines more`] : []),
  ]
}

/** Returns the lines of the report. */
export async function failureReport(
  title: string,
  context: BrowserContext,
  browserErrors: readonly string[],
): Promise<string> {
  const pages = await Promise.all(context.pages().map(pageLines))
  const shared = { address: sharedGateway().address, log: sharedGatewayLog() }
  const gateways = [shared, ...gatewayLogs()].map(({ address, log }) => [
    `gateway ${address}`,
    ...log
      .trim()
      .split('\n')
      .filter((line) => !ROUTINE.test(line))
      .slice(-LOG_LINES),
  ])
  const lines = [
    `where it failed: ${title}`,
    ...pages.flat(),
    ...browserErrors.slice(-BROWSER_ERRORS),
    ...gateways.flat(),
  ]
  return `${lines.map((line) => `  | ${line}`).join('\n')}\n`
}

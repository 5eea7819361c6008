/**
 * What a failed test leaves to be read where nobody can see its pictures: the address of each page, what stood on it,
 * what the browser complained about, and what the gateways printed last.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { gatewayLogs } from './gateway-process.ts'

const [PAGE_LINES, COMPLAINTS, LOG_LINES] = [40, 10, 15]
/** A page that does not answer has said enough. */
const WAIT_MS = 2_000

/** A file of the app that was given out says nothing. */
const ROUTINE = /"route":"\/\*","status":[23]/

/** A page that is not the app's, as the browser's own for an address it cannot reach, has no main landmark. */
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

/** Takes the test's title, its browser context and what was complained about; gives lines to print, each with a bar before it. */
export async function failureReport(
  title: string,
  context: BrowserContext,
  heard: readonly string[],
): Promise<string> {
  const pages = await Promise.all(context.pages().map(pageLines))
  const gateways = gatewayLogs().map(({ address, log }) => [
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
    ...heard.slice(-COMPLAINTS),
    ...gateways.flat(),
  ]
  return `${lines.map((line) => `  | ${line}`).join('\n')}\n`
}

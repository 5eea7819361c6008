/**
 * Fails a test on any browser error: console errors and warnings, uncaught errors, violations of the
 * content-security policy, and failed requests to the app’s origin.
 */
import type { BrowserContext } from '@playwright/test'

export type BrowserErrors = {
  /** Declares an error that this test causes. It must occur. */
  readonly expect: (pattern: RegExp) => void
  /** All errors, expected or not. */
  readonly all: readonly string[]
  /** Errors that were not expected, and expected errors that did not occur. */
  readonly unexpected: () => string[]
}

/** Leaving a page aborts its requests, which is no failure. */
const ABANDONED = 'net::ERR_ABORTED'
/** Playwright’s own message where a test blocks service workers. */
const KEPT_AWAY = 'Service Worker registration blocked by Playwright'

/** Watches all pages of a context, popups included. */
export function watchBrowserErrors(context: BrowserContext, origin: string): BrowserErrors {
  const heard: string[] = []
  const expected: RegExp[] = []
  context.on('console', (message) => {
    if (message.text() === KEPT_AWAY) return
    if (message.type() === 'error' || message.type() === 'warning')
      heard.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (failure) => {
    heard.push(`uncaught: ${failure.error().stack ?? failure.error().message}`)
  })
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    if (request.url().startsWith(origin) && why !== ABANDONED)
      heard.push(`failed request: ${request.method()} ${request.url()} ${why}`)
  })
  context.on('response', (response) => {
    if (response.url().startsWith(origin) && response.status() >= 400)
      heard.push(`failed request: ${response.request().method()} ${response.url()} ${response.status()}`)
  })
  return {
    all: heard,
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => [
      ...heard.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
      ...expected
        .filter((pattern) => !heard.some((complaint) => pattern.test(complaint)))
        .map((pattern) => `expected in vain: ${String(pattern)}`),
    ],
  }
}

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
const NO_SERVICE_WORKER = 'Service Worker registration blocked by Playwright'

/** Watches all pages of a context, popups included. */
export function watchBrowserErrors(context: BrowserContext, origin: string): BrowserErrors {
  const errors: string[] = []
  const expected: RegExp[] = []
  context.on('console', (message) => {
    if (message.text() === NO_SERVICE_WORKER) return
    if (message.type() === 'error' || message.type() === 'warning')
      errors.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (failure) => {
    errors.push(`uncaught: ${failure.error().stack ?? failure.error().message}`)
  })
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    if (request.url().startsWith(origin) && why !== ABANDONED)
      errors.push(`failed request: ${request.method()} ${request.url()} ${why}`)
  })
  context.on('response', (response) => {
    if (response.url().startsWith(origin) && response.status() >= 400)
      errors.push(`failed request: ${response.request().method()} ${response.url()} ${response.status()}`)
  })
  return {
    all: errors,
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => [
      ...errors.filter((error) => !expected.some((pattern) => pattern.test(error))),
      ...expected
        .filter((pattern) => !errors.some((error) => pattern.test(error)))
        .map((pattern) => `expected in vain: ${String(pattern)}`),
    ],
  }
}

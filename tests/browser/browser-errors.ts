/**
 * Anything that the browser complains about fails the test: console errors and warnings, uncaught errors, breaches of the
 * content-security policy (they come as console errors) and requests to our own origin that fail.
 */
import type { BrowserContext } from '@playwright/test'

export type BrowserErrors = {
  /** Says that a complaint which matches is what this test is about, and must come: a 500 that it causes itself. */
  readonly expect: (pattern: RegExp) => void
  /** All that was complained about, expected or not. */
  readonly all: readonly string[]
  /** What was complained about without being expected, and what was expected in vain. */
  readonly unexpected: () => string[]
}

/** An abandoned request is no failure: leaving a page ends what it was fetching. */
const ABANDONED = 'net::ERR_ABORTED'
/** What Playwright itself says in the page where a test keeps service workers away. */
const KEPT_AWAY = 'Service Worker registration blocked by Playwright'

/** Takes a browser context and our origin; listens to every page in it, windows that it opens included. */
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
